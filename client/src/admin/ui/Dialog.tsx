import './dialog.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { uiWords } from './ui.words.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** `narrow` for a question, `wide` for a form of two columns. */
  size?: 'narrow' | 'regular' | 'wide'
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
        <Base.Backdrop className="dialog-backdrop" data-above={isAbove || undefined} />
        <Base.Popup className="dialog" data-size={size} data-above={isAbove || undefined} initialFocus={initialFocus}>
          <header className="dialog-head">
            <Base.Title className="heading text-title">{title}</Base.Title>
            <Base.Close className="dialog-close" aria-label={t(uiWords.close)}>
              <X aria-hidden="true" />
            </Base.Close>
          </header>
          {description && <Base.Description className="dialog-description">{description}</Base.Description>}
          <div ref={body} className="dialog-body">
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
  return <div className="dialog-actions">{children}</div>
}
