import type { DemoStatus, EnquiryStatus } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { demoStatusWords, enquiryStatusWords } from '../words/status.words.ts'

const enquiryTones = { new: 'caution', in_progress: 'signal', answered: 'quiet', closed: 'quiet' } as const

export function EnquiryStatusBadge({ status }: { status: EnquiryStatus }) {
  const t = useTranslate()
  return <Badge tone={enquiryTones[status]}>{t(enquiryStatusWords[status])}</Badge>
}

const demoTones = { requested: 'caution', confirmed: 'signal', declined: 'quiet', completed: 'quiet' } as const

export function DemoStatusBadge({ status }: { status: DemoStatus }) {
  const t = useTranslate()
  return <Badge tone={demoTones[status]}>{t(demoStatusWords[status])}</Badge>
}
