import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const { label, hint, error, required, className, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(ties) => <input className="control" {...input} {...ties} />}
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'> & { remark?: string | undefined }

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, className, remark, rows = 4, ...area } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className} remark={remark}>
      {(ties) => <textarea rows={rows} className="control" {...area} {...ties} />}
    </Field>
  )
}
