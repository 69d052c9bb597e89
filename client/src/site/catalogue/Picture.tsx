import { useState } from 'react'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { ServedImage } from './ServedImage.tsx'

interface PictureProps {
  product: ProductSummary
  /** The `sizes` attribute of an `img`, if wider than in a list. */
  sizes?: string
  /** Visible without scrolling: loaded with high priority. */
  isFirst?: boolean
  className?: string
}

/** Renders a product's first picture, or the drawing of its kind. Decorative: always show the name beside it. */
export function Picture({ product, sizes = '7rem', isFirst, className = '' }: PictureProps) {
  const [image] = product.images
  const [broken, setBroken] = useState<string>()
  return (
    <div className={`plate overflow-hidden ${className}`}>
      {image && image.url !== broken ? (
        <ServedImage
          image={image}
          alt=""
          sizes={sizes}
          {...(isFirst && { isFirst })}
          className={image.origin === 'render' ? 'absolute inset-0 size-full object-cover' : 'size-full object-contain'}
          onBroken={() => setBroken(image.url)}
        />
      ) : (
        <DeviceDrawing kind={deviceKindOf(product)} />
      )}
    </div>
  )
}
