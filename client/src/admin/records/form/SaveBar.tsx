import './save-bar.css'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { settingsWords } from '../../words/settings.words.ts'

export interface SaveBarProps {
  form: { isChanged: boolean; isSending: boolean; reset: () => void }
  /** Text while nothing is unsaved, such as when it was last saved. */
  saved: string
  sending?: string
  /** Label of the button, if it does more than save. */
  save?: string
  /** Nothing is saved yet, so the initial values may be saved too. */
  isNew?: boolean
  /** A button that does more than save. */
  more?: ReactNode
}

/** Renders the bar at the foot of a long form: its state and the Save button. */
export function SaveBar({ form, saved, sending, save, isNew = false, more }: SaveBarProps) {
  const t = useTranslate()
  const { isChanged, isSending, reset } = form
  return (
    <div className="save-bar sticky bottom-0 z-5 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-surface py-3">
      <p className={`me-auto text-fine ${isChanged ? 'font-semibold text-caution' : 'text-ink-quiet'}`} role="status">
        {isSending && sending ? sending : isChanged ? t(uiWords.unsaved) : saved}
      </p>
      {isChanged && (
        <Button size="compact" variant="quiet" disabled={isSending} onClick={() => reset()}>
          {t(uiWords.discard)}
        </Button>
      )}
      {more}
      <Button size="compact" variant="primary" type="submit" disabled={!(isChanged || isNew) || isSending}>
        {isSending ? t(uiWords.saving) : (save ?? t(uiWords.save))}
      </Button>
    </div>
  )
}

export function useSavedText({ updatedAt, updatedBy }: { updatedAt: string | null; updatedBy: string | null }): string {
  const t = useTranslate()
  const { relative } = useFormats()
  return updatedAt ? t(settingsWords.lastSaved)(relative(updatedAt), updatedBy ?? '—') : t(settingsWords.neverSet)
}
