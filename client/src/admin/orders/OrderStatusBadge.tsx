import type { OrderStatus } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { orderStatusWords } from '../words/status.words.ts'

const tones = {
  pending: 'caution',
  processing: 'signal',
  partly_shipped: 'caution',
  shipped: 'signal',
  delivered: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<OrderStatus, string>

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(orderStatusWords[status])}</Badge>
}
