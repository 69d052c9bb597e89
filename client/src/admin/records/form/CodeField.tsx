import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/fields/Field.tsx'
import type { StaffFormState } from './useRequestForm.ts'

const digits = 6

interface CodeFieldProps {
  form: Pick<StaffFormState<{ code: string }>, 'field' | 'set' | 'submit'>
  label: string
  autoFocus?: boolean
}

/** Asks for a six-digit code; accepts typing, pasting in any format and autofill, and submits once complete. */
export function CodeField({ form, label, ...rest }: CodeFieldProps) {
  const { value, error, name } = form.field('code')
  const input = useRef<HTMLInputElement>(null)
  // selects a refused code, so that the next one replaces it
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])
  function change(text: string) {
    const code = text.replaceAll(/\D/g, '').slice(0, digits)
    form.set('code', code)
    if (code.length === digits && code !== value) void form.submit()
  }
  return (
    <Field label={label} error={error}>
      {(ties) => (
        <input
          ref={input}
          {...ties}
          name={name}
          value={value}
          // wide enough for six digits
          className="control min-h-13 w-46 pl-4 text-title tracking-[0.35em]"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...rest}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}
