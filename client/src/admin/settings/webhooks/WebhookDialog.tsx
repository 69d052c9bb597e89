import { type EventType, eventTypes } from '#contract/webhooks/events.ts'
import { newWebhookSchema, type Webhook, type WebhookSecret } from '#contract/webhooks/webhooks.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog, UnsavedGuard, useStaffForm } from '../../records/form/index.ts'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { ChoicesField } from '../../ui/fields/ChoicesField.tsx'
import { changeWebhook, createWebhook } from './webhooks.ts'
import { eventWords, webhooksWords as words } from './webhooks.words.ts'

interface WebhookDialogProps {
  /** Without one, a new one is made. */
  webhook?: Webhook | undefined
  onMade: (made: WebhookSecret) => void
  onSaved: () => void
  onClose: () => void
}

export function WebhookDialog({ webhook, onMade, onSaved, onClose }: WebhookDialogProps) {
  const t = useTranslate()
  const events: string[] = webhook?.events ?? []
  const form = useStaffForm({
    initial: { name: webhook?.name ?? '', url: webhook?.url ?? '', events },
    schema: newWebhookSchema,
    bodyOf: (values) => values,
    async send(body) {
      if (!webhook) return onMade(await createWebhook(body))
      await changeWebhook(webhook.id, { ...body, isEnabled: webhook.isEnabled, version: webhook.version })
      onSaved()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={webhook ? t(words.editTitle)(webhook.name) : t(words.newTitle)}
      act={webhook ? t(words.save) : t(words.add)}
      size="wide"
    >
      <TextField label={t(words.name)} hint={t(words.nameHint)} autoComplete="off" required {...form.field('name')} />
      <TextField
        label={t(words.url)}
        hint={t(words.urlHint)}
        type="url"
        autoComplete="off"
        required
        {...form.field('url')}
      />
      <ChoicesField
        label={t(words.events)}
        error={form.errorOf('events')}
        options={eventTypes.map((type: EventType) => ({ value: type, label: t(eventWords[type]) }))}
        chosen={form.values.events}
        onChange={(events) => form.set('events', events)}
      />
      <UnsavedGuard isChanged={form.isChanged && !form.isSending} />
    </FormDialog>
  )
}

/** Shows a secret that was just made. */
export function SecretDialog({ made: { webhook, secret }, onClose }: { made: WebhookSecret; onClose: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <Dialog isOpen onClose={onClose} title={t(words.secretTitle)(webhook.name)} description={t(words.secretHint)}>
      <TextField
        label={t(words.secret)}
        readOnly
        spellCheck={false}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        <Button size="compact" onClick={onClose}>
          {t(words.done)}
        </Button>
        <Button
          size="compact"
          variant="primary"
          onClick={() => void copy(secret, { done: t(words.copied), failed: t(words.copyFailed) })}
        >
          {t(words.copy)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
