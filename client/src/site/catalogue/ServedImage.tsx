import { useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import type { ProductImage } from '#contract/catalogue/products.ts'

type Served = Pick<ProductImage, 'url' | 'size' | 'widths'>

interface ServedImageProps {
  image: Served
  alt: string
  /** How wide it is shown, as in an img. */
  sizes: string
  /** It is seen first: preloaded with high priority. Others are loaded lazily. */
  isFirst?: boolean
  className?: string
  /** Told where it cannot be shown. */
  onBroken?: () => void
}

/** The proportions of a plate (catalogue.css), for one whose own nobody knows: room is kept before it comes. */
const plateSize = { width: 640, height: 480 }

/** A picture in the width and kind that suit the screen. Its box is reserved by the style sheet or by its own size. */
export function ServedImage({ image, alt, sizes, isFirst, className = '', onBroken }: ServedImageProps) {
  const { url, widths } = image
  const { width, height } = image.size ?? plateSize
  const shown = useRef<HTMLImageElement>(null)
  // One that failed before hydration fires no event any more.
  useEffect(() => {
    const { complete, naturalWidth } = shown.current ?? {}
    if (complete && naturalWidth === 0) onBroken?.()
  }, [onBroken])
  const sourcesOf = (kind: string) => widths.map((width) => `${url}/${width}.${kind} ${width}w`).join()
  if (isFirst && widths.length > 0) {
    const type = 'image/avif' // what does not know it asks for nothing
    preload(url, { as: 'image', type, imageSrcSet: sourcesOf('avif'), imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    // A source is a box, too, which would take a row of a grid.
    <picture className="contents">
      {widths.length > 0 &&
        ['avif', 'webp'].map((kind) => (
          <source key={kind} type={`image/${kind}`} srcSet={sourcesOf(kind)} sizes={sizes} className="hidden" />
        ))}
      <img
        ref={shown}
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
        onError={onBroken}
      />
    </picture>
  )
}
