import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { productIssues } from '#contract/catalogue/data-quality.ts'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { productPath } from '../../paths/index.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { issueHints, issueWords } from '../../words/product-issues.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { detailWords as words } from './detail.words.ts'
import { ProductPanel } from './FactList.tsx'

/** Lists the product's issues, and values that could not be read. */
export function IssuesPanel({ product: { id, issues, warnings } }: { product: EditedProduct }) {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  const known = productIssues.filter((issue) => issues.includes(issue))
  return (
    <ProductPanel title={t(words.issues)}>
      {known.length === 0 && warnings.length === 0 && <p className="text-ink-quiet">{t(words.noIssues)}</p>}
      <ul>
        {known.map((issue) => (
          <Issue key={issue} name={t(issueWords[issue])} hint={t(issueHints[issue])}>
            {canWrite && (
              <Link to={productPath(id, 'edit')} className="link shrink-0">
                {t(words.fix)}
              </Link>
            )}
          </Issue>
        ))}
        {warnings.map(({ field, code }) => (
          <Issue key={field + code} name={t(recordFieldWords[field])} hint={t(staffFaultOf({ code }))} />
        ))}
      </ul>
    </ProductPanel>
  )
}

function Issue({ name, hint, children }: { name: string; hint: string; children?: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-3 border-t border-hairline py-2 first:border-t-0 first:pt-0">
      <span>
        <strong className="font-semibold">{name}</strong>
        <span className="block text-fine text-ink-quiet">{hint}</span>
      </span>
      {children}
    </li>
  )
}
