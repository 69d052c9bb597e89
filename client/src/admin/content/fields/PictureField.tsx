import { useState } from 'react'
import { type ContentPicture, contentPictureSchema } from '#contract/content/pictures.ts'
import { withoutGaps } from '#contract/content/texts.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PictureDialog, UploadArea, UploadedPicture } from '../../media/index.ts'
import { fieldsWords as words } from './fields.words.ts'

interface PictureFieldProps {
  label: string
  hint: string | undefined
  error: string | undefined
  value: unknown
  onChange: (picture: ContentPicture | undefined) => void
}

/** Renders an uploaded picture with its description and crop, or an upload area. */
export function PictureField({ label, hint, error, value, onChange }: PictureFieldProps) {
  const t = useTranslate()
  const [isEdited, setEdited] = useState(false)
  const picture = contentPictureSchema.safeParse(value).data
  return (
    <fieldset className="form-section">
      <legend>{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      {error && <p className="text-danger">{error}</p>}
      {picture ? (
        <div className="grid max-w-80 gap-2">
          <UploadedPicture
            url={picture.url}
            alt={t(withoutGaps(picture.alt))}
            className="aspect-4/3 w-full rounded-control bg-sunken object-contain"
          />
          <p className="text-fine text-ink-quiet">{t(withoutGaps(picture.alt)) || t(words.noAlt)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="compact" onClick={() => setEdited(true)}>
              {t(words.editPicture)}
            </Button>
            <Button size="compact" onClick={() => onChange(undefined)}>
              {t(words.removePicture)}
            </Button>
          </div>
        </div>
      ) : (
        <UploadArea
          kind="picture"
          isSingle
          onUploaded={({ url, size }) => size && onChange({ url, ...size, alt: { 'zh-TW': '', en: '' } })}
        />
      )}
      {picture && isEdited && (
        <PictureDialog
          picture={picture}
          onClose={() => setEdited(false)}
          onApply={({ alt, url, size }) => onChange({ ...picture, ...size, alt, url })}
        />
      )}
    </fieldset>
  )
}
