import type { CustomerStatus as Status } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { customerStatusWords } from '../words/status.words.ts'

const tones = { active: 'quiet', vip: 'signal', inactive: 'caution' } as const satisfies Record<Status, string>

export function CustomerStatus({ status }: { status: Status }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(customerStatusWords[status])}</Badge>
}
