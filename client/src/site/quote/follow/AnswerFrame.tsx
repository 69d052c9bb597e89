import { type ReactNode, useEffect, useRef } from 'react'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { failureClass } from '../../forms/index.ts'
import { answerWords as words } from './answers.words.ts'
import type { AnswerForm } from './useAnswerForm.ts'

interface AnswerFrameProps {
  form: Pick<AnswerForm<never>, 'element' | 'submit' | 'isSending' | 'failure'>
  title: string
  hint: string
  /** Label of the submit button. */
  action: string
  onBack: () => void
  children: ReactNode
}

export function AnswerFrame({ form, title, hint, action, onBack, children }: AnswerFrameProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      ref={form.element}
      noValidate
      aria-label={title}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="heading text-title focus:outline-none">
        {title}
      </h2>
      <p className="text-ink-quiet">{hint}</p>
      {children}
      {form.failure && (
        <p role="alert" className={`${failureClass} bg-surface`}>
          <strong>{t(problemWords[form.failure])}</strong> {t(words.kept)}
        </p>
      )}
      <div className="grid gap-2 sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col">
        <Button type="submit" variant="primary" size="large" disabled={form.isSending}>
          {form.isSending ? t(words.sending) : action}
        </Button>
        <Button variant="quiet" size="large" disabled={form.isSending} onClick={onBack}>
          {t(words.back)}
        </Button>
      </div>
    </form>
  )
}
