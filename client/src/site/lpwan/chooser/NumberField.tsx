import { useId } from 'react'
import type { Span } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { DraftInput } from '../../../ui/fields/DraftInput.tsx'
import { chooserCopy } from './chooser.words.ts'

interface NumberFieldProps {
  label: string
  bounds: Span
  isWhole?: boolean
  value: number
  onCommit: (value: number) => void
}

const figures = new Intl.NumberFormat('en-HK')

/** A number within bounds that are said below it: what lies outside becomes the nearest, what is no number is dropped. */
export function NumberField({ label, bounds: { low, high }, isWhole = true, value, onCommit }: NumberFieldProps) {
  const t = useTranslate()
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
        {t(chooserCopy.bounds)(figures.format(low), figures.format(high))}
      </p>
    </div>
  )
}
