import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { CodeField, StaffForm } from '../records/form/index.ts'
import { EntryPage } from './EntryPage.tsx'
import { FormActions, TextButton } from './FormActions.tsx'
import { LockNotice } from './LockNotice.tsx'
import { loginWords } from './login.words.ts'
import type { SignIn } from './useSignIn.ts'

/** Asks for a code of the authenticator app, or a recovery code. */
export default function CodeStep({ signIn }: { signIn: SignIn }) {
  const t = useTranslate()
  const { code: form, lockedForS, back } = signIn
  const [isRecovery, setRecovery] = useState(false)
  function change() {
    form.reset()
    setRecovery(!isRecovery)
  }
  return (
    <EntryPage
      title={t(isRecovery ? loginWords.recoveryTitle : loginWords.codeTitle)}
      intro={t(isRecovery ? loginWords.recoveryIntro : loginWords.codeIntro)}
    >
      <StaffForm
        form={form.failure?.code === 'session.locked' ? { ...form, failure: undefined } : form}
        label={t(isRecovery ? loginWords.recoveryTitle : loginWords.codeTitle)}
        actions={
          <>
            <LockNotice seconds={lockedForS} />
            <FormActions
              label={t(form.isSending ? loginWords.signingIn : loginWords.signIn)}
              disabled={form.values.code.trim() === '' || form.isSending || lockedForS > 0}
            >
              <TextButton onClick={change}>{t(isRecovery ? loginWords.useApp : loginWords.useRecovery)}</TextButton>
            </FormActions>
          </>
        }
      >
        {isRecovery ? (
          <TextField
            {...form.field('code')}
            key="recovery"
            label={t(loginWords.recoveryCode)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        ) : (
          <CodeField form={form} label={t(loginWords.code)} autoFocus />
        )}
      </StaffForm>
      <p className="mt-9">
        <TextButton onClick={back}>{t(loginWords.back)}</TextButton>
      </p>
    </EntryPage>
  )
}
