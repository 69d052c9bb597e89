import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'

interface UnsavedGuardProps {
  isChanged: boolean
  /** Deletes stored drafts. */
  onDiscard?: () => void
}

/**
 * Blocks leaving a changed form: a dialog within the admin, the browser's own outside of it. Changing only the query is
 * not blocked.
 */
export function UnsavedGuard({ isChanged, onDiscard }: UnsavedGuardProps) {
  const t = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isChanged])
  const isHeld = blocker.state === 'blocked'
  // proceeds if the form is saved while the question is open
  useEffect(() => {
    if (isHeld && !isChanged) blocker.proceed?.()
  }, [isHeld, isChanged, blocker])
  return (
    <Dialog
      isOpen={isHeld}
      onClose={() => blocker.reset?.()}
      title={t(uiWords.unsavedTitle)}
      description={t(uiWords.unsavedHint)}
      size="narrow"
      isAbove
    >
      <DialogActions>
        <Button
          size="compact"
          onClick={() => {
            onDiscard?.()
            blocker.proceed?.()
          }}
        >
          {t(uiWords.discard)}
        </Button>
        <Button size="compact" variant="primary" onClick={() => blocker.reset?.()}>
          {t(uiWords.stay)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Closes a form that has its own address once it counts as saved, or its blocker would ask. */
export function useCloseWhenSaved(isChanged: boolean, onClose: () => void): { begin: () => void } {
  const [isClosing, setClosing] = useState(false)
  useEffect(() => {
    if (!isClosing || isChanged) return
    setClosing(false)
    onClose()
  })
  return { begin: () => setClosing(true) }
}
