import './staff-form.css'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../ui/AlertLine.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import type { StaffFormState as Form } from './useRequestForm.ts'

export interface StaffFormProps {
  form: Pick<Form<Record<string, unknown>>, 'element' | 'submit' | 'failure' | 'restoredAt'> & { reset: () => void }
  label: string
  className?: string
  /** Fields; a failure is shown between them and the actions. */
  children: ReactNode
  actions: ReactNode
}

/** Renders a real form element, for Enter and password managers. */
export function StaffForm({ form, label, className = '', children, actions }: StaffFormProps) {
  return (
    <form
      ref={form.element}
      noValidate
      method="post" // without JavaScript, a GET would put the values into the address
      aria-label={label}
      className={`staff-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.restoredAt && <RestoredNotice at={form.restoredAt} onDiscard={() => form.reset()} />}
      {children}
      <FailureNotice failure={form.failure} />
      {actions}
    </form>
  )
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-hairline pt-4 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-start w-full text-body font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
