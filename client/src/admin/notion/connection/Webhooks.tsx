import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SyncWebhook } from '#contract/sync/sync-webhook.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useCan } from '../../api/staff/session.ts'
import { syncWebhookOptions } from '../../api/sync.ts'
import { useFormats } from '../../i18n/formats.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { Fact, factsClass, Panel } from '../Panel.tsx'
import { useWebhook } from './useWebhook.ts'
import { subscribeSteps, verifySteps, webhookStateWords, webhookWords as words } from './webhook.words.ts'

const tones = { off: 'quiet', waiting: 'caution', unverified: 'caution', connected: 'signal' } as const

/** Shows the state of Notion's webhooks, and guides a Super Admin through the set-up. */
export function Webhooks() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(syncWebhookOptions)
  const state = data && <Badge tone={tones[data.state]}>{t(webhookStateWords[data.state])}</Badge>
  return (
    <Panel title={t(words.title)} aside={<span role="status">{state}</span>}>
      <p className="text-ink-quiet">{t(words.lead)}</p>
      {!data && error && <LoadFailure isSmall title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && <WebhookState webhook={data} />}
    </Panel>
  )
}

function WebhookState({ webhook }: { webhook: SyncWebhook }) {
  const t = useTranslate()
  const canManage = useCan()('settings.manage')
  const { state, address, isReachable, lastEventAt } = webhook
  return (
    <>
      {!isReachable && <p>{address ? t(words.notReachable)(address) : t(words.noAddress)}</p>}
      {state === 'connected' && (
        <dl className={factsClass}>
          <Fact term={t(words.lastEvent)}>{lastEventAt ? <RelativeTime at={lastEventAt} /> : t(words.noEvent)}</Fact>
        </dl>
      )}
      {canManage ? <Managed webhook={webhook} /> : <p className="text-fine text-ink-quiet">{t(words.askAdmin)}</p>}
    </>
  )
}

function Managed({ webhook: { state, address, isReachable, waitsUntil } }: { webhook: SyncWebhook }) {
  const t = useTranslate()
  const { time } = useFormats()
  const { connect, disconnect, show, token, isBusy } = useWebhook()
  const [isConfirming, setConfirming] = useState(false)
  const copy = { label: t(words.copy), done: t(words.copied), failed: t(words.copyFailed) }
  return (
    <>
      {state === 'waiting' && (
        <>
          <Steps steps={subscribeSteps} />
          {address && <CodeBlock label={t(words.address)} code={address} copy={copy} />}
          {waitsUntil && <p className="text-fine text-ink-quiet">{t(words.waitingUntil)(time(waitsUntil))}</p>}
        </>
      )}
      {state === 'unverified' && <Steps steps={verifySteps} />}
      {token && state !== 'off' && state !== 'waiting' && <CodeBlock label={t(words.token)} code={token} copy={copy} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'off' && isReachable && (
          <Button size="compact" variant="primary" disabled={isBusy} onClick={connect}>
            {t(words.connect)}
          </Button>
        )}
        {(state === 'unverified' || state === 'connected') && (
          <Button size="compact" disabled={isBusy || token !== undefined} onClick={show}>
            {t(words.showToken)}
          </Button>
        )}
        {state !== 'off' && (
          <Button size="compact" disabled={isBusy} onClick={() => setConfirming(true)}>
            {t(state === 'waiting' ? words.cancel : words.disconnect)}
          </Button>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t(words.disconnectTitle)}
          description={t(words.disconnectText)}
          action={t(words.disconnect)}
          onConfirm={disconnect}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function Steps({ steps }: { steps: Bilingual[] }) {
  const t = useTranslate()
  return (
    <section aria-label={t(words.steps)}>
      <ol className="list-decimal ps-5">
        {steps.map((step) => (
          <li key={step.en} className="mt-1.5 first:mt-0">
            {t(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}
