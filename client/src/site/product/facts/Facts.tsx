import type { ProductDetail } from '#contract/catalogue/products.ts'
import type { Claim } from '../claims.ts'
import { Delivery, Documents, Fitting } from './BuyingFacts.tsx'
import { Features, Specifications } from './Specifications.tsx'

/** @param claims shown elsewhere on the page, and left out here */
export function Facts({ product, claims }: { product: ProductDetail; claims: Claim[] }) {
  return (
    <>
      <Specifications product={product} claims={claims} />
      <Features product={product} />
      <Fitting product={product} />
      <Delivery product={product} />
      <Documents product={product} />
    </>
  )
}
