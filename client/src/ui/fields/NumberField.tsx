import { useId } from 'react'
import { DraftInput } from './DraftInput.tsx'
import { useBoundedNumber } from './useBoundedNumber.ts'

/** Announces that a number was corrected. */
export function NumberNote({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={children && 'mt-1 border-l-2 border-l-caution pl-2 text-fine'}>
      {children}
    </p>
  )
}

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
