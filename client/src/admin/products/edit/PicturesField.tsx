import '../../ui/icon-button.css'
import { ArrowLeft, ArrowRight, ImageOff, Pencil, X } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { withoutGaps } from '#contract/content/texts.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PictureDialog, UploadArea, UploadedPicture } from '../../media/index.ts'
import { useFocusWithin } from '../../ui/useFocusWithin.ts'
import { editWords as words } from './edit.words.ts'
import type { ProductFieldsProps } from './fields.tsx'
import { PlaceholderPictures } from './PlaceholderPictures.tsx'
import type { PictureValue } from './product-values.ts'

interface PicturesFieldProps extends Pick<ProductFieldsProps, 'form'> {
  /** The saved product; undefined for a new one. */
  product: Pick<EditedProduct, 'record' | 'pictures' | 'standIns'> | undefined
}

/** Edits the pictures, added by upload or URL. The first one represents the product in lists. */
export function PicturesField({ form, product }: PicturesFieldProps) {
  const t = useTranslate()
  const keptAt = (key: string) => product?.pictures.find((picture) => picture.key === key)?.url
  const isSaved = (key: string) => product?.record.images.some((image) => image.key === key) ?? false
  const { images } = form.values
  const standIns = product?.standIns ?? []
  const [place, focus] = useFocusWithin<HTMLDivElement>()
  const [edited, setEdited] = useState<PictureValue>()
  const [dragged, setDragged] = useState<number>()
  const set = (next: PictureValue[]) => form.set('images', next)
  const add = (image: PictureValue) =>
    form.update('images', (now) => [...now.filter(({ key }) => key !== image.key), image])
  const move = (from: number, to: number) => {
    const moved = images[from]
    if (moved) set(images.toSpliced(from, 1).toSpliced(to, 0, moved))
    const buttons = [1, 2].map((place) => `.picture-list > :nth-child(${to + 1}) button:nth-of-type(${place})`)
    focus(...(to < from ? buttons : buttons.toReversed()))
  }
  function remove(index: number) {
    set(images.toSpliced(index, 1))
    const next = Math.min(index + 1, images.length - 1)
    focus(`.picture-list > :nth-child(${next}) button:last-of-type`, '.picture-new input')
  }
  return (
    <div ref={place} className="grid gap-4">
      {images.length === 0 && (
        <div className="grid gap-2">
          <p className="text-ink-quiet">{t(standIns.length > 0 ? words.standInsShown : words.noPictures)}</p>
          <PlaceholderPictures images={standIns} />
        </div>
      )}
      <ol className="picture-list grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4">
        {images.map((image, index) => (
          <li
            key={image.key}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event: DragEvent) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, index)
            }}
          >
            <Picture
              image={image}
              keptAt={keptAt(image.key)}
              isDead={isSaved(image.key) && keptAt(image.key) === undefined}
              error={form.errorOf(`images.${index}`) ?? form.errorOf(`images.${index}.url`)}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < images.length - 1 ? () => move(index, index + 1) : undefined}
              onEdit={() => setEdited(image)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <UploadArea kind="picture" onUploaded={({ url, name }) => add({ key: url, url, name })} />
      <NewPicture error={form.errorOf('images')} onAdd={add} />
      {edited && (
        <PictureDialog
          picture={edited}
          onClose={() => setEdited(undefined)}
          onApply={({ alt, url }) => set(images.map((image) => (image === edited ? changed(image, alt, url) : image)))}
        />
      )}
    </div>
  )
}

/** A new crop has a new URL, which identifies the picture. */
function changed({ alt: _former, ...image }: PictureValue, alt: Bilingual, url: string): PictureValue {
  const trimmedAlt = { 'zh-TW': alt['zh-TW'].trim(), en: alt.en.trim() }
  return {
    ...image,
    ...(url !== image.url && { url, key: url }),
    ...((trimmedAlt['zh-TW'] || trimmedAlt.en) && { alt: trimmedAlt }),
  }
}

interface PictureProps {
  image: PictureValue
  keptAt: string | undefined
  /** The picture could not be loaded. */
  isDead: boolean
  error: string | undefined
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onEdit: () => void
  onRemove: () => void
}

const frameClass = 'aspect-4/3 w-full rounded-control bg-sunken'

function Picture({ image, keptAt, isDead, error, onEarlier, onLater, onEdit, onRemove }: PictureProps) {
  const t = useTranslate()
  const name = image.name || image.url
  const shownAt = keptAt ?? (image.url.startsWith('/') ? image.url : undefined)
  return (
    <figure
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : true}
      className={`grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-1.5 rounded-panel border bg-raised p-2 text-fine ${error === undefined ? 'border-hairline' : 'border-danger'}`}
    >
      {shownAt ? (
        <UploadedPicture
          url={shownAt}
          alt={image.alt ? t(withoutGaps(image.alt)) : name}
          className={`object-contain ${frameClass}`}
        />
      ) : (
        <span className={`grid place-items-center text-edge ${frameClass}`}>
          <ImageOff aria-hidden="true" />
        </span>
      )}
      <figcaption>
        <span className="block truncate" title={image.url}>
          {name}
        </span>
        {error && <span className="block text-danger">{error}</span>}
        {!error && isDead && <span className="block text-caution">{t(words.pictureDead)}</span>}
        {!error && !image.alt && <span className="block text-ink-quiet">{t(words.noAlt)}</span>}
        {!error && !isDead && !shownAt && <span className="block text-ink-quiet">{t(words.pictureNew)}</span>}
      </figcaption>
      <div className="flex">
        <PictureButton label={t(words.earlier)(name)} Icon={ArrowLeft} onPress={onEarlier} />
        <PictureButton label={t(words.later)(name)} Icon={ArrowRight} onPress={onLater} />
        <PictureButton label={t(words.editPicture)(name)} Icon={Pencil} onPress={onEdit} />
        <PictureButton label={t(words.removePicture)(name)} Icon={X} onPress={onRemove} />
      </div>
    </figure>
  )
}

interface PictureButtonProps {
  label: string
  Icon: typeof X
  onPress: (() => void) | undefined
}

function PictureButton({ label, Icon, onPress }: PictureButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={!onPress} onClick={onPress}>
      <Icon aria-hidden="true" />
    </button>
  )
}

function NewPicture({ error, onAdd }: { error: string | undefined; onAdd: (image: PictureValue) => void }) {
  const t = useTranslate()
  const [url, setUrl] = useState('')
  const [isWrong, setWrong] = useState(false)
  function add() {
    const address = readAddress(url)
    setWrong(address === undefined)
    if (!address) return
    onAdd({ key: address.href, url: address.href, name: nameIn(address) })
    setUrl('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="picture-new flex max-w-160 flex-wrap items-end gap-2">
      <TextField
        className="flex-[1_1_14rem]"
        label={t(words.pictureUrl)}
        hint={t(words.pictureUrlHint)}
        type="url"
        error={isWrong ? t(words.pictureUrlFault) : error}
        value={url}
        onChange={({ target }) => {
          setUrl(target.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="compact" disabled={url.trim() === ''} onClick={add}>
        {t(words.addPicture)}
      </Button>
    </div>
  )
}

function readAddress(text: string): URL | undefined {
  const address = URL.parse(text.trim())
  return address && /^https?:$/.test(address.protocol) ? address : undefined
}

function nameIn({ pathname, hostname }: URL): string {
  const last = pathname.split('/').at(-1)
  if (!last) return hostname
  try {
    return decodeURIComponent(last).slice(0, 300)
  } catch {
    return last.slice(0, 300)
  }
}
