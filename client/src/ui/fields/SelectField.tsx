import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    /** Label of the empty option; without it there is none. */
    placeholder?: string
    options: readonly { value: string; label: string }[]
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, className, placeholder, options, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(ties) => (
        <span className="field-select">
          <select className="control" {...select} {...ties}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
