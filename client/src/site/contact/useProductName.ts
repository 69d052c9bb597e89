import { useSearchParams } from 'react-router-dom'
import { lengths } from '#contract/requests/visitor-values.ts'

/** Returns the `product` parameter of the address, sanitised for sending with a form; empty if there is none. */
export function useProductName(): string {
  const given = useSearchParams()[0].get('product') ?? ''
  return given
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, lengths.product)
}
