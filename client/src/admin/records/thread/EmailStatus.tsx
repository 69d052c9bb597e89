import type { Activity } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { threadWords as words } from './activities.words.ts'

const tones = { pending: 'quiet', delivered: 'signal', parked: 'danger' } as const

interface EmailStatusProps {
  mail: NonNullable<Activity['mail']>
  /** Sends a dead-lettered email again; undefined if that is not possible here. */
  onRetry?: (() => void) | undefined
}

/** Shows an email's delivery state; for a dead-lettered one the reason, and what to do. */
export function EmailStatus({ mail, onRetry }: EmailStatusProps) {
  const t = useTranslate()
  const { status, attempts, lastError } = mail
  const text = {
    pending: attempts > 0 ? t(words.mailAgain)(attempts) : t(words.mailPending),
    delivered: t(words.mailDelivered),
    parked: t(words.mailParked),
  }[status]
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tones[status]}>{text}</Badge>
      {status === 'parked' && <p className="text-fine text-ink-quiet">{t(words.mailParkedHint)}</p>}
      {status !== 'delivered' && lastError && (
        <p className="max-w-full font-[ui-monospace,monospace] text-[0.75rem] text-danger wrap-anywhere">{lastError}</p>
      )}
      {status === 'parked' && onRetry && (
        <Button size="compact" onClick={onRetry}>
          {t(words.sendAgain)}
        </Button>
      )}
    </div>
  )
}
