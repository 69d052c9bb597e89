import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFailureWords } from '../words/useFailureWords.ts'
import { uiWords } from './ui.words.ts'

interface LoadFailureProps {
  title: string
  error: unknown
  onRetry: () => unknown
}

/** What a screen shows in place of what it could not load: why, and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  return (
    <div role="alert">
      <EmptyState title={title} hint={failureWords(error)}>
        <Button onClick={() => void onRetry()}>{t(uiWords.tryAgain)}</Button>
      </EmptyState>
    </div>
  )
}
