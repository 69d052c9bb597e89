import { useId } from 'react'
import { DraftInput } from './DraftInput.tsx'
import { NumberNote } from './NumberNote.tsx'
import { useBoundedNumber } from './useBoundedNumber.ts'

interface NumberFieldProps {
  label: string
  bounds: { low: number; high: number }
  /** Describes the bounds. */
  hint: string
  isWhole?: boolean
  value: number
  onCommit: (value: number) => void
}

/** Renders a number input. A value out of bounds is changed to the nearest allowed, with a note; other text is discarded. */
export function NumberField({ label, hint, ...number }: NumberFieldProps) {
  const id = useId()
  const { input, note } = useBoundedNumber(number)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-fine text-ink-quiet">
        {label}
      </label>
      <DraftInput {...input} id={id} aria-describedby={`${id}-bounds`} className="w-full" />
      <p id={`${id}-bounds`} className="mt-1 text-fine text-ink-quiet">
        {hint}
      </p>
      <NumberNote>{note}</NumberNote>
    </div>
  )
}
