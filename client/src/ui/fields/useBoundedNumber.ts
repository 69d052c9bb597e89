import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { numberWords } from './number.words.ts'

interface BoundedNumber {
  bounds: { low: number; high: number }
  isWhole?: boolean
  /** The committed value. */
  value: number
  onCommit: (value: number) => void
}

/**
 * Corrects a typed number to its bounds, and says so. Text that is no number is discarded.
 * @returns `input` for a `DraftInput`, and a note while the last value was corrected
 */
export function useBoundedNumber({ bounds: { low, high }, isWhole = true, value, onCommit }: BoundedNumber) {
  const t = useTranslate()
  const [corrected, setCorrected] = useState<{ typed: string; value: number }>()
  function allowed(text: string): number | undefined {
    const number = Number(text)
    if (text === '' || Number.isNaN(number)) return undefined
    const within = Math.min(high, Math.max(low, number))
    return isWhole ? Math.round(within) : within
  }
  function commit(text: string) {
    const number = allowed(text)
    if (number === undefined) return
    setCorrected(number === Number(text) ? undefined : { typed: text, value: number })
    onCommit(number)
  }
  function noteOf(typed: string): string {
    const number = Number(typed)
    const words = number > high ? numberWords.tooHigh : number < low ? numberWords.tooLow : numberWords.notWhole
    return t(words)(typed, value)
  }
  return {
    input: {
      type: 'number',
      inputMode: isWhole ? 'numeric' : 'decimal',
      min: low,
      max: high,
      step: isWhole ? 1 : 'any',
      value: String(value),
      isComplete: (text: string) => allowed(text) === Number(text),
      onCommit: commit,
    } as const,
    note: corrected?.value === value ? noteOf(corrected.typed) : undefined,
  }
}
