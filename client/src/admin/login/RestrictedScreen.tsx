import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { sessionOptions } from '../api/staff/session-options.ts'
import { useSignOut } from '../shell/index.ts'
import { PasswordForm, TwoFactorSetup } from '../staff/index.ts'
import { EntryPage } from './EntryPage.tsx'
import { TextButton } from './FormActions.tsx'
import { loginWords, restrictedWords } from './login.words.ts'

/** Renders what a restricted session requires first: a new password, or setting up two-factor sign-in. */
export function RestrictedScreen({ session }: { session: Session }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const signOut = useSignOut()
  const isExpired = session.restrictions.includes('password_expired')

  async function goOn() {
    const next = await queries.fetchQuery({ ...sessionOptions, staleTime: 0 })
    if (next.restrictions.length === 0) toast(t(loginWords.welcome))
  }
  return (
    <EntryPage
      title={t(isExpired ? restrictedWords.expiredTitle : restrictedWords.twoFactorTitle)}
      intro={t(isExpired ? restrictedWords.expiredIntro : restrictedWords.twoFactorIntro)}
    >
      {isExpired ? (
        <PasswordForm email={session.user?.email ?? ''} onDone={goOn} />
      ) : (
        <div className="mt-7">
          <TwoFactorSetup onDone={goOn} />
        </div>
      )}
      <p className="mt-9">
        <TextButton onClick={signOut}>{t(restrictedWords.signOut)}</TextButton>
      </p>
    </EntryPage>
  )
}
