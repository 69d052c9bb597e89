import type { ProductAnalytics } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { measures, measureWords, analyticsWords as words } from './analytics.words.ts'

/** The columns in figures. */
export function WeeksTable({ figures }: { figures: ProductAnalytics }) {
  const t = useTranslate()
  const { number, date } = useFormats()
  return (
    <details className="figure-table">
      <summary>{t(words.table)}</summary>
      <ScrollRegion label={t(words.week)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(words.week)}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col" data-align="end">
                  {t(measureWords[measure])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row">{date(`${week.week}T04:00:00Z`)}</th>
                {measures.map((measure) => (
                  <td key={measure} data-align="end">
                    {number(week[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(words.total)}</th>
              {measures.map((measure) => (
                <td key={measure} data-align="end">
                  {number(figures.totals[measure])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </details>
  )
}
