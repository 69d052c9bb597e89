import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { chartWords as words } from './charts.words.ts'

interface ChartTipProps {
  title: string
  lines: readonly { id: string; name: string; value: string; swatch: ReactNode }[]
  isLeading: boolean
}

/** What a point is, beside the pointer or the point that has the focus. */
export function ChartTip({ title, lines, isLeading }: ChartTipProps) {
  const t = useTranslate()
  return (
    <div className="chart-tip">
      <p className="font-semibold">{title}</p>
      <dl>
        {lines.map(({ id, name, value, swatch }) => (
          <div key={id} className="contents">
            <dt>
              {swatch}
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isLeading && <p className="text-ink-quiet">{t(words.seeRows)}</p>}
    </div>
  )
}
