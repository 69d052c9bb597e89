import type { ContentPicture as Picture } from '#contract/content/pictures.ts'
import { widthsOf } from '#contract/paths.ts'
import { useLocalizedText } from '../i18n/useLocalizedText.ts'

interface ContentPictureProps {
  picture: Picture
  /** Widths that it is served in. */
  widths?: number[]
  /** The `sizes` attribute of an `img`. */
  sizes: string
  className: string
}

/** Renders an uploaded picture in the width and format that suit the screen. */
export function ContentPicture({ picture, widths, sizes, className }: ContentPictureProps) {
  const localized = useLocalizedText()
  const { url, width, height } = picture
  const { children: alt, lang } = localized(picture.alt)
  return (
    <picture className="contents">
      {['avif', 'webp'].map((kind) => (
        <source
          key={kind}
          type={`image/${kind}`}
          srcSet={(widths ?? widthsOf(width)).map((one) => `${url}/${one}.${kind} ${one}w`).join()}
          sizes={sizes}
          className="hidden"
        />
      ))}
      <img
        src={url}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
