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
  /** What the visitor is to do with the mail that asks them to confirm their address; undefined where none was sent. */
  confirm?: string | undefined
  /** Sent just now: focus moves here. */
  takesFocus: boolean
  /** On the button that leads back to an empty form. */
  again: string
  onAgain: () => void
  /** What was sent, and what happens next. */
  children?: ReactNode
}

/** In place of a form once it is sent: that it was, under which reference, and what happens now. */
export function SentCard({ title, text, reference, confirm, takesFocus, again, onAgain, children }: SentCardProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className="sent-card">
      <CircleCheck aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="heading text-title">
        {title}
      </h2>
      <p className="measure mt-2 text-ink-quiet">{text}</p>
      {confirm && <p className="sent-confirm measure">{confirm}</p>}
      <p className="sent-reference">
        <span>{t(formWords.reference)}</span>
        <strong>{reference}</strong>
      </p>
      <p className="field-hint">{t(formWords.referenceHint)}</p>
      {children}
      <Button className="mt-6" onClick={onAgain}>
        {again}
      </Button>
    </section>
  )
}
