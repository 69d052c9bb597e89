import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { perWords } from '../words/products.words.ts'
import { LineNote } from './LineNote.tsx'
import { salesWords } from './sales.words.ts'

interface ConnectivityNoteProps {
  /** A year of it; nothing is said of what costs nothing. */
  amount: number | null
  currency: CurrencyCode
  className?: string
}

/** What a line's connection costs, beneath what it costs itself. */
export function ConnectivityNote({ amount, currency, className }: ConnectivityNoteProps) {
  const t = useTranslate()
  if (!amount) return null
  return (
    <LineNote className={className}>
      {/* no line ends between the amount and its 「／年」 */}
      {t(salesWords.connectivity)}{' '}
      <span className="whitespace-nowrap">{exactMoney(amount, currency) + t(perWords.year)}</span>
    </LineNote>
  )
}
