import { useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import type { ProductImage } from '#contract/catalogue/products.ts'

type Served = Pick<ProductImage, 'url' | 'size' | 'widths'>

interface ServedImageProps {
  image: Served
  alt: string
  /** The `sizes` attribute of an `img`. */
  sizes: string
  /** Preloads with high priority; other images load lazily. */
  isFirst?: boolean
  className?: string
  /** Called if the image cannot be loaded. */
  onBroken?: () => void
}

/** Reserves the proportions of a plate (catalogue.css) if the image's size is unknown. */
const plateSize = { width: 640, height: 480 }

/** Renders an image in the width and format that suit the screen, with its space reserved. */
export function ServedImage({ image, alt, sizes, isFirst, className = '', onBroken }: ServedImageProps) {
  const { url, widths } = image
  const { width, height } = image.size ?? plateSize
  const shown = useRef<HTMLImageElement>(null)
  // An error before hydration fires no event that React receives.
  useEffect(() => {
    const { complete, naturalWidth } = shown.current ?? {}
    if (complete && naturalWidth === 0) onBroken?.()
  }, [onBroken])
  const sourcesOf = (kind: string) => widths.map((width) => `${url}/${width}.${kind} ${width}w`).join()
  if (isFirst && widths.length > 0) {
    const type = 'image/avif' // browsers without AVIF ignore the preload
    preload(url, { as: 'image', type, imageSrcSet: sourcesOf('avif'), imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    // `contents`, because each source would otherwise take a row of a grid.
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
