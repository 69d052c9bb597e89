import { type ReceiptState, receiptStateWords } from '#contract/stock/receipts.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'

const tones = {
  expected: 'signal',
  partly_received: 'caution',
  received: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<ReceiptState, string>

export function ReceiptStateBadge({ state }: { state: ReceiptState }) {
  const t = useTranslate()
  return <Badge tone={tones[state]}>{t(receiptStateWords[state])}</Badge>
}
