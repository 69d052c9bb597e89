import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { StaffForm } from '../records/form/index.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { FormActions, TextButton } from './FormActions.tsx'
import { LockNotice } from './LockNotice.tsx'
import { loginWords } from './login.words.ts'
import type { SignIn } from './useSignIn.ts'

export function PasswordStep({ signIn, onForgotten }: { signIn: SignIn; onForgotten: () => void }) {
  const t = useTranslate()
  const { password: form, lockedForS } = signIn
  const { username, password } = form.values
  const isReady = username !== '' && password !== '' && !form.isSending && lockedForS === 0
  return (
    <StaffForm
      form={lockedForS > 0 ? { ...form, failure: undefined } : shownOf(form)}
      label={t(loginWords.title)}
      className="noscript:hidden"
      actions={
        <>
          <LockNotice seconds={lockedForS} />
          <FormActions label={t(form.isSending ? loginWords.signingIn : loginWords.signIn)} disabled={!isReady}>
            <TextButton onClick={onForgotten}>{t(loginWords.forgot)}</TextButton>
          </FormActions>
        </>
      }
    >
      <TextField
        {...form.field('username')}
        label={t(loginWords.username)}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={username === ''}
      />
      <PasswordField
        {...form.field('password')}
        label={t(loginWords.password)}
        autoComplete="current-password"
        autoFocus={username !== '' && password === ''}
      />
    </StaffForm>
  )
}

/** Hides two failures that are shown elsewhere: a required code leads to the next step, a lock has its own notice. */
function shownOf(form: SignIn['password']): SignIn['password'] {
  const isFailure = form.failure?.code !== 'session.code_required' && form.failure?.code !== 'session.locked'
  return isFailure ? form : { ...form, failure: undefined }
}
