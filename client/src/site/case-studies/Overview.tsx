import { languageTags } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Link } from '../../ui/Link.tsx'
import { type Case, casesCopy } from './cases.words.ts'
import { changePercent } from './change.ts'

const headClass = 'border-t border-b border-t-ink border-b-hairline py-2 pr-3 text-fine font-normal text-ink-quiet'
const cellClass = 'border-b border-hairline py-1 pr-3'

/** One line a case, its chief figure before and after; each leads to its sheet. */
export function Overview({ cases }: { cases: Case[] }) {
  const t = useTranslate()
  const number = new Intl.NumberFormat(languageTags[useLanguage()])
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
            {t(casesCopy.before)}
          </th>
          <th scope="col" className={headClass}>
            {t(casesCopy.after)}
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ id, site, measures: [measure] }) => (
          <tr key={id}>
            <th className={`${cellClass} font-semibold`} scope="row">
              <Link to={{ hash: `#${id}` }} className="link touchable">
                {t(site)}
              </Link>
              {measure && (
                <span className="block -mt-1.5 pb-1.5 text-ink-quiet text-fine font-normal sm:hidden">
                  {t(measure.name)}
                </span>
              )}
            </th>
            {measure && (
              <>
                <td className={`${cellClass} max-sm:hidden`}>{t(measure.name)}</td>
                <td className={`${cellClass} whitespace-nowrap`}>
                  {number.format(measure.before)} {t(measure.unit)}
                </td>
                <td className={`${cellClass} whitespace-nowrap`}>
                  <strong>
                    {number.format(measure.after)} {t(measure.unit)}
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
