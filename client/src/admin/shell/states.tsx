import { useTranslate } from '../../i18n/language.tsx'
import { BrandMark, UnlistedHead } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { adminFrameWords } from '../words/frame.words.ts'

export function OpeningPanel() {
  const t = useTranslate()
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 p-6 text-center" aria-busy="true">
      <UnlistedHead title={t(adminFrameWords.loadingTitle)} />
      <BrandMark />
      <div role="status">
        <h1 className="heading text-title">{t(adminFrameWords.loadingTitle)}</h1>
        <p className="mt-1 text-ink-quiet">{t(adminFrameWords.loadingHint)}</p>
      </div>
    </main>
  )
}

export function OpeningFailed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useTranslate()
  const wordsOf = useFailureWords()
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 p-6 text-center">
      <UnlistedHead title={t(adminFrameWords.unreachable)} />
      <BrandMark />
      <div role="alert">
        <h1 className="heading text-title">{t(adminFrameWords.unreachable)}</h1>
        <p className="mt-1 text-ink-quiet">{wordsOf(error)}</p>
      </div>
      <Button variant="primary" onClick={onTryAgain}>
        {t(uiWords.tryAgain)}
      </Button>
    </main>
  )
}
