import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { chartWords as words } from './charts.words.ts'

interface ChartTipProps {
  title: string
  lines: readonly { id: string; name: string; value: string; swatch: ReactNode }[]
  isLeading: boolean
}

export function ChartTip({ title, lines, isLeading }: ChartTipProps) {
  const t = useTranslate()
  return (
    <div className="chart-tip min-w-36 rounded-control border border-hairline bg-raised px-3 py-2 text-fine leading-normal shadow-lift">
      <p className="font-semibold">{title}</p>
      <dl className="grid grid-cols-[auto_auto] justify-between gap-x-4">
        {lines.map(({ id, name, value, swatch }) => (
          <div key={id} className="contents">
            <dt className="flex items-center gap-1.5 text-ink-quiet">
              {swatch}
              {name}
            </dt>
            <dd className="text-end font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {isLeading && <p className="text-ink-quiet">{t(words.seeRows)}</p>}
    </div>
  )
}
