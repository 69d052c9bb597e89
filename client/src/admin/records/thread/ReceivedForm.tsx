import { receivedSchema } from '#contract/sales/activities.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { StaffForm } from '../form/index.ts'
import type { ComposerActions } from './Composer.tsx'
import { viaWords, composerWords as words } from './composer.words.ts'
import { type TextDraftProps, useTextDraft } from './useTextDraft.ts'

const channels = ['mail', 'phone', 'other'] as const

/** Records what the visitor said through another channel. */
export function ReceivedForm({ draft, onChanged, onReceived }: TextDraftProps & Pick<ComposerActions, 'onReceived'>) {
  const t = useTranslate()
  const form = useTextDraft({
    draft,
    onChanged,
    initial: { text: '', via: 'mail' },
    schema: receivedSchema,
    send: onReceived,
    done: t(words.receivedSaved),
  })
  const { isSending } = form
  return (
    <StaffForm
      form={form}
      label={t(words.received)}
      className="is-dense"
      actions={
        <div className="flex justify-end">
          <Button type="submit" size="compact" variant="primary" disabled={isSending}>
            {t(words.saveReceived)}
          </Button>
        </div>
      }
    >
      <TextArea label={t(words.receivedText)} hint={t(words.receivedHint)} rows={6} required {...form.field('text')} />
      <SelectField
        label={t(words.via)}
        className="max-w-60"
        options={channels.map((value) => ({ value, label: t(viaWords[value]) }))}
        {...form.field('via')}
      />
    </StaffForm>
  )
}
