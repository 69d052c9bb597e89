import type { ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { measures, measureWords, analyticsWords as words } from './analytics.words.ts'
import { FiguresTable } from './FiguresTable.tsx'

export function WeeksTable({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { number, date } = useFormats()
  return (
    <FiguresTable
      label={t(words.week)}
      heads={[t(words.week), ...measures.map((measure) => t(measureWords[measure]))]}
      rows={figures.weeks.map((week) => [
        date(`${week.week}T04:00:00Z`),
        ...measures.map((measure) => number(week[measure])),
      ])}
      totals={[t(words.total), ...measures.map((measure) => number(figures.totals[measure]))]}
    />
  )
}
