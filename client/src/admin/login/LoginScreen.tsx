import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Session } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { savesData } from '../../ui/browser/idle.ts'
import { CodeStep } from './CodeStep.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { EntryPage } from './EntryPage.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { loginWords } from './login.words.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { useSignIn } from './useSignIn.ts'

/** How whoever comes here from a link is met (LinkScreen): with their address filled in, or asking for another link. */
const arrivalSchema = z.object({ email: z.optional(z.string()), forgot: z.optional(z.boolean()) })
export type Arrival = z.infer<typeof arrivalSchema>

interface LoginScreenProps {
  session: Session
  /** Loads what is seen once one is signed in; it never fails. */
  prepare: () => Promise<unknown>
}

/** Signing in (spec §2, §4): the password, then the second factor where there is one; the address stays the one wanted. */
export function LoginScreen({ session, prepare }: LoginScreenProps) {
  const t = useTranslate()
  const arrival = z.safeParse(arrivalSchema, history.state).data ?? {}
  const [hasForgotten, setForgotten] = useState(arrival.forgot ?? false)
  const signIn = useSignIn(arrival.email ?? '', prepare)
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
      <PasswordStep signIn={signIn} onForgotten={() => setForgotten(true)} />
      {session.demoAccounts.length > 0 && <DemoAccounts accounts={session.demoAccounts} onUse={signIn.fillIn} />}
    </EntryPage>
  )
}
