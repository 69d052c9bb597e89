import { useQueryClient } from '@tanstack/react-query'
import { type ContentEntry, contentPublishSchema } from '#contract/content/entries.ts'
import { needsEnd } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { cacheContent, publishContent } from '../api/content.ts'
import { StaffForm, useStaffForm } from '../records/form/index.ts'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
import { hongKongMoment, hongKongTyped } from '../ui/days.ts'
import { contentWords as words } from './content.words.ts'

/** Publishes the saved version, at once or between two moments in Hong Kong time. */
export function PublishDialog({ entry, onClose }: { entry: ContentEntry; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const isAhead = entry.state === 'scheduled'
  const form = useStaffForm({
    initial: {
      from: hongKongTyped(isAhead ? entry.publishFrom : null),
      until: hongKongTyped(entry.state === 'ended' ? null : entry.publishUntil),
    },
    schema: contentPublishSchema,
    bodyOf: ({ from, until }) => ({
      version: entry.version,
      from: hongKongMoment(from),
      until: hongKongMoment(until),
    }),
    async send(body) {
      const published = cacheContent(queries, await publishContent(entry.id, body))
      toast(t(published.state === 'scheduled' ? words.scheduled : words.published))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t(words.publishTitle)} description={t(words.publishHint)}>
      <StaffForm
        form={form}
        label={t(words.publishTitle)}
        actions={<DialogButtons onClose={onClose} act={t(words.publishAct)} disabled={form.isSending} />}
      >
        <TextField
          {...form.field('from')}
          type="datetime-local"
          label={t(words.publishFrom)}
          hint={t(words.publishFromHint)}
        />
        <TextField
          {...form.field('until')}
          type="datetime-local"
          label={t(words.publishUntil)}
          {...(needsEnd(entry.kind) && { required: true, hint: t(words.publishUntilHint) })}
        />
      </StaffForm>
    </Dialog>
  )
}
