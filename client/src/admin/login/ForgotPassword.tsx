import { useState } from 'react'
import { passwordResetSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { requestPasswordReset } from '../api/staff/sign-in.ts'
import { StaffForm, useStaffForm } from '../records/form/index.ts'
import { EntryPage } from './EntryPage.tsx'
import { FormActions, TextButton } from './FormActions.tsx'
import { loginWords } from './login.words.ts'

/** Requests a reset link; the confirmation does not reveal whether the address has an account. */
export default function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslate()
  const [sentTo, setSentTo] = useState<string>()
  const form = useStaffForm({
    initial: { email },
    schema: passwordResetSchema,
    async send(body) {
      await requestPasswordReset(body)
      setSentTo(body.email)
    },
  })
  if (sentTo !== undefined) {
    return (
      <EntryPage title={t(loginWords.sentTitle)} intro={t(loginWords.sent)(sentTo)}>
        <p className="mt-7">{t(loginWords.sentHint)}</p>
        <p className="mt-9">
          <Button onClick={onBack}>{t(loginWords.toSignIn)}</Button>
        </p>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={t(loginWords.forgotTitle)} intro={t(loginWords.forgotIntro)}>
      <StaffForm
        form={form}
        label={t(loginWords.forgotTitle)}
        actions={
          <FormActions
            label={t(form.isSending ? loginWords.sendingLink : loginWords.sendLink)}
            disabled={form.values.email === '' || form.isSending}
          >
            <TextButton onClick={onBack}>{t(loginWords.back)}</TextButton>
          </FormActions>
        }
      >
        <TextField
          {...form.field('email')}
          label={t(loginWords.email)}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </StaffForm>
    </EntryPage>
  )
}
