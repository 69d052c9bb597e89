import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { altMax, type Media, pictureHashIn } from '#contract/media.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { cropMedia, mediaOptions } from '../api/files/media.ts'
import { AlertLine } from '../ui/AlertLine.tsx'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { type CropPlace, cropOf, placeOf, zoomMost } from './crop.rules.ts'
import { mediaWords as words } from './media.words.ts'

interface EditedPicture {
  url: string
  name?: string
  alt?: Bilingual | undefined
}

interface PictureDialogProps {
  picture: EditedPicture
  /** @param change has a `size` if the crop changed */
  onApply: (change: { alt: Bilingual; url: string; size?: Media['size'] }) => void
  onClose: () => void
}

const centred: CropPlace = { zoom: 1, across: 0.5, down: 0.5 }

/** Renders the dialog for a picture's alternative text and, where it was uploaded, its crop. */
export function PictureDialog({ picture, onApply, onClose }: PictureDialogProps) {
  const t = useTranslate()
  const hash = pictureHashIn(picture.url)
  const { data: media } = useQuery({ ...mediaOptions(hash ?? ''), enabled: hash !== undefined })
  const failureOf = useFailureWords()
  const [alt, setAlt] = useState<Bilingual>(picture.alt ?? { 'zh-TW': '', en: '' })
  const [chosen, setChosen] = useState<CropPlace | 'whole'>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const place = chosen ?? (media && savedPlace(media))

  async function apply(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // the dialog is inside the product's form
    setBusy(true)
    try {
      onApply({ alt, ...(media && chosen ? await partOf(media, chosen) : { url: picture.url }) })
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t(words.dialogTitle)(picture.name ?? media?.name ?? '')}
      description={t(words.savedLater)}
    >
      <form className="grid gap-4" onSubmit={(event) => void apply(event)}>
        {failure && <AlertLine>{failure}</AlertLine>}
        <TextField
          label={t(words.altChinese)}
          hint={t(words.altHint)}
          lang="zh-Hant-HK"
          maxLength={altMax}
          value={alt['zh-TW']}
          onChange={({ target }) => setAlt({ ...alt, 'zh-TW': target.value })}
        />
        <TextField
          label={t(words.altEnglish)}
          lang="en"
          maxLength={altMax}
          value={alt.en}
          onChange={({ target }) => setAlt({ ...alt, en: target.value })}
        />
        {media?.size && place && <CropFields media={media} place={place} onChange={setChosen} />}
        <DialogButtons onClose={onClose} act={t(isBusy ? words.applying : words.apply)} disabled={isBusy} />
      </form>
    </Dialog>
  )
}

function sourceOf(media: Media) {
  return (
    media.source ?? { hash: media.hash, url: media.url, width: media.size?.width ?? 0, height: media.size?.height ?? 0 }
  )
}

function savedPlace(media: Media): CropPlace | 'whole' {
  return media.crop && media.source ? placeOf(media.source, media.crop) : 'whole'
}

async function partOf(media: Media, place: CropPlace | 'whole'): Promise<Pick<Media, 'url' | 'size'>> {
  const source = sourceOf(media)
  if (place !== 'whole') return cropMedia(source.hash, cropOf(source, place))
  return { url: source.url, size: { width: source.width, height: source.height } }
}

interface CropFieldsProps {
  media: Media
  place: CropPlace | 'whole'
  onChange: (place: CropPlace | 'whole') => void
}

/** Crops by sliders rather than a dragged frame: they work by keyboard, touch and mouse. */
function CropFields({ media, place, onChange }: CropFieldsProps) {
  const t = useTranslate()
  const source = sourceOf(media)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t(words.shape)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {([false, true] as const).map((isCropped) => (
          <label key={String(isCropped)} className="flex min-h-11 items-center gap-2">
            <input
              className="size-4.5"
              type="radio"
              name="shape"
              checked={(place !== 'whole') === isCropped}
              onChange={() => onChange(isCropped ? centred : 'whole')}
            />
            {t(isCropped ? words.cropped : words.whole)}
          </label>
        ))}
      </div>
      {place !== 'whole' && (
        <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-2">
          <CropPreview source={source} place={place} />
          <div className="grid">
            <Slider
              label={t(words.zoom)}
              value={place.zoom}
              from={1}
              to={zoomMost}
              onMove={(zoom) => onChange({ ...place, zoom })}
            />
            <Slider
              label={t(words.across)}
              value={place.across}
              from={0}
              to={1}
              onMove={(across) => onChange({ ...place, across })}
            />
            <Slider
              label={t(words.down)}
              value={place.down}
              from={0}
              to={1}
              onMove={(down) => onChange({ ...place, down })}
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}

function CropPreview({ source, place }: { source: ReturnType<typeof sourceOf>; place: CropPlace }) {
  const t = useTranslate()
  const { left, top, width, height } = cropOf(source, place)
  const percent = (share: number) => `${100 * share}%`
  return (
    <div className="relative aspect-4/3 w-full overflow-hidden rounded-control bg-sunken">
      <img
        src={source.url}
        alt={t(words.preview)}
        className="absolute max-w-none"
        style={{
          width: percent(source.width / width),
          height: percent(source.height / height),
          left: percent(-left / width),
          top: percent(-top / height),
        }}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  from: number
  to: number
  onMove: (value: number) => void
}

function Slider({ label, value, from, to, onMove }: SliderProps) {
  return (
    <label className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
      {label}
      <input
        type="range"
        className="min-h-11 w-full accent-signal"
        min={from}
        max={to}
        step={(to - from) / 50}
        value={value}
        aria-valuetext={`${Math.round(100 * value)}%`}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </label>
  )
}

interface UploadedPictureProps {
  url: string
  alt: string
  className: string
}

/** Renders a picture 480 px wide, or the whole of it where that width does not exist. */
export function UploadedPicture({ url, alt, className }: UploadedPictureProps) {
  const [small, setSmall] = useState<string>()
  const src = small === url ? url : `${url}/480.webp`
  return <img src={src} alt={alt} className={className} onError={() => setSmall(url)} />
}
