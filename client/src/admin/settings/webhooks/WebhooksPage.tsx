import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Webhook, WebhookSecret } from '#contract/webhooks/webhooks.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useClock } from '../../ui/useClock.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { settingsWords } from '../../words/settings.words.ts'
import { SettingsTabs } from '../SettingsTabs.tsx'
import { LogDialog } from './LogDialog.tsx'
import { type WebhookAct, WebhookCard } from './WebhookCard.tsx'
import { SecretDialog, WebhookDialog } from './WebhookDialog.tsx'
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook, webhooksOptions } from './webhooks.ts'
import { webhooksWords as words } from './webhooks.words.ts'

/** What is open: the form of a new one, a secret, or a dialog about a webhook. */
type Open =
  | { about: 'new' }
  | { about: 'secret'; made: WebhookSecret }
  | { about: Exclude<WebhookAct, 'test' | 'enable'>; webhook: Webhook }

/** Renders /admin/settings/webhooks. */
export default function WebhooksPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(webhooksOptions)
  const now = useClock()
  const { open, show, close, end, act } = useActs()
  const add = (
    <Button variant="primary" size="compact" onClick={() => show({ about: 'new' })}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.add)}
    </Button>
  )
  return (
    <div className="grid content-start gap-5">
      <PageHead title={t(words.title)} isListed={false} />
      <h1 className="heading text-title">{t(settingsWords.title)}</h1>
      <SettingsTabs current="webhooks" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="measure text-ink-quiet">{t(words.hint)}</p>
        {data && data.items.length > 0 && add}
      </div>
      {!data && error && <LoadFailure title={t(words.failedTitle)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.items.length === 0 && (
        <EmptyState title={t(words.emptyTitle)} hint={t(words.emptyHint)}>
          {add}
        </EmptyState>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {data?.items.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} now={now} onAct={(name) => void act(name, webhook)} />
        ))}
      </ul>
      {open?.about === 'secret' && <SecretDialog made={open.made} onClose={end} />}
      {open && open.about !== 'secret' && <Opened open={open} show={show} onClose={close} />}
    </div>
  )
}

function useActs() {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  async function act(name: WebhookAct, webhook: Webhook) {
    if (name !== 'test' && name !== 'enable') return setOpen({ about: name, webhook })
    try {
      if (name === 'test') await testWebhook(webhook.id)
      else await changeWebhook(webhook.id, writeOf(webhook, true))
      if (name === 'enable') toast(t(words.enabledNow), 'success')
      else setOpen({ about: 'log', webhook })
    } catch (error) {
      toast(failureWords(error), 'failure')
    }
    await queries.invalidateQueries({ queryKey: webhooksOptions.queryKey })
  }
  return {
    open,
    show: setOpen,
    close: () => setOpen((now) => (now?.about === 'secret' ? now : undefined)),
    end: () => setOpen(undefined),
    act,
  }
}

interface OpenedProps {
  open: Exclude<Open, { about: 'secret' }>
  show: (open: Open) => void
  /** Leaves a secret open that took the place of a question or a form. */
  onClose: () => void
}

function Opened({ open, show, onClose }: OpenedProps) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksOptions.queryKey })
  function showSecret(made: WebhookSecret) {
    show({ about: 'secret', made })
    void refresh()
  }
  function say(message: string) {
    toast(message, 'success')
    void refresh()
  }
  if (open.about === 'new') return <WebhookDialog onMade={showSecret} onSaved={onClose} onClose={onClose} />
  const { webhook } = open
  const { id, name } = webhook
  if (open.about === 'log') return <LogDialog webhook={webhook} onClose={onClose} />
  if (open.about === 'edit') {
    const saved = () => {
      say(t(words.saved))
      onClose()
    }
    return <WebhookDialog webhook={webhook} onMade={showSecret} onSaved={saved} onClose={onClose} />
  }
  const questions = {
    rotate: {
      title: t(words.rotateTitle)(name),
      description: t(words.rotateHint),
      onConfirm: async () => showSecret(await rotateWebhookSecret(id)),
    },
    disable: {
      title: t(words.disableTitle)(name),
      description: t(words.disableHint),
      onConfirm: () => changeWebhook(id, writeOf(webhook, false)).then(() => say(t(words.disabledNow))),
    },
    remove: {
      title: t(words.removeTitle)(name),
      description: t(words.removeHint),
      onConfirm: () => deleteWebhook(id).then(() => say(t(words.removed))),
    },
  }
  const isErasing = open.about !== 'rotate'
  return (
    <ConfirmDialog {...questions[open.about]} action={t(words[open.about])} isErasing={isErasing} onClose={onClose} />
  )
}

function writeOf({ name, url, events, version }: Webhook, isEnabled: boolean) {
  return { name, url, events, isEnabled, version }
}
