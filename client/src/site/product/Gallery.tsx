import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { ProductDetail, ProductImage } from '#contract/catalogue/products.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { nameOf, ServedImage } from '../catalogue/index.ts'
import type { FullView } from './FullView.tsx'

const sizes = '(min-width: 80rem) 43rem, (min-width: 64rem) 50vw, (min-width: 48rem) 44vw, 92vw'

/**
 * Renders a product's images as a carousel with thumbnails and a full view; the drawing of its kind if none can be
 * loaded.
 */
export function Gallery({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { images, onBroken } = useWhole(product.images)
  return (
    <section aria-label={t(productWords.pictures)} className="min-w-0 md:[grid-area:gallery]">
      {images.length > 0 ? (
        <Pictures product={product} images={images} onBroken={onBroken} />
      ) : (
        <div className="plate">
          <DeviceDrawing kind={deviceKindOf(product)} />
        </div>
      )}
    </section>
  )
}

/** Filters out images that failed to load. */
function useWhole(images: ProductImage[]) {
  const [broken, setBroken] = useState<string[]>([])
  const onBroken = useCallback((url: string) => setBroken((before) => [...before, url]), [])
  return { images: images.filter(({ url }) => !broken.includes(url)), onBroken }
}

interface PicturesProps {
  product: ProductDetail
  images: ProductImage[]
  onBroken: (url: string) => void
}

function Pictures({ product, images, onBroken }: PicturesProps) {
  const t = useTranslate()
  const name = nameOf(product, useLanguage()).text
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [full, setFull] = useState<{ View: typeof FullView; from: number }>()
  const shown = Math.min(at, images.length - 1)
  const altOf = ({ alt }: ProductImage) => (alt ? t(alt) : name)
  function show(index: number) {
    const place = track.current?.children[index]
    if (place instanceof HTMLElement) track.current?.scrollTo({ left: place.offsetLeft })
  }
  /** Opens the full view, or the image file if the code cannot be loaded. */
  function enlarge({ url }: ProductImage, from: number) {
    import('./FullView.tsx').then(
      (loaded) => setFull({ View: loaded.FullView, from }),
      () => window.location.assign(url),
    )
  }
  return (
    <>
      <ul
        ref={track}
        className="gallery-track"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        onKeyDown={(event) => byArrow(event, shown, show)}
      >
        {images.map((image, index) => (
          <li key={image.url} className="plate w-full flex-none snap-center">
            <ServedImage
              image={image}
              alt={altOf(image)}
              sizes={sizes}
              isFirst={index === 0}
              className={pictureClass(image)}
              onBroken={() => onBroken(image.url)}
            />
            <button
              type="button"
              className="gallery-enlarge"
              aria-label={t(productWords.enlarge)(index + 1)}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => enlarge(image, index)}
            />
          </li>
        ))}
      </ul>
      <OriginNote image={images[shown]} />
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
      {full && (
        <full.View images={images} from={full.from} altOf={altOf} onShow={show} onClose={() => setFull(undefined)} />
      )}
    </>
  )
}

/** Renders fill the plate that they are made for; uploaded images are fitted whole. */
function pictureClass({ origin }: ProductImage): string {
  return origin === 'render' ? 'absolute inset-0 size-full rounded-panel object-cover' : 'size-full object-contain'
}

/** Labels a render, so that it is not mistaken for a photograph. */
function OriginNote({ image }: { image: ProductImage | undefined }) {
  const t = useTranslate()
  if (image?.origin !== 'render') return null
  return <p className="mt-1.5 text-fine text-ink-quiet">{t(productWords.render)}</p>
}

interface ThumbnailsProps {
  images: ProductImage[]
  shown: number
  onShow: (index: number) => void
}

function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  const t = useTranslate()
  return (
    <ul
      className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,12%),1fr))] gap-2 print:hidden"
      onKeyDown={(event) => byArrow(event, shown, onShow)}
    >
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={t(productWords.showPicture)(index + 1)}
            aria-pressed={index === shown}
            className="gallery-thumbnail"
            onClick={() => onShow(index)}
          >
            <ServedImage image={image} alt="" sizes="5.5rem" className="size-full object-contain" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function byArrow(event: KeyboardEvent, shown: number, show: (index: number) => void) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  show(shown + step)
}
