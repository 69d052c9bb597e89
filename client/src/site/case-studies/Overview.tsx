import { languageTags } from '#contract/i18n/languages.ts'
import './overview.css'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Link } from '../../ui/Link.tsx'
import { type Case, casesCopy } from './cases.words.ts'
import { changePercent } from './change.ts'

/** One line a case, its chief figure before and after; each leads to its sheet. */
export function Overview({ cases }: { cases: Case[] }) {
  const t = useTranslate()
  const number = new Intl.NumberFormat(languageTags[useLanguage()])
  return (
    <table className="cases-overview">
      <caption className="sr-only">{t(casesCopy.overview)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(casesCopy.site)}</th>
          <th scope="col" className="cases-measure">
            {t(casesCopy.measure)}
          </th>
          <th scope="col">{t(casesCopy.before)}</th>
          <th scope="col">{t(casesCopy.after)}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ id, site, measures: [measure] }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={{ hash: `#${id}` }} preventScrollReset className="case-link link">
                {t(site)}
              </Link>
              {measure && <span className="cases-measure-small">{t(measure.name)}</span>}
            </th>
            {measure && (
              <>
                <td className="cases-measure">{t(measure.name)}</td>
                <td>
                  {number.format(measure.before)} {t(measure.unit)}
                </td>
                <td>
                  <strong>
                    {number.format(measure.after)} {t(measure.unit)}
                  </strong>
                  <span className="cases-change">{changePercent(measure)}</span>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
