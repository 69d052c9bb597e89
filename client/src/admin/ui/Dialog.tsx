import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { uiWords } from './ui.words.ts'

/** What lies over the page while something modal is open. */
export const backdropClass = 'fixed inset-0 bg-[rgb(8_20_24/0.45)]'

const widths = {
  narrow: 'w-[min(100%-2rem,26rem)]',
  regular: 'w-[min(100%-2rem,34rem)]',
  wide: 'w-[min(100%-2rem,52rem)]',
}

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** `narrow` for a question, `wide` for a form of two columns. */
  size?: keyof typeof widths
  /** Comes over a dialog that may be open already, and leaves it open when it goes. */
  isAbove?: boolean
  children: ReactNode
}

/** A modal dialog: focus goes in and comes back, Escape and the backdrop close it. On a phone it fills the screen's width. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = 'regular', isAbove = false, children } = props
  const t = useTranslate()
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(isOpen)
  /** What is to be filled in, rather than the way out; a finger would be met by the keyboard. */
  const initialFocus = (kind: string) =>
    kind === 'touch' || (body.current?.querySelector<HTMLElement>('input, select, textarea') ?? true)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && (isAbove || !hasOneAbove())) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={`${backdropClass} ${isAbove ? 'z-50' : 'z-40'}`} />
        <Base.Popup
          className={`dialog fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-raised px-6 pt-5 pb-6 shadow-lift ${widths[size]} ${isAbove ? 'z-51' : 'z-41'}`}
          data-above={isAbove || undefined}
          initialFocus={initialFocus}
        >
          <header className="flex items-start justify-between gap-4">
            <Base.Title className="heading min-w-0 text-title wrap-anywhere">{title}</Base.Title>
            <Base.Close
              className="dialog-close -mt-2 -mr-3 grid size-11 flex-none place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
              aria-label={t(uiWords.close)}
            >
              <X className="w-5" aria-hidden="true" />
            </Base.Close>
          </header>
          {description && <Base.Description className="mt-1 text-ink-quiet">{description}</Base.Description>}
          <div ref={body} className="mt-4">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Where what a dialog has done took away what it was opened from, focus goes to the page rather than nowhere. */
function useFocusKept(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}

/** Escape or a press beside it is meant for the dialog above, wherever the focus still is: it moves there a moment after the dialog has come. */
function hasOneAbove(): boolean {
  return document.querySelector('.dialog[data-above]:not([data-ending-style])') !== null
}

/** The buttons at the end of a dialog: what is meant on the right, the way out beside it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions mt-6 flex flex-wrap-reverse justify-end gap-2">{children}</div>
}

interface DialogButtonsProps {
  onClose: () => void
  /** Says the way out otherwise than "Cancel". */
  cancel?: string
  /** What is meant; sends the form around it, unless it says what it does. */
  act: string
  onAct?: () => void
  isErasing?: boolean
  disabled?: boolean
  /** At the left. */
  children?: ReactNode
}

/** The two buttons of most dialogs. */
export function DialogButtons(props: DialogButtonsProps) {
  const { onClose, cancel, act, onAct, isErasing = false, disabled = false, children } = props
  const t = useTranslate()
  return (
    <DialogActions>
      {children}
      <Button size="compact" onClick={onClose}>
        {cancel ?? t(uiWords.cancel)}
      </Button>
      <Button
        size="compact"
        variant={isErasing ? 'danger' : 'primary'}
        type={onAct ? 'button' : 'submit'}
        disabled={disabled}
        onClick={onAct}
      >
        {act}
      </Button>
    </DialogActions>
  )
}
