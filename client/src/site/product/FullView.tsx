import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProductImage } from '#contract/catalogue/products.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { Button } from '../../ui/Button.tsx'
import { ServedImage } from '../catalogue/index.ts'
import { fullViewWords } from './product.words.ts'

interface FullViewProps {
  images: ProductImage[]
  /** Index of the first image. */
  from: number
  altOf: (image: ProductImage) => string
  /** Called on each change, to keep the page's gallery in step. */
  onShow: (index: number) => void
  onClose: () => void
}

/** Renders one image at a time in a full-window dialog; closed by Escape, its button, or a press outside the image. */
export function FullView({ images, from, altOf, onShow, onClose }: FullViewProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(from)
  const image = images[Math.min(at, images.length - 1)]
  useEffect(() => dialog.current?.showModal(), [])
  function show(index: number) {
    if (index < 0 || index >= images.length) return
    setAt(index)
    onShow(index)
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') show(at - 1)
    if (key === 'ArrowRight') show(at + 1)
  }
  if (!image) return null
  return (
    <dialog
      ref={dialog}
      aria-label={t(productWords.pictures)}
      className="full-view"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <header className="flex items-center gap-2 ps-4">
        <p className="mr-auto text-fine text-ink-quiet" aria-live="polite">
          {`${at + 1} / ${images.length}`}
          {image.origin === 'render' && ` · ${t(productWords.render)}`}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(fullViewWords.before)}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(fullViewWords.after)}
          disabled={at === images.length - 1}
          onClick={() => show(at + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t(fullViewWords.close)} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </header>
      <ServedImage
        image={image}
        alt={altOf(image)}
        sizes="min(100vw, 133vh)"
        className="min-h-0 size-full object-contain"
      />
    </dialog>
  )
}
