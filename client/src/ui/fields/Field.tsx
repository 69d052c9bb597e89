import './form.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What every kind of field is told. Its words come from the page: the design system speaks no language. */
export interface FieldProps {
  label: string
  /** What helps to fill it in, under the label. */
  hint?: string | undefined
  /** What is wrong with it; also read out with the field. */
  error?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** What ties a control to its label, hint and error. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  required: boolean
}

interface FieldFrameProps extends FieldProps {
  /** A remark at the end of the field: how much room is left. */
  remark?: string | undefined
  children: (ties: FieldTies) => ReactNode
}

/** The frame of one field: label with the mark of what is required, hint, control, error. */
export function Field({ label, hint, error, required = false, className = '', remark, children }: FieldFrameProps) {
  const id = useId()
  const parts = { hint: hint && `${id}-hint`, error: error && `${id}-error`, remark: remark && `${id}-remark` }
  const describedBy = [parts.error, parts.hint, parts.remark].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label className="font-semibold" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={parts.hint} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error !== undefined, required })}
      {remark && (
        <p id={parts.remark} className="field-hint">
          {remark}
        </p>
      )}
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </div>
  )
}

/** Seen only: the control itself says to screen readers that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-danger">
      *
    </span>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: string }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  )
}
