import { useState } from 'react'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { nameOf, plateSize } from '../catalogue/index.ts'

/** A product's photographs, else the drawing of its kind. */
export function Gallery({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage())
  const [shown, setShown] = useState(0)
  const image = product.images[shown]
  return (
    <section aria-label={t(productWords.pictures)} className="md:[grid-area:gallery]">
      <div className="plate">
        {image ? (
          <img
            src={image.url}
            alt={name.text}
            {...plateSize}
            fetchPriority="high"
            className="size-full object-contain"
          />
        ) : (
          <DeviceDrawing kind={deviceKindOf(product)} />
        )}
      </div>
      {product.images.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
          {product.images.map(({ url }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t(productWords.showPicture)(index + 1)}
                aria-pressed={index === shown}
                className="size-16 rounded-control border border-hairline bg-sunken p-1 aria-pressed:border-signal"
                onClick={() => setShown(index)}
              >
                <img src={url} alt="" width={64} height={64} loading="lazy" className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
