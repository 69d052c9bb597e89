import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { scrollClass } from './rows/cell-classes.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

export function TableSkeleton({ columns, isCards }: { columns: number; isCards: boolean }) {
  const t = useTranslate()
  return (
    <div aria-busy="true" className={scrollClass}>
      <p className="sr-only">{t(uiWords.loading)}</p>
      {places.map((place) => (
        <div
          key={place}
          className={`grid border-b border-hairline ${isCards ? 'h-15 content-center gap-2 px-4' : 'h-11 auto-cols-[1fr] grid-flow-col items-center gap-4 px-4 lg:h-9'}`}
        >
          {places.slice(0, isCards ? 2 : columns).map((part, index) => (
            <Skeleton key={part} className={index === 0 ? 'h-4 w-2/3' : 'h-4 w-1/2'} />
          ))}
        </div>
      ))}
    </div>
  )
}
