import { ApiFailure } from '../api/failure.ts'
import { frameWords } from '../i18n/frame.words.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { UnlistedHead } from './UnlistedHead.tsx'

interface ErrorScreenProps {
  error: unknown
  componentStack?: string | null | undefined
  onTryAgain: () => void
}

/** Spec §2: 'Something went wrong', Try Again, and the technical details for whoever is asked to help. */
export function ErrorScreen({ error, componentStack, onTryAgain }: ErrorScreenProps) {
  const t = useTranslate()
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return (
    <div className="page py-16 lg:py-24">
      <UnlistedHead title={t(frameWords.wentWrong)} />
      <div role="alert">
        <h1 className="heading text-heading">{t(frameWords.wentWrong)}</h1>
        <p className="measure mt-3 text-body text-ink-quiet">{t(frameWords.unexpected)}</p>
      </div>
      <Button variant="primary" className="mt-6" onClick={onTryAgain}>
        {t(frameWords.tryAgain)}
      </Button>
      <details className="mt-10 border-t border-hairline pt-2">
        <summary className="min-h-11 content-center text-ink-quiet">{t(frameWords.technicalDetails)}</summary>
        <Detail label={t(frameWords.errorMessage)} text={message} />
        <Detail label={t(frameWords.failedRequest)} text={error instanceof ApiFailure ? error.requestId : undefined} />
        <Detail label={t(frameWords.errorStack)} text={stack} />
        <Detail label={t(frameWords.componentStack)} text={componentStack} />
      </details>
    </div>
  )
}

function Detail({ label, text }: { label: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <section className="mt-4">
      <h2 className="text-fine text-ink-quiet">{label}</h2>
      <pre className="mt-1 whitespace-pre-wrap rounded-panel border border-hairline bg-sunken p-3 text-fine">
        {text.trim()}
      </pre>
    </section>
  )
}
