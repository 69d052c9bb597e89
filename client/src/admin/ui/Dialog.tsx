import './dialog.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { uiWords } from './ui.words.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** `narrow` for a question, `wide` for a form of two columns. */
  size?: 'narrow' | 'regular' | 'wide'
  children: ReactNode
}

/** A modal dialog: focus goes in and comes back, Escape and the backdrop close it. On a phone it fills the screen's width. */
export function Dialog({ isOpen, onClose, title, description, size = 'regular', children }: DialogProps) {
  const t = useTranslate()
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className="dialog" data-size={size}>
          <header className="dialog-head">
            <Base.Title className="heading text-title">{title}</Base.Title>
            <Base.Close className="dialog-close" aria-label={t(uiWords.close)}>
              <X aria-hidden="true" />
            </Base.Close>
          </header>
          {description && <Base.Description className="dialog-description">{description}</Base.Description>}
          <div className="dialog-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The buttons at the end of a dialog: what is meant on the right, the way out beside it. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
