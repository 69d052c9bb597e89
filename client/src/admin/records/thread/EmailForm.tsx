import { Send } from 'lucide-react'
import { replySchema } from '#contract/requests/messages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { StaffForm } from '../form/index.ts'
import type { ComposerActions, EmailRecipient } from './Composer.tsx'
import { emailGreetingWords, composerWords as words } from './composer.words.ts'
import { type TextDraftProps, useTextDraft } from './useTextDraft.ts'

interface EmailFormProps extends TextDraftProps, Pick<ComposerActions, 'onReply'> {
  recipient: EmailRecipient
}

export function EmailForm({ draft, onChanged, recipient, onReply }: EmailFormProps) {
  const t = useTranslate()
  const form = useTextDraft({
    draft,
    onChanged,
    initial: { subject: recipient.subject, text: '' },
    schema: replySchema,
    send: onReply,
    done: t(words.letterSent),
  })
  const { isSending } = form
  return (
    <StaffForm
      form={form}
      label={t(words.letter)}
      className="is-dense"
      actions={
        <div className="flex justify-end">
          <Button type="submit" size="compact" variant="primary" disabled={isSending}>
            <Send aria-hidden="true" className="size-4" />
            {t(isSending ? words.sending : words.sendLetter)}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        <span className="text-ink-quiet">{t(words.to)}</span>{' '}
        <EmailText text={`${recipient.name} <${recipient.email}>`} />
      </p>
      <TextField label={t(words.subject)} required {...form.field('subject')} />
      <TextArea
        label={t(words.letterText)}
        hint={t(emailGreetingWords[recipient.language])(recipient.name)}
        rows={8}
        required
        {...form.field('text')}
      />
    </StaffForm>
  )
}
