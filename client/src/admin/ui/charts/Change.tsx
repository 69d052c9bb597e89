import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Figure } from '#contract/staff/figures.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { changeWords as words } from './charts.words.ts'

interface ChangeProps {
  figure: Figure
  format: (value: number) => string
}

export function Change({ figure: { value, before, change }, format }: ChangeProps) {
  const t = useTranslate()
  if (change === null) {
    return <span className="text-fine text-ink-quiet">{t(value === 0 ? words.noneEither : words.noneBefore)}</span>
  }
  const colour = change === 0 ? 'text-ink' : change > 0 ? 'text-signal' : 'text-caution'
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  return (
    <span className="text-fine text-ink-quiet">
      <span className={`font-semibold whitespace-nowrap ${colour}`}>
        {change !== 0 && <Arrow aria-hidden="true" className="me-0.5 inline size-3.5 align-[-0.125em]" />}
        {signed(change)}
      </span>{' '}
      <span className="inline-block">{t(words.before)(format(before))}</span>
    </span>
  )
}

function signed(change: number): string {
  const digits = Math.abs(change).toLocaleString('en-HK', { maximumFractionDigits: 1 })
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${digits}%`
}
