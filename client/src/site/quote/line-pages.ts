import { isOfferingAddress, isPlanAddress } from '#contract/sales/offerings.ts'
import { paths } from '../../paths.ts'

/** The page that tells of what a line asks for: a product, a plan, or our work. */
export function pageOfLine(address: string): string {
  if (!isOfferingAddress(address)) return paths.product(address)
  return isPlanAddress(address) ? paths.property : paths.builder
}
