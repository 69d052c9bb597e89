import { useState } from 'react'
import { useFailureWords } from '../words/useFailureWords.ts'
import { AlertLine } from './AlertLine.tsx'
import { Dialog, DialogButtons } from './Dialog.tsx'

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
      <DialogButtons
        onClose={onClose}
        act={action}
        onAct={() => void confirm()}
        isErasing={isErasing}
        disabled={isBusy}
      />
    </Dialog>
  )
}
