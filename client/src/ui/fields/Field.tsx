import './form.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** Props of every field. Texts are passed in: the design system is not translated. */
export interface FieldProps {
  label: string
  /** Help under the label. */
  hint?: string | undefined
  /** Error message; also announced with the field. */
  error?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** Attributes that connect a control with its label, hint and error. */
export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  required: boolean
}

interface FieldFrameProps extends FieldProps {
  /** Text at the end of the field, such as the remaining characters. */
  remark?: string | undefined
  children: (ties: FieldTies) => ReactNode
}

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

/** Renders the visual mark only: the control itself has `required`. */
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
