import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { uiWords } from './ui.words.ts'

interface LoadFailureProps {
  title: string
  error: unknown
  onRetry: () => unknown
  isSmall?: boolean
}

export function LoadFailure({ title, error, onRetry, isSmall = false }: LoadFailureProps) {
  const t = useTranslate()
  const hint = useFailureWords()(error)
  const retry = (
    <Button size={isSmall ? 'compact' : 'regular'} onClick={() => void onRetry()}>
      {t(uiWords.tryAgain)}
    </Button>
  )
  if (!isSmall) {
    return (
      <div role="alert">
        <EmptyState title={title} hint={hint}>
          {retry}
        </EmptyState>
      </div>
    )
  }
  return (
    <div role="alert" className="grid justify-items-start gap-1 px-4 py-6">
      <p className="font-semibold">{title}</p>
      <p className="mb-2 text-ink-quiet">{hint}</p>
      {retry}
    </div>
  )
}
