import { Send } from 'lucide-react'
import { replySchema } from '#contract/requests/messages.ts'
import type { ReplyFile } from '#contract/requests/reply-files.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { TextArea, TextField } from '../../../../ui/fields/TextField.tsx'
import { StaffForm } from '../../form/index.ts'
import type { ComposerActions, EmailRecipient } from '../Composer.tsx'
import { emailGreetingWords, composerWords as words } from '../composer.words.ts'
import { type TextDraftProps, useTextDraft } from '../useTextDraft.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { FileDrop } from './FileDrop.tsx'
import { fileWords } from './files.words.ts'
import { useReplyFiles } from './useReplyFiles.ts'

interface EmailFormProps extends TextDraftProps, Pick<ComposerActions, 'onReply'> {
  recipient: EmailRecipient
}

const noFiles: ReplyFile[] = []

export function EmailForm({ draft, onChanged, recipient, onReply }: EmailFormProps) {
  const t = useTranslate()
  const form = useTextDraft({
    draft,
    onChanged,
    initial: { subject: recipient.subject, text: '', files: noFiles },
    schema: replySchema,
    bodyOf: ({ files: attached, ...values }) => ({ ...values, files: attached.map(({ id }) => id) }),
    send: onReply,
    done: t(words.letterSent),
  })
  const files = useReplyFiles(form)
  const { isSending } = form
  const isWaiting = isSending || files.isUploading
  return (
    <StaffForm
      form={form}
      label={t(words.letter)}
      className="is-dense"
      actions={
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {files.isUploading && <p className="text-fine text-ink-quiet">{t(fileWords.stillUploading)}</p>}
          <Button type="submit" size="compact" variant="primary" disabled={isWaiting}>
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
      <FileDrop onFiles={files.add}>
        <TextArea
          label={t(words.letterText)}
          hint={t(emailGreetingWords[recipient.language])(recipient.name)}
          rows={8}
          required
          {...form.field('text')}
        />
        <AttachedFiles state={files} errorOf={form.errorOf} />
      </FileDrop>
    </StaffForm>
  )
}
