import { useTranslate } from '../../i18n/language.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { compareWords } from './compare.words.ts'
import { asideClass, columnClass, cornerClass, nameClass, sideClass, tableClass } from './table-classes.ts'

/** Rows drawn; most products have more. */
const lines = 14

/** Renders the table's outline while products load, in its final size. */
export function ComparisonSkeleton({ columns }: { columns: number }) {
  const t = useTranslate()
  return (
    <div>
      <p role="status" className="sr-only">
        {t(compareWords.loading)}
      </p>
      <div aria-hidden="true">
        <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline py-2">
          <Skeleton className="my-3 h-5 w-36" />
          <Skeleton className="my-3 ml-auto h-5 w-24" />
        </div>
        <table className={tableClass}>
          <thead>
            <tr>
              <td className={cornerClass} />
              {places(columns).map((place) => (
                <td key={place} className={`pt-2.5 pr-3 align-top lg:pr-8 ${place > 1 ? asideClass : ''}`}>
                  <div className="grid max-w-60 gap-2.5">
                    <Skeleton className="aspect-[4/3] w-full" />
                    <Skeleton className="h-11 w-full lg:h-9" />
                  </div>
                </td>
              ))}
            </tr>
            <tr>
              <td className={nameClass} />
              {places(columns).map((place) => (
                <td key={place} className={`${nameClass} ${place > 1 ? asideClass : ''}`}>
                  <Skeleton className="my-1 h-5 w-4/5" />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {places(lines).map((line) => (
              <tr key={line}>
                <th className={sideClass} scope="row">
                  <Skeleton className="my-1 h-4 w-4/5 max-w-32" />
                </th>
                {places(columns).map((place) => (
                  <td key={place} className={`${columnClass} ${place > 1 ? asideClass : ''}`}>
                    <Skeleton className="my-1 h-4 w-3/5" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
