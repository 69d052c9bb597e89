import { useId } from 'react'
import { DraftInput } from './DraftInput.tsx'

interface NumberFieldProps {
  label: string
  bounds: { low: number; high: number }
  /** Describes the bounds. */
  hint: string
  isWhole?: boolean
  value: number
  onCommit: (value: number) => void
}

/** Renders a number input. Values out of bounds are clamped; other text is discarded. */
export function NumberField({ label, bounds: { low, high }, hint, isWhole = true, value, onCommit }: NumberFieldProps) {
  const id = useId()
  function commit(text: string) {
    const number = Number(text)
    if (text === '' || Number.isNaN(number)) return
    const within = Math.min(high, Math.max(low, number))
    onCommit(isWhole ? Math.round(within) : within)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-fine text-ink-quiet">
        {label}
      </label>
      <DraftInput
        id={id}
        type="number"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        min={low}
        max={high}
        step={isWhole ? 1 : 'any'}
        aria-describedby={`${id}-bounds`}
        value={String(value)}
        onCommit={commit}
        className="w-full"
      />
      <p id={`${id}-bounds`} className="mt-1 text-fine text-ink-quiet">
        {hint}
      </p>
    </div>
  )
}
