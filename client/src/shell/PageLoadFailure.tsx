import { useEffect, useState } from 'react'
import { frameWords } from '../i18n/frame.words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { isServerReachable, reloadPage } from '../ui/browser/network.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { UnlistedHead } from './UnlistedHead.tsx'

const retryMs = 5000

interface PageLoadFailureProps {
  error: unknown
  componentStack?: string | null | undefined
}

/**
 * Renders in place of a page whose code could not be loaded. Without a network it says so, and reloads the document once the server is
 * reachable; otherwise something else went wrong.
 */
export function PageLoadFailure({ error, componentStack }: PageLoadFailureProps) {
  const [state, setState] = useState<'unknown' | 'cut' | 'broken'>('unknown')
  const [isStillCut, setStillCut] = useState(false)
  useEffect(() => void isServerReachable().then((isReachable) => setState(isReachable ? 'broken' : 'cut')), [])
  useEffect(() => {
    if (state !== 'cut') return
    const timer = setInterval(reloadPage, retryMs)
    window.addEventListener('online', reloadPage)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', reloadPage)
    }
  }, [state])
  if (state === 'unknown') return <div className="min-h-screen" />
  if (state === 'broken') {
    return <ErrorScreen error={error} componentStack={componentStack} onTryAgain={() => window.location.reload()} />
  }
  return (
    <NoNetwork
      isStillCut={isStillCut}
      onTryAgain={async () => {
        setStillCut(false)
        setStillCut(!(await reloadPage()))
      }}
    />
  )
}

function NoNetwork({ isStillCut, onTryAgain }: { isStillCut: boolean; onTryAgain: () => void }) {
  const t = useTranslate()
  return (
    <div className="page py-16 lg:py-24">
      <UnlistedHead title={t(frameWords.noNetwork)} />
      <div role="alert">
        <h1 className="heading text-heading">{t(frameWords.noNetwork)}</h1>
        <p className="measure mt-3 text-body text-ink-quiet">{t(frameWords.noNetworkHint)}</p>
      </div>
      <Button variant="primary" className="mt-6" onClick={onTryAgain}>
        {t(frameWords.tryAgain)}
      </Button>
      <p role="status" className="mt-3 text-ink-quiet">
        {isStillCut && t(frameWords.stillNoNetwork)}
      </p>
    </div>
  )
}
