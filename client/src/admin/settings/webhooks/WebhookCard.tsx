import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { eventWords, webhooksWords as words } from './webhooks.words.ts'

export type WebhookAct = 'test' | 'log' | 'edit' | 'rotate' | 'disable' | 'enable' | 'remove'

interface WebhookCardProps {
  webhook: Webhook
  now: Date
  onAct: (act: WebhookAct) => void
}

/** Renders a webhook with its address, state and actions. */
export function WebhookCard({ webhook, now, onAct }: WebhookCardProps) {
  const t = useTranslate()
  const formats = useFormats()
  const { name, url, events, isEnabled, pending, lastDeliveredAt, previousUntil } = webhook
  const acts: WebhookAct[] = isEnabled
    ? ['test', 'log', 'edit', 'rotate', 'disable', 'remove']
    : ['log', 'edit', 'rotate', 'enable', 'remove']
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-panel border border-hairline bg-raised px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{name}</h2>
        <State webhook={webhook} now={now} />
      </div>
      <p className="text-fine wrap-anywhere">
        <code>{url}</code>
      </p>
      <p className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <span>
          {lastDeliveredAt ? t(words.lastDelivered)(formats.relative(lastDeliveredAt, now)) : t(words.neverDelivered)}
        </span>
        {pending > 0 && <span>{t(words.pending)(pending)}</span>}
        {previousUntil && <span>{t(words.twoSecrets)(formats.exact(previousUntil))}</span>}
      </p>
      <details>
        <summary className="cursor-pointer py-1 text-fine">{t(words.listensTo)(events.length)}</summary>
        <ul className="list-disc pl-5 text-fine">
          {events.map((type) => (
            <li key={type}>
              {t(eventWords[type])} <code className="text-ink-quiet">{type}</code>
            </li>
          ))}
        </ul>
      </details>
      <div className="-ml-3 flex flex-wrap gap-1">
        {acts.map((act) => (
          <Button
            key={act}
            size="compact"
            variant="quiet"
            onClick={() => onAct(act)}
            aria-label={t(words.of)(t(words[act]), name)}
          >
            {t(words[act])}
          </Button>
        ))}
      </div>
    </li>
  )
}

function State({ webhook, now }: Pick<WebhookCardProps, 'webhook' | 'now'>) {
  const t = useTranslate()
  const formats = useFormats()
  const { isEnabled, disabledFor, failingSince } = webhook
  if (!isEnabled) {
    return (
      <span className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
        <Badge tone={disabledFor ? 'danger' : 'quiet'}>{t(words.disabled)}</Badge>
        {disabledFor && t(disabledFor === 'gone' ? words.disabledForGone : words.disabledForFailing)}
      </span>
    )
  }
  if (!failingSince) return <Badge tone="signal">{t(words.active)}</Badge>
  return (
    <span className="flex flex-wrap gap-x-3 text-fine text-ink-quiet">
      <Badge tone="caution">{t(words.failing)}</Badge>
      {t(words.failingSince)(formats.relative(failingSince, now))}
    </span>
  )
}
