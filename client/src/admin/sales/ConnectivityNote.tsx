import type { ReactNode } from 'react'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { perWords } from '../words/products.words.ts'
import { salesWords } from './lines/draft.words.ts'

interface ConnectivityNoteProps {
  /** Per year; renders nothing for null or 0. */
  amount: number | null
  currency: CurrencyCode
  className?: string
}

export function ConnectivityNote({ amount, currency, className }: ConnectivityNoteProps) {
  const t = useTranslate()
  if (!amount) return null
  return (
    <LineNote className={className}>
      {/* keeps the amount and its 「／年」 on one line */}
      {t(salesWords.connectivity)}{' '}
      <span className="whitespace-nowrap">{exactMoney(amount, currency) + t(perWords.year)}</span>
    </LineNote>
  )
}

export function LineNote({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={`block text-fine font-normal text-ink-quiet ${className}`}>{children}</span>
}
