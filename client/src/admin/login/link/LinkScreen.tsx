import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { linkTokenSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { navigateTo, useBrowserLocation } from '../../../ui/browser/browser-location.ts'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { StaffFailure } from '../../api/request.ts'
import { linkOptions } from '../../api/staff/sign-in.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { staffProblemWords } from '../../words/problems.words.ts'
import { EntryPage } from '../EntryPage.tsx'
import { InvalidLink } from './InvalidLink.tsx'
import { LinkForm } from './LinkForm.tsx'
import { linkWords } from './link.words.ts'

/** Renders /admin/link#TOKEN: the first start, an invitation or a password reset. */
export default function LinkScreen() {
  const token = useLinkToken()
  return z.safeParse(linkTokenSchema, token).success ? <LiveLink key={token} token={token} /> : <InvalidLink />
}

/** Reads the token once and removes it from the address bar and the history, where others could find it. */
function useLinkToken(): string {
  const { hash, pathname } = useBrowserLocation()
  const [token, setToken] = useState('')
  useEffect(() => {
    if (hash === '') return
    setToken(hash.slice(1))
    navigateTo(pathname, { replace: true })
  }, [hash, pathname])
  return hash === '' ? token : hash.slice(1)
}

function LiveLink({ token }: { token: string }) {
  const t = useTranslate()
  const link = useQuery(linkOptions(token))
  const [isGone, setGone] = useState(false)
  if (isGone) return <InvalidLink />
  if (link.data) return <LinkForm token={token} link={link.data} onInvalid={() => setGone(true)} />
  if (link.isPending) return <Opening />
  const code = link.error instanceof StaffFailure ? link.error.code : 'server.error'
  if (code === 'link.invalid') return <InvalidLink />
  return (
    <EntryPage title={t(linkWords.failedTitle)}>
      <div className="mt-7">
        <AlertLine>{t(staffProblemWords[code])}</AlertLine>
      </div>
      <p className="mt-9">
        <Button variant="primary" onClick={() => void link.refetch()}>
          {t(uiWords.tryAgain)}
        </Button>
      </p>
    </EntryPage>
  )
}

function Opening() {
  const t = useTranslate()
  return (
    <EntryPage title={t(linkWords.opening)} intro={t(linkWords.openingHint)}>
      <div className="mt-7 grid gap-5" aria-busy="true">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11 w-40" />
      </div>
    </EntryPage>
  )
}
