import { useTranslate } from '../../i18n/language.tsx'
import { periodWords } from '../../i18n/products.words.ts'
import { requestWords } from './request.words.ts'

/** Renders a line's yearly connectivity fee, without a break before 「／年」. */
export function ConnectivityFee({ amount }: { amount: string }) {
  const t = useTranslate()
  return (
    <>
      {t(requestWords.connectivity)} <span className="whitespace-nowrap">{amount + t(periodWords.year)}</span>
    </>
  )
}
