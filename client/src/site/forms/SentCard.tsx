import './forms.css'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { formWords } from './forms.words.ts'

interface SentCardProps {
  title: string
  text: string
  reference: string
  /** Asks the visitor to confirm by the email; undefined if none was sent. */
  confirm?: string | undefined
  /** Moves focus here, if the form was sent just now. */
  takesFocus: boolean
  /** Label of the button that returns to an empty form. */
  again: string
  onAgain: () => void
  children?: ReactNode
}

/** Replaces a form once it is sent: reference and next steps. */
export function SentCard({ title, text, reference, confirm, takesFocus, again, onAgain, children }: SentCardProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className="min-w-0">
      <CircleCheck className="mb-3 text-signal size-9" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="heading text-title focus:outline-none">
        {title}
      </h2>
      <p className="measure mt-2 text-ink-quiet">{text}</p>
      {confirm && <p className="measure mt-4 border-l-4 border-signal pl-4">{confirm}</p>}
      <p className="sent-reference mt-6 border-t border-hairline pt-4">
        <span className="block text-ink-quiet text-fine">{t(formWords.reference)}</span>
        <strong className="text-title font-semibold select-all">{reference}</strong>
      </p>
      <p className="field-hint">{t(formWords.referenceHint)}</p>
      {children}
      <Button className="mt-6" onClick={onAgain}>
        {again}
      </Button>
    </section>
  )
}
