import { useState } from 'react'
import { useFailureWords } from '../words/failure-words.ts'
import { AlertLine } from './AlertLine.tsx'
import { Dialog, DialogButtons } from './Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** Consequence, and that it cannot be undone. */
  description: string
  action: string
  /** Styles the button as destructive. */
  isErasing?: boolean
  /** Shows its own success; the dialog shows what it throws. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation before an irreversible action. */
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
