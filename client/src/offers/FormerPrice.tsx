import { useTranslate } from '../i18n/language.tsx'
import { promotionWords } from './promotion.words.ts'

/**
 * Renders the list price that a promotion replaces, struck through.
 * @param amount formatted, in the reader's currency
 */
export function FormerPrice({ amount }: { amount: string }) {
  const t = useTranslate()
  return (
    <>
      <span className="sr-only">{t(promotionWords.listPrice)} </span>
      <s className="text-fine font-normal text-ink-quiet">{amount}</s>{' '}
      <span className="sr-only">{t(promotionWords.price)} </span>
    </>
  )
}
