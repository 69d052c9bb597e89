import { useEffect, useState } from 'react'
import type { Session } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { savesData } from '../../ui/browser/idle.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { EntryPage } from './EntryPage.tsx'
import { CodeStep, ForgotPassword } from './later.ts'
import { loginWords } from './login.words.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { useSignIn } from './useSignIn.ts'

/** How whoever comes here from a link is met (LinkScreen): with their address filled in, or asking for another link. */
export interface Arrival {
  email?: string | undefined
  forgot?: boolean | undefined
}

/** @param state of the browser's history, whoever has written it */
function arrivalOf(state: unknown): Arrival {
  const { email, forgot }: Record<keyof Arrival, unknown> = Object(state)
  return { email: typeof email === 'string' ? email : undefined, forgot: forgot === true }
}

interface LoginScreenProps {
  session: Session
  /** Loads what is seen once one is signed in; it never fails. */
  prepare: () => Promise<unknown>
}

/** Signing in (spec §2, §4): the password, then the second factor where there is one; the address stays the one wanted. */
export function LoginScreen({ session, prepare }: LoginScreenProps) {
  const t = useTranslate()
  const arrival = arrivalOf(history.state)
  const [hasForgotten, setForgotten] = useState(arrival.forgot ?? false)
  const signIn = useSignIn(arrival.email ?? '', prepare)
  const forget = () => setForgotten(true)
  const askForLink = () => void ForgotPassword.load().then(forget, forget)
  const isSigningIn = signIn.password.values.password !== ''
  useEffect(() => {
    if (isSigningIn && !savesData()) void prepare()
  }, [isSigningIn, prepare])
  if (hasForgotten) {
    return <ForgotPassword email={signIn.password.values.username} onBack={() => setForgotten(false)} />
  }
  if (signIn.needsCode) return <CodeStep signIn={signIn} />
  return (
    <EntryPage title={t(loginWords.title)} intro={t(loginWords.intro)}>
      <PasswordStep signIn={signIn} onForgotten={askForLink} />
      {session.demoAccounts.length > 0 && <DemoAccounts accounts={session.demoAccounts} onUse={signIn.fillIn} />}
    </EntryPage>
  )
}
