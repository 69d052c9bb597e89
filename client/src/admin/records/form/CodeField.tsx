import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/fields/Field.tsx'
import type { StaffFormState } from './useRequestForm.ts'

const digits = 6

interface CodeFieldProps {
  form: Pick<StaffFormState<{ code: string }>, 'field' | 'set' | 'submit'>
  label: string
  autoFocus?: boolean
}

/** Six digits of an authenticator app: typed, pasted in any shape, or filled in by the phone; sent once they are all there. */
export function CodeField({ form, label, ...rest }: CodeFieldProps) {
  const { value, error, name } = form.field('code')
  const input = useRef<HTMLInputElement>(null)
  // So that the next code is typed over the one that was refused.
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
          // six figures fill it
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
