import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFailureWords } from '../words/useFailureWords.ts'
import { uiWords } from './ui.words.ts'

interface FailedProps {
  /** What could not be done. */
  title: string
  error: unknown
  onTryAgain: () => void
}

/** In a panel or dialog, in place of what could not be loaded; a whole screen shows a LoadFailure. */
export function Failed({ title, error, onTryAgain }: FailedProps) {
  const t = useTranslate()
  const wordsOf = useFailureWords()
  return (
    <div role="alert" className="grid justify-items-start gap-1 px-4 py-6">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-quiet">{wordsOf(error)}</p>
      <Button size="compact" className="mt-2" onClick={onTryAgain}>
        {t(uiWords.tryAgain)}
      </Button>
    </div>
  )
}
