import type { QuoteStatus } from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { quoteStatusWords } from '../words/messages.words.ts'

const tones = {
  requested: 'caution',
  priced: 'signal',
  sent: 'signal',
  accepted: 'signal',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
} as const satisfies Record<QuoteStatus, string>

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(quoteStatusWords[status])}</Badge>
}
