import { isOfferingAddress, isPlanAddress } from '#contract/sales/offerings.ts'
import { paths } from '../../paths.ts'

/** Returns the path of the page about a line: a product, a plan, or a service. */
export function pageOfLine(address: string): string {
  if (!isOfferingAddress(address)) return paths.product(address)
  return isPlanAddress(address) ? paths.property : paths.builder
}
