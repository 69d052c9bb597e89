import { lengths } from '#contract/requests/visitor-values.ts'
import { useSearchParams } from '../../router/index.ts'

/** The name of the product that the address passes on; empty where it names none. Fit to be sent with a form. */
export function useProductName(): string {
  const given = useSearchParams()[0].get('product') ?? ''
  return given
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, lengths.product)
}
