import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { editWords as words } from './edit.words.ts'

/** Shows the renders that the site uses for a product without pictures; renders nothing if there are none. */
export function PlaceholderPictures({ images }: { images: EditedProduct['standIns'] }) {
  const t = useTranslate()
  if (images.length === 0) return null
  return (
    <ul aria-label={t(words.standIns)} className="mb-4 flex flex-wrap gap-2">
      {images.map(({ url, name, alt, widths: [width] }) => (
        <li key={url} className="w-28 text-fine text-ink-quiet">
          <img
            src={width === undefined ? url : `${url}/${width}.webp`}
            alt={alt ? t(alt) : name}
            loading="lazy"
            className="h-21 w-28 rounded-control border border-hairline bg-sunken object-contain"
          />
          {t(words.render)}
        </li>
      ))}
    </ul>
  )
}
