import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { type Login, loginSchema } from '#contract/staff/staff.ts'
import { typedBeforeHydration } from '../../forms/form-draft.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { lazyComponents } from '../../ui/loading/lazy-component.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { sessionOptions } from '../api/staff/session-options.ts'
import { signIn } from '../api/staff/sign-in.ts'
import type { StaffFailure } from '../api/staff-failure.ts'
import { rulesOf, useRequestForm } from '../records/form/index.ts'
import { OpeningPanel } from '../shell/index.ts'
import { loginWords } from './login.words.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

export const CodeStep = lazyComponent(() => import('./CodeStep.tsx'))
export const ForgotPassword = lazyComponent(() => import('./ForgotPassword.tsx'))

export type SignIn = ReturnType<typeof useSignIn>

const rules = rulesOf(loginSchema)

/** Used where the server does not say how long. */
const usualLockS = 30

/**
 * Runs both steps of signing in. The credentials of the first are only kept in memory for the second.
 * @param prepare loads the next screen; awaited while the button is busy, so that no loading state flashes
 */
export function useSignIn(username: string, prepare: () => Promise<unknown>) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const [needsCode, setNeedsCode] = useState(false)
  const lock = useSecondsLeft()
  const password = useRequestForm({
    initial: { username, password: '' },
    rules,
    send: trySigningIn,
    onFailure,
  })
  const code = useRequestForm({
    initial: { code: '' },
    rules,
    bodyOf: ({ code }) => ({ ...password.values, code }),
    send: trySigningIn,
    fieldOfFailure: { 'session.invalid_code': 'code' },
    onFailure,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: of what was typed before this code was there
  useLayoutEffect(() => {
    const { element, initial, reset } = password
    const typed = typedBeforeHydration(element.current, initial)
    if (Object.keys(typed).length > 0) reset(initial, (now) => ({ ...now, ...typed }))
  }, [])

  async function trySigningIn(body: Login) {
    const prepared = prepare()
    const session = await signIn(body)
    await prepared
    queries.setQueryData(sessionOptions.queryKey, session)
    if (session.restrictions.length === 0) toast(t(loginWords.welcome))
  }

  function onFailure(failure: StaffFailure) {
    const askForCode = () => setNeedsCode(true)
    if (failure.code === 'session.code_required') void CodeStep.load().then(askForCode, askForCode)
    if (failure.code === 'session.locked') lock.start(failure.retryAfterS ?? usualLockS)
  }

  return {
    password,
    code,
    needsCode,
    /** Seconds until the account may try again; 0 where it may now. */
    lockedForS: lock.secondsLeft,
    fillIn(account: { email: string; password: string }) {
      password.set('username', account.email)
      password.set('password', account.password)
    },
    back() {
      code.reset()
      password.reset({ ...password.values, password: '' })
      setNeedsCode(false)
    },
  }
}
