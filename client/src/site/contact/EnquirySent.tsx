import type { Submitted } from '#contract/requests/visitors.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { formWords, SentCard } from '../forms/index.ts'
import { enquiryCopy } from './contact.words.ts'

interface EnquirySentProps {
  receipt: Submitted
  isJustSent: boolean
  onAgain: () => void
}

export function EnquirySent({ receipt: { reference, asksToConfirm }, isJustSent, onAgain }: EnquirySentProps) {
  const t = useTranslate()
  return (
    <SentCard
      title={t(enquiryCopy.sent)}
      text={t(enquiryCopy.sentDetail)}
      reference={reference}
      confirm={asksToConfirm ? t(formWords.confirm) : undefined}
      takesFocus={isJustSent}
      again={t(enquiryCopy.another)}
      onAgain={onAgain}
    />
  )
}
