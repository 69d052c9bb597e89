import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { uiWords } from '../../ui/ui.words.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** The first rows, on their way. */
export function TableSkeleton({ columns, isCards }: { columns: number; isCards: boolean }) {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="table-scroll">
      <p className="sr-only">{t(uiWords.loading)}</p>
      {places.map((place) => (
        <div key={place} className={isCards ? 'table-skeleton-card' : 'table-skeleton-row'}>
          {places.slice(0, isCards ? 3 : columns).map((part, index) => (
            <Skeleton key={part} className={index === 0 ? 'h-4 w-2/3' : 'h-4 w-1/2'} />
          ))}
        </div>
      ))}
    </div>
  )
}
