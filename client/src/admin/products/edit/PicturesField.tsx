import '../../ui/icon-button.css'
import { ArrowLeft, ArrowRight, ImageOff, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useFocusWithin } from '../../ui/useFocusWithin.ts'
import { editWords as words } from './edit.words.ts'
import type { ProductFieldsProps } from './fields.tsx'
import type { PictureValue } from './product-values.ts'
import { StandIns } from './StandIns.tsx'

interface PicturesFieldProps extends Pick<ProductFieldsProps, 'form'> {
  /** As it is saved; undefined while it is new. */
  product: Pick<EditedProduct, 'record' | 'pictures' | 'standIns'> | undefined
}

/** The pictures in their order; one more by its address. The first stands for the product in lists. */
export function PicturesField({ form, product }: PicturesFieldProps) {
  const t = useTranslate()
  const keptAt = (key: string) => product?.pictures.find((picture) => picture.key === key)?.url
  const isSaved = (key: string) => product?.record.images.some((image) => image.key === key) ?? false
  const { images } = form.values
  const standIns = product?.standIns ?? []
  const [place, focus] = useFocusWithin<HTMLDivElement>()
  const set = (next: PictureValue[]) => form.set('images', next)
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
          <StandIns images={standIns} />
        </div>
      )}
      <ol className="picture-list grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4">
        {images.map((image, index) => (
          <li key={image.key}>
            <Picture
              image={image}
              keptAt={keptAt(image.key)}
              isDead={isSaved(image.key) && keptAt(image.key) === undefined}
              error={form.errorOf(`images.${index}`) ?? form.errorOf(`images.${index}.url`)}
              onEarlier={index > 0 ? () => move(index, index - 1) : undefined}
              onLater={index < images.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <NewPicture
        error={form.errorOf('images')}
        onAdd={(image) => set([...images.filter(({ key }) => key !== image.key), image])}
      />
    </div>
  )
}

interface PictureProps {
  image: PictureValue
  keptAt: string | undefined
  /** It was asked for, and could not be had. */
  isDead: boolean
  error: string | undefined
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onRemove: () => void
}

const frameClass = 'aspect-4/3 w-full rounded-control bg-sunken'

function Picture({ image, keptAt, isDead, error, onEarlier, onLater, onRemove }: PictureProps) {
  const t = useTranslate()
  const name = image.name || image.url
  return (
    <figure
      className={`grid gap-1.5 rounded-panel border bg-raised p-2 text-fine ${error === undefined ? 'border-hairline' : 'border-danger'}`}
    >
      {keptAt ? (
        <img src={keptAt} alt={name} className={`object-contain ${frameClass}`} />
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
        {!error && !isDead && !keptAt && <span className="block text-ink-quiet">{t(words.pictureNew)}</span>}
      </figcaption>
      <div className="flex">
        <PictureButton label={t(words.earlier)(name)} Icon={ArrowLeft} onPress={onEarlier} />
        <PictureButton label={t(words.later)(name)} Icon={ArrowRight} onPress={onLater} />
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
