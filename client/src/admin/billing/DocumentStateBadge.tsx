import type { IssuedDocument } from '#contract/billing/documents.ts'
import { type DocumentState, documentStateWords, isInvoice } from '#contract/billing/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'

const tones = {
  issued: 'signal',
  partly_paid: 'signal',
  overdue: 'caution',
  paid: 'quiet',
  credited: 'quiet',
} as const satisfies Record<DocumentState, string>

/** Renders what is open of an invoice; nothing for documents that ask for no money. */
export function DocumentStateBadge({
  document: { kind, state },
}: {
  document: Pick<IssuedDocument, 'kind' | 'state'>
}) {
  const t = useTranslate()
  return isInvoice(kind) ? <Badge tone={tones[state]}>{t(documentStateWords[state])}</Badge> : null
}
