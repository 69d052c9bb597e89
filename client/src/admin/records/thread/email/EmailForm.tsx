import { Send } from 'lucide-react'
import { useState } from 'react'
import { replySchema } from '#contract/requests/messages.ts'
import type { ReplyPreview } from '#contract/requests/reply-templates.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import { TextArea, TextField } from '../../../../ui/fields/TextField.tsx'
import { StaffForm } from '../../form/index.ts'
import type { ComposerActions, EmailRecipient, WrittenRecord } from '../Composer.tsx'
import { emailGreetingWords, composerWords as words } from '../composer.words.ts'
import { type TextDraftProps, useTextDraft } from '../useTextDraft.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { FileDrop } from './FileDrop.tsx'
import { fileWords } from './files.words.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { SuggestButton } from './SuggestButton.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import { templateWords } from './templates.words.ts'
import { type EmailValues, useReplyFiles } from './useReplyFiles.ts'
import { useTemplate } from './useTemplate.ts'

interface EmailFormProps extends TextDraftProps, Pick<ComposerActions, 'onReply'> {
  record: WrittenRecord
  recipient: EmailRecipient
}

export function EmailForm({ draft, onChanged, record, recipient, onReply }: EmailFormProps) {
  const t = useTranslate()
  const [previewed, setPreviewed] = useState<ReplyPreview>()
  const initial: EmailValues = { subject: recipient.subject, text: '', files: [] }
  const form = useTextDraft({
    draft,
    onChanged,
    initial,
    schema: replySchema,
    bodyOf: ({ files: attached, ...values }) => ({ ...values, files: attached.map(({ id }) => id) }),
    send: onReply,
    done: t(words.emailSent),
  })
  const files = useReplyFiles(form)
  const fillIn = useTemplate(form, record)
  const { isSending } = form
  const isWaiting = isSending || files.isUploading
  function preview() {
    const { subject, text } = form.values
    if (form.check()) setPreviewed({ kind: record.kind, record: record.id, subject, text })
  }
  return (
    <StaffForm
      form={form}
      label={t(words.email)}
      className="is-dense"
      actions={
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {files.isUploading && <p className="text-fine text-ink-quiet">{t(fileWords.stillUploading)}</p>}
          <Button size="compact" onClick={preview}>
            {t(templateWords.preview)}
          </Button>
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
      <div className="flex flex-wrap gap-2">
        <TemplateMenu kind={record.kind} language={recipient.language} onChoose={(template) => void fillIn(template)} />
        {record.kind === 'enquiry' && <SuggestButton form={form} enquiryId={record.id} />}
      </div>
      <TextField label={t(words.subject)} required {...form.field('subject')} />
      <FileDrop onFiles={files.add}>
        <TextArea
          label={t(words.emailText)}
          hint={t(emailGreetingWords[recipient.language])(recipient.name)}
          rows={8}
          required
          {...form.field('text')}
        />
        <AttachedFiles state={files} errorOf={form.errorOf} />
      </FileDrop>
      {previewed && <PreviewDialog reply={previewed} onClose={() => setPreviewed(undefined)} />}
    </StaffForm>
  )
}
