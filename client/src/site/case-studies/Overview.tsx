import { Link } from 'react-router-dom'
import type { ShownCase } from '#contract/content/cases.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { caseWords, changePercent } from '../../content/index.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { casesCopy } from './cases.words.ts'

const headClass = 'border-t border-b border-t-ink border-b-hairline py-2 pr-3 text-fine font-normal text-ink-quiet'
const cellClass = 'border-b border-hairline py-1 pr-3'

export function Overview({ cases }: { cases: ShownCase[] }) {
  const t = useTranslate()
  const localized = useLocalizedText()
  return (
    <table className="mt-8 w-full border-collapse text-left">
      <caption className="sr-only">{t(casesCopy.overview)}</caption>
      <thead>
        <tr>
          <th scope="col" className={headClass}>
            {t(casesCopy.site)}
          </th>
          <th scope="col" className={`${headClass} max-sm:hidden`}>
            {t(casesCopy.measure)}
          </th>
          <th scope="col" className={headClass}>
            {t(caseWords.before)}
          </th>
          <th scope="col" className={headClass}>
            {t(caseWords.after)}
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ key, site, measures: [measure] }) => (
          <tr key={key}>
            <th className={`${cellClass} font-semibold`} scope="row">
              <Link to={{ hash: `#${key}` }} className="link touchable">
                <span {...localized(site)} />
              </Link>
              {measure && (
                <span
                  className="block -mt-1.5 pb-1.5 text-ink-quiet text-fine font-normal sm:hidden"
                  {...localized(measure.name)}
                />
              )}
            </th>
            {measure && (
              <>
                <td className={`${cellClass} max-sm:hidden`} {...localized(measure.name)} />
                <td className={`${cellClass} whitespace-nowrap`}>
                  {numberText(measure.before)} <span {...localized(measure.unit)} />
                </td>
                <td className={`${cellClass} whitespace-nowrap`}>
                  <strong>
                    {numberText(measure.after)} <span {...localized(measure.unit)} />
                  </strong>
                  <span className="block text-signal text-fine sm:ml-3 sm:inline">{changePercent(measure)}</span>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
