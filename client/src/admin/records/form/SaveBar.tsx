import './save-bar.css'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { uiWords } from '../../ui/ui.words.ts'

interface SaveBarProps {
  form: { isChanged: boolean; isSending: boolean; reset: () => void }
  /** What is unsaved, or when it was saved last. */
  state: string
  discard: string
  /** On the button that saves, where it does more than that. */
  save?: string
  /** It may be saved as it is: nothing of it is kept yet. */
  isNew?: boolean
}

/** At the foot of a long form, always in view: whether anything is unsaved, and one Save. */
export function SaveBar({ form: { isChanged, isSending, reset }, state, discard, save, isNew = false }: SaveBarProps) {
  const t = useTranslate()
  return (
    <div className="save-bar sticky bottom-0 z-5 flex items-center gap-2 border-t border-hairline bg-surface py-3">
      <p className={`me-auto text-fine ${isChanged ? 'font-semibold text-caution' : 'text-ink-quiet'}`} role="status">
        {state}
      </p>
      {isChanged && (
        <Button size="compact" variant="quiet" disabled={isSending} onClick={() => reset()}>
          {discard}
        </Button>
      )}
      <Button size="compact" variant="primary" type="submit" disabled={!(isChanged || isNew) || isSending}>
        {isSending ? t(uiWords.saving) : (save ?? t(uiWords.save))}
      </Button>
    </div>
  )
}
