import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'

/** The proportions of a plate (catalogue.css), whatever those of the photograph: room is kept before it comes. */
export const plateSize = { width: 640, height: 480 }

interface PictureProps {
  product: ProductSummary
  /** It is seen before anybody scrolls: its photograph is fetched at once. */
  isFirst?: boolean
  className?: string
}

/** A product's first photograph, else the drawing of its kind. Decorative: its name always stands beside it. */
export function Picture({ product, isFirst = false, className = '' }: PictureProps) {
  const image = product.images[0]
  return (
    <div className={`plate ${className}`}>
      {image ? (
        <img
          src={image.url}
          alt=""
          {...plateSize}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className="size-full object-contain"
        />
      ) : (
        <DeviceDrawing kind={deviceKindOf(product)} />
      )}
    </div>
  )
}
