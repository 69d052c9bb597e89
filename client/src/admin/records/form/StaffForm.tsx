import './staff-form.css'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../ui/AlertLine.tsx'
import type { StaffFormState as Form } from './useRequestForm.ts'

export interface StaffFormProps {
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
      method="post" // sent before its code is there, it would else be in the address
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
