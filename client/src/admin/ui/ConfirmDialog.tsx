import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFailureWords } from '../words/useFailureWords.ts'
import { AlertLine } from './AlertLine.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { uiWords } from './ui.words.ts'

interface ConfirmDialogProps {
  title: string
  /** What comes of it, and that it cannot be taken back. */
  description: string
  /** On the button that does it. */
  action: string
  /** What is lost is lost for good: its button is no green light. */
  isErasing?: boolean
  /** Says itself that it is done; what it throws is said here. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({
  title,
  description,
  action,
  isErasing = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  async function confirm() {
    setBusy(true)
    setError(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} size="narrow">
      {error !== undefined && <AlertLine>{failureWords(error)}</AlertLine>}
      <DialogActions>
        <Button size="compact" onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button
          size="compact"
          variant={isErasing ? 'danger' : 'primary'}
          disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
