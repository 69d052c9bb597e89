import './save-bar.css'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { uiWords } from '../../ui/ui.words.ts'

export interface SaveBarProps {
  form: { isChanged: boolean; isSending: boolean; reset: () => void }
  /** When it was saved last, where nothing is unsaved. */
  saved: string
  /** In its place while it is being saved. */
  sending?: string
  /** On the button that saves, where it does more than that. */
  save?: string
  /** It may be saved as it is: nothing of it is kept yet. */
  isNew?: boolean
}

/** At the foot of a long form, always in view: whether anything is unsaved, and one Save. */
export function SaveBar({ form, saved, sending, save, isNew = false }: SaveBarProps) {
  const t = useTranslate()
  const { isChanged, isSending, reset } = form
  return (
    <div className="save-bar sticky bottom-0 z-5 flex items-center gap-2 border-t border-hairline bg-surface py-3">
      <p className={`me-auto text-fine ${isChanged ? 'font-semibold text-caution' : 'text-ink-quiet'}`} role="status">
        {isSending && sending ? sending : isChanged ? t(uiWords.unsaved) : saved}
      </p>
      {isChanged && (
        <Button size="compact" variant="quiet" disabled={isSending} onClick={() => reset()}>
          {t(uiWords.discard)}
        </Button>
      )}
      <Button size="compact" variant="primary" type="submit" disabled={!(isChanged || isNew) || isSending}>
        {isSending ? t(uiWords.saving) : (save ?? t(uiWords.save))}
      </Button>
    </div>
  )
}
