import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { customerPath } from '../../paths/index.ts'
import { duplicateReasonWords, customerPageWords as words } from '../customer-page.words.ts'
import { MergeDialog } from './MergeDialog.tsx'

export function DuplicatesPanel({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const [merging, setMerging] = useState<{ otherId: string | undefined }>()
  const { duplicates } = customer
  return (
    <section className="message-panel">
      <h2>{t(words.duplicates)}</h2>
      <ul>
        {duplicates.map(({ id, name, reason }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 py-2 border-t border-hairline wrap-anywhere first:pt-0 first:border-t-0"
          >
            <span className="min-w-0">
              <Link to={customerPath(id)} className="link">
                {name}
              </Link>
              <span className="block text-fine text-ink-quiet">{t(duplicateReasonWords[reason])}</span>
            </span>
            <Button
              size="compact"
              className="shrink-0"
              aria-label={`${t(words.merge)} ${name}`}
              onClick={() => setMerging({ otherId: id })}
            >
              {t(words.merge)}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="compact" variant="quiet" className="-ml-3" onClick={() => setMerging({ otherId: undefined })}>
        {t(words.mergeOther)}
      </Button>
      {merging && <MergeDialog customer={customer} otherId={merging.otherId} onClose={() => setMerging(undefined)} />}
    </section>
  )
}
