import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { uiWords } from './ui.words.ts'

export const backdropClass = 'fixed inset-0 bg-[rgb(8_20_24/0.45)]'

const widths = {
  narrow: 'w-[min(100%-2rem,26rem)]',
  regular: 'w-[min(100%-2rem,34rem)]',
  wide: 'w-[min(100%-2rem,52rem)]',
  full: 'w-[calc(100%-2rem)] max-w-400',
}

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** `narrow` for a question, `wide` for a form of two columns, `full` for a page. */
  size?: keyof typeof widths
  /** May open above another dialog, which stays open. */
  isAbove?: boolean
  children: ReactNode
}

/** Renders a modal dialog: traps and restores focus, and closes by Escape or the backdrop. Full width on phones. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = 'regular', isAbove = false, children } = props
  const t = useTranslate()
  const body = useRef<HTMLDivElement>(null)
  useFocusFallback(isOpen)
  /**
   * Focuses the first field rather than the close button, except on touch devices, where that would open the keyboard.
   */
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

/** Focuses the page if the element that opened the dialog is gone. */
function useFocusFallback(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}

/** Escape and outside presses belong to the dialog above, which takes the focus slightly later. */
function hasOneAbove(): boolean {
  return document.querySelector('.dialog[data-above]:not([data-ending-style])') !== null
}

/** Lays out a dialog's buttons: the main action on the right, the others beside it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions mt-6 flex flex-wrap-reverse justify-end gap-2">{children}</div>
}

interface DialogButtonsProps {
  onClose: () => void
  /** Label instead of "Cancel". */
  cancel?: string
  /** Label of the main button, which submits the surrounding form unless `onAct` is given. */
  act: string
  onAct?: () => void
  isErasing?: boolean
  disabled?: boolean
  /** Shown at the left. */
  children?: ReactNode
}

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
