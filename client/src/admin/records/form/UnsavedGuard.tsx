import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'

interface UnsavedGuardProps {
  isChanged: boolean
  /** Forgets what would outlive the page. */
  onDiscard?: () => void
}

/** Holds back whoever leaves the address of a form with changes in it: within the admin by a question, until they are saved, else by the browser's. */
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
  // whoever saves and goes on at once: with the answer there is nothing to lose any more
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
