import type { ProductDetail } from '#contract/catalogue/products.ts'
import { Delivery, Documents, Fitting } from './BuyingFacts.tsx'
import { Features, Specifications } from './Specifications.tsx'

export function Facts({ product }: { product: ProductDetail }) {
  return (
    <>
      <Specifications product={product} />
      <Features product={product} />
      <Fitting product={product} />
      <Delivery product={product} />
      <Documents product={product} />
    </>
  )
}
