import { useState } from 'react'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { ServedImage } from './ServedImage.tsx'

interface PictureProps {
  product: ProductSummary
  /** How wide it is shown, as in an img, where that is more than beside a line of a list. */
  sizes?: string
  /** It is seen before anybody scrolls: its picture is asked for at once. */
  isFirst?: boolean
  className?: string
}

/** A product's first picture, else the drawing of its kind. Decorative: its name always stands beside it. */
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
