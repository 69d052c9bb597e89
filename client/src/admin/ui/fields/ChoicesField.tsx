import { useId } from 'react'
import { FieldError } from '../../../ui/fields/Field.tsx'

interface ChoicesFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  options: { value: string; label: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Renders checkboxes; chosen values stay in the order of the options. */
export function ChoicesField({ label, hint, error, options, chosen, onChange }: ChoicesFieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const tick = (value: string, isTicked: boolean) =>
    onChange(options.map((option) => option.value).filter((one) => (one === value ? isTicked : chosen.includes(one))))
  return (
    <fieldset className="field min-w-0 border-0" aria-describedby={described || undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className={options.length > 6 ? 'grid gap-x-6 sm:grid-cols-2' : 'flex flex-wrap gap-x-6'}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5"
              aria-invalid={error !== undefined}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => tick(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
