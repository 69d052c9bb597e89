import { useTranslate } from '../../i18n/language.tsx'
import { periodWords } from '../../i18n/products.words.ts'
import { requestWords } from './request.words.ts'

/** What a line's connection costs a year; no line ends between the amount and its 「／年」. */
export function ConnectivityFee({ amount }: { amount: string }) {
  const t = useTranslate()
  return (
    <>
      {t(requestWords.connectivity)} <span className="whitespace-nowrap">{amount + t(periodWords.year)}</span>
    </>
  )
}
