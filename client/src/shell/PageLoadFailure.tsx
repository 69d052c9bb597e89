import { useCallback, useEffect, useState } from 'react'
import { frameWords } from '../i18n/frame.words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { isServerReachable } from '../ui/browser/network.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { UnlistedHead } from './UnlistedHead.tsx'

const retryMs = 5000

/**
 * How far this visit has recovered from a lost network. Some browsers keep the failure of a file: where loading the page again does not help
 * although the server is back, the document is reloaded.
 */
let recovery: 'none' | 'cut' | 'retried' = 'none'

interface PageLoadFailureProps {
  error: unknown
  componentStack?: string | null | undefined
  /** Renders the page again, which loads its code. */
  onTryAgain: () => void
}

/** In place of a page whose code could not be loaded: without a network it says so and waits for it; else something else went wrong. */
export function PageLoadFailure({ error, componentStack, onTryAgain }: PageLoadFailureProps) {
  const [state, setState] = useState<'unknown' | 'cut' | 'broken'>('unknown')
  const [isStillCut, setStillCut] = useState(false)
  const look = useCallback(async (): Promise<void> => {
    if (!(await isServerReachable())) {
      recovery = 'cut'
      setState('cut')
    } else if (recovery === 'none') {
      setState('broken')
    } else if (recovery === 'cut') {
      recovery = 'retried'
      onTryAgain()
    } else {
      recovery = 'none'
      window.location.reload()
    }
  }, [onTryAgain])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (state !== 'cut') return
    const onOnline = () => void look()
    const timer = setInterval(onOnline, retryMs)
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [state, look])
  if (state === 'unknown') return <div className="min-h-screen" />
  if (state === 'broken') {
    return <ErrorScreen error={error} componentStack={componentStack} onTryAgain={() => window.location.reload()} />
  }
  return (
    <NoNetwork
      isStillCut={isStillCut}
      onTryAgain={async () => {
        setStillCut(false)
        await look()
        setStillCut(true)
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
