import { useEffect, useState } from 'react'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { languageTags, otherLanguage } from '#contract/i18n/language-values.ts'
import type { Session } from '#contract/staff/staff.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { savesData } from '../../ui/browser/network.ts'
import { DemoAccounts, DemoInTerminal } from './DemoAccounts.tsx'
import { EntryPage } from './EntryPage.tsx'
import { loginWords } from './login.words.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { CodeStep, ForgotPassword, useSignIn } from './useSignIn.ts'

interface LoginScreenProps {
  session: Session
  /** Loads the back office; never rejects. */
  prepare: () => Promise<unknown>
}

/**
 * Renders the sign-in form: the password, then the second factor if there is one. The address stays the requested one.
 */
export function LoginScreen({ session, prepare }: LoginScreenProps) {
  const t = useTranslate()
  const arrival = arrivalHere()
  const [hasForgotten, setForgotten] = useState(arrival?.forgot ?? false)
  const signIn = useSignIn(arrival?.email ?? '', prepare)
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
      <WithoutScripts />
      <PasswordStep signIn={signIn} onForgotten={askForLink} />
      {session.demoAccounts.length > 0 && <DemoAccounts accounts={session.demoAccounts} onUse={signIn.fillIn} />}
      {session.isDemoInTerminal && <DemoInTerminal />}
    </EntryPage>
  )
}

/** Replaces the form on browsers that may not type a password here: over HTTP it could be read in transit. */
export function LinkFirstScreen() {
  const t = useTranslate()
  return (
    <EntryPage title={t(loginWords.title)} intro={t(loginWords.intro)}>
      <DemoInTerminal />
    </EntryPage>
  )
}

/** In both languages: without scripts the page is in the language of the settings, and nobody can change it. */
function WithoutScripts() {
  const t = useTranslate()
  const other = otherLanguage(useLanguage())
  return (
    <div className="mt-7 grid gap-2 not-noscript:hidden">
      <p>{t(loginWords.withoutScripts)}</p>
      <p lang={languageTags[other]}>{inLanguage(loginWords.withoutScripts, other)}</p>
    </div>
  )
}

/** State passed by LinkScreen to the sign-in form. */
export interface Arrival {
  email?: string | undefined
  forgot?: boolean | undefined
}

/**
 * Reads the state of the present history entry, which may be of any shape. Undefined on the server and without such a
 * state.
 */
export function arrivalHere(): Arrival | undefined {
  const { email, forgot }: Record<keyof Arrival, unknown> = Object(globalThis.history?.state)
  if (typeof email !== 'string' && forgot !== true) return undefined
  return { email: typeof email === 'string' ? email : undefined, forgot: forgot === true }
}
