import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Figure } from '#contract/staff/figures.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { changeWords as words } from './change.words.ts'

interface ChangeProps {
  figure: Figure
  /** Of what it was before. */
  format: (value: number) => string
}

/** How a figure stands against the period before: by sign and arrow, and what it was. */
export function Change({ figure: { value, before, change }, format }: ChangeProps) {
  const t = useTranslate()
  if (change === null) return <span className="change">{t(value === 0 ? words.noneEither : words.noneBefore)}</span>
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  return (
    <span className="change">
      <span className="change-percent" data-way={Math.sign(change)}>
        {change !== 0 && <Arrow aria-hidden="true" className="size-3.5" />}
        {signed(change)}
      </span>{' '}
      {t(words.before)(format(before))}
    </span>
  )
}

function signed(change: number): string {
  const digits = Math.abs(change).toLocaleString('en-HK', { maximumFractionDigits: 1 })
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${digits}%`
}
