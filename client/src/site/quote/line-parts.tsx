import type { ReactNode } from 'react'
import { isOfferingAddress, isPlanAddress } from '#contract/sales/offerings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { periodWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { requestWords } from './quote.words.ts'

/** Renders a line's yearly connectivity fee, without a break before 「／年」. */
export function ConnectivityFee({ amount }: { amount: string }) {
  const t = useTranslate()
  return (
    <>
      {t(requestWords.connectivity)} <span className="whitespace-nowrap">{amount + t(periodWords.year)}</span>
    </>
  )
}

/** Returns the path of the page about a line: a product, a plan, or a service. */
export function pageOfLine(address: string): string {
  if (!isOfferingAddress(address)) return paths.product(address)
  return isPlanAddress(address) ? paths.property : paths.builder
}

export function Note({ children }: { children: ReactNode }) {
  return <span className="block text-fine font-normal whitespace-pre-wrap text-ink-quiet">{children}</span>
}
