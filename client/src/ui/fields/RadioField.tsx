import './form.css'
import { type ReactNode, useId } from 'react'
import { FieldError, type FieldProps, RequiredMark } from './Field.tsx'

interface RadioFieldProps<Value extends string> extends FieldProps {
  name: string
  value: Value | ''
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode }[]
  onChange: (value: Value) => void
  /** Grid classes of the options. */
  cardsClass?: string
  /** Shown in place of the options while there are none. */
  children?: ReactNode
}

export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, hint, error, required = false, className = '', cardsClass = '' } = props
  const { name, value, options, onChange, children } = props
  const id = useId()
  const parts = { hint: hint && `${id}-hint`, error: error && `${id}-error` }
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={[parts.error, parts.hint].filter(Boolean).join(' ') || undefined}
      tabIndex={-1}
      className={`field ${className}`}
    >
      <p id={`${id}-label`} className="field-label">
        {label}
        {required && <RequiredMark />}
      </p>
      {hint && (
        <p id={parts.hint} className="field-hint">
          {hint}
        </p>
      )}
      {options.length > 0 && (
        <div className={`radio-cards grid gap-2 ${cardsClass}`}>
          {options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-11 gap-2.5 items-baseline py-2.5 px-3 border border-edge rounded-control bg-raised cursor-pointer hover:border-ink has-checked:border-signal has-checked:bg-signal-soft has-checked:inset-ring has-checked:inset-ring-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
            >
              <input
                className="shrink-0 self-start mt-[0.2em] outline-none size-4.5"
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span>
                <span className="radio-label block font-semibold">{option.label}</span>
                {option.detail && <span className="block text-ink-quiet text-fine">{option.detail}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
      {children}
      {error && <FieldError id={parts.error}>{error}</FieldError>}
    </div>
  )
}
