import './staff-form.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import type { StaffFailure } from '../api/request.ts'
import { staffProblemWords } from '../words/problems.words.ts'
import type { StaffForm as Form } from './useStaffForm.ts'

interface StaffFormProps {
  form: Pick<Form<Record<string, unknown>>, 'element' | 'submit' | 'failure'>
  /** What screen readers call it. */
  label: string
  className?: string
  /** The fields; what went wrong stands between them and the buttons. */
  children: ReactNode
  actions: ReactNode
}

/** The element around the fields of a form: a real one, for Enter and password managers. */
export function StaffForm({ form, label, className = '', children, actions }: StaffFormProps) {
  return (
    <form
      ref={form.element}
      noValidate
      aria-label={label}
      className={`staff-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {children}
      <FailureNotice failure={form.failure} />
      {actions}
    </form>
  )
}

/** Why a request was not taken, read out at once. */
export function FailureNotice({ failure }: { failure: Pick<StaffFailure, 'code'> | undefined }) {
  const t = useTranslate()
  return failure && <AlertLine>{t(staffProblemWords[failure.code])}</AlertLine>
}

/** A sentence that is read out at once when it comes. */
export function AlertLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="alert-line">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
