import { noteSchema } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { StaffForm } from '../form/index.ts'
import type { ComposerActions } from './Composer.tsx'
import { composerWords as words } from './composer.words.ts'
import { type TextDraftProps, useTextDraft } from './useTextDraft.ts'

export function NoteForm({ draft, onChanged, onNote }: TextDraftProps & Pick<ComposerActions, 'onNote'>) {
  const t = useTranslate()
  const form = useTextDraft({
    draft,
    onChanged,
    initial: { text: '' },
    schema: noteSchema,
    send: ({ text }) => onNote(text),
    done: t(words.noteSaved),
  })
  const { isSending } = form
  return (
    <StaffForm
      form={form}
      label={t(words.note)}
      className="is-dense"
      actions={
        <div className="flex justify-end">
          <Button type="submit" size="compact" variant="primary" disabled={isSending}>
            {t(words.saveNote)}
          </Button>
        </div>
      }
    >
      <TextArea label={t(words.noteText)} hint={t(words.noteHint)} rows={4} required {...form.field('text')} />
    </StaffForm>
  )
}
