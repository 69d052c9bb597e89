import { ImageIcon, TriangleAlert } from 'lucide-react'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import { categoryLabels, type Product } from '#contract/catalogue/products.ts'
import { orChinese } from '#contract/i18n/in-language.ts'
import type { PreviewedProduct } from '#contract/sync/mapping.ts'
import { syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { periodWords, productsWords, quantityWords } from '../../../i18n/products.words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { DeviceDrawing } from '../../../ui/drawings/DeviceDrawing.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { mappingWords as words } from './mapping.words.ts'

/** Renders a product as a phone shows it in the catalogue, with what it lacks below. */
export function PreviewCard({ previewed }: { previewed: PreviewedProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const { names } = useFormats()
  const { product, pictures, isNew, lacks, notes } = previewed
  const name = product[orChinese(product.nameEn ? 'nameEn' : null, 'name', language)] ?? product.name
  const description = product[orChinese(product.descriptionEn ? 'descriptionEn' : null, 'description', language)]
  return (
    <li className="grid content-start gap-2 rounded-panel border border-hairline bg-ground p-3 wrap-anywhere">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
        <Picture previewed={previewed} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-fine text-ink-quiet">
            <span>{product.subcategory ?? t(categoryLabels[product.category])}</span>
            {product.sku && <span>{product.sku}</span>}
          </p>
          <h3 className="heading text-body">{name}</h3>
        </div>
      </div>
      {description && <p className="line-clamp-2 text-fine text-ink-quiet">{description}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Stock product={product} />
        <Price product={product} />
      </div>
      {pictures > product.images.length && (
        <p className="flex gap-1.5 text-fine text-ink-quiet">
          <ImageIcon className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {t(words.picturesLater)(pictures)}
        </p>
      )}
      {isNew && <Badge tone="quiet">{t(words.isNew)}</Badge>}
      {lacks.length > 0 && (
        <p className="text-fine font-semibold text-caution">
          {t(words.lacks)} {names(lacks.map((field) => t(recordFieldWords[field])))}
        </p>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1 text-fine text-caution">
          {[...new Set(notes.map((note) => syncNoteIn(note, language)))].map((text) => (
            <li key={text} className="flex gap-1.5">
              <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Decorative: the name is beside it. */
function Picture({ previewed: { product } }: { previewed: PreviewedProduct }) {
  const [image] = product.images
  return (
    <div className="grid aspect-square place-items-center overflow-hidden rounded-control bg-sunken">
      {image ? (
        <img src={image.url} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <DeviceDrawing kind={deviceKindOf(product)} />
      )}
    </div>
  )
}

function Stock({ product }: { product: Product }) {
  const t = useTranslate()
  const quantity = product.inStock ? product.stockQuantity : 0
  return (
    <div className="min-w-0">
      <Badge tone={product.inStock ? 'signal' : 'caution'}>
        {t(product.inStock ? productsWords.inStock : productsWords.outOfStock)}
      </Badge>
      <p className="mt-1 text-fine text-ink-quiet">{t(quantityWords[product.category])(quantity)}</p>
    </div>
  )
}

function Price({ product: { price } }: { product: Product }) {
  const t = useTranslate()
  const { money } = useFormats()
  const period = t(periodWords[price.period])
  return (
    <div className="min-w-0 text-right">
      {price.msrp === null ? (
        <p className="font-semibold">{t(productsWords.priceOnRequest)}</p>
      ) : (
        <p className="leading-tight">
          <span className="text-title font-semibold whitespace-nowrap">{money(price.msrp)}</span>
          <span className="inline-block text-fine text-ink-quiet">{period}</span>
        </p>
      )}
      {price.partnerPrice !== null && (
        <p className="text-fine text-ink-quiet">
          {t(productsWords.partnerPrice)}{' '}
          <span className="whitespace-nowrap text-ink">{money(price.partnerPrice)}</span>
          {period}
        </p>
      )}
    </div>
  )
}
