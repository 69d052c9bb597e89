import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook, WebhookSecret } from '#contract/webhooks/webhooks.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useClock } from '../../ui/useClock.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { SettingsList } from '../SettingsList.tsx'
import { LogDialog } from './LogDialog.tsx'
import { type WebhookAct, WebhookCard } from './WebhookCard.tsx'
import { SecretDialog, WebhookDialog } from './WebhookDialog.tsx'
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook, webhooksOptions } from './webhooks.ts'
import { webhooksWords as words } from './webhooks.words.ts'

/** The open dialog: the form of a new webhook, a secret, or one about a webhook. */
type Open =
  | { about: 'new' }
  | { about: 'secret'; made: WebhookSecret }
  | { about: Exclude<WebhookAct, 'test' | 'enable'>; webhook: Webhook }

/** Renders /admin/settings/webhooks. */
export default function WebhooksPage() {
  const query = useQuery(webhooksOptions)
  const now = useClock()
  const { open, show, close, end, act } = useActs()
  return (
    <SettingsList
      tab="webhooks"
      words={words}
      query={query}
      onAdd={() => show({ about: 'new' })}
      renderItem={(webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} now={now} onAct={(name) => void act(name, webhook)} />
      )}
    >
      {open?.about === 'secret' && <SecretDialog made={open.made} onClose={end} />}
      {open && open.about !== 'secret' && <Opened open={open} show={show} onClose={close} />}
    </SettingsList>
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
