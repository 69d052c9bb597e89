import { productIssues } from '#contract/catalogue/data-quality.ts'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useMay } from '../../api/staff/session.ts'
import { productPath } from '../../paths/index.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { issueHints, issueWords } from '../../words/product-issues.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { detailWords as words } from './detail.words.ts'

/** What is to be mended, and what of the record could not be read. */
export function IssuesPanel({ product: { id, issues, warnings } }: { product: EditedProduct }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const known = productIssues.filter((issue) => issues.includes(issue))
  return (
    <section className="product-panel">
      <h2>{t(words.issues)}</h2>
      {known.length === 0 && warnings.length === 0 && <p className="text-ink-quiet">{t(words.noIssues)}</p>}
      <ul className="issue-list">
        {known.map((issue) => (
          <li key={issue}>
            <span>
              <strong className="font-semibold">{t(issueWords[issue])}</strong>
              <span className="block text-fine text-ink-quiet">{t(issueHints[issue])}</span>
            </span>
            {mayWrite && (
              <Link to={productPath(id, 'edit')} className="link shrink-0">
                {t(words.fix)}
              </Link>
            )}
          </li>
        ))}
        {warnings.map(({ field, code }) => (
          <li key={field + code}>
            <span>
              <strong className="font-semibold">{t(recordFieldWords[field])}</strong>
              <span className="block text-fine text-ink-quiet">{t(staffFaultOf({ code }))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
