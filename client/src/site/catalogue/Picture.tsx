import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'

/** A product's first photograph, else the drawing of its kind. Decorative: its name always stands beside it. */
export function Picture({ product, className = '' }: { product: ProductSummary; className?: string }) {
  const image = product.images[0]
  return (
    <div className={`plate ${className}`}>
      {image ? (
        <img src={image.url} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <DeviceDrawing kind={deviceKindOf(product)} />
      )}
    </div>
  )
}
