import { sceneHashes } from '#content/renders/scenes.ts'
import { sceneTexts } from '#content/renders/scenes.words.ts'
import { renderSize, renderWidths } from '#content/renders/sizes.ts'
import type { Scene } from '#contract/content/choices.ts'
import { imageUrl } from '../api/file-urls.ts'
import { useTranslate } from '../i18n/language.tsx'
import { ContentPicture } from './ContentPicture.tsx'
import { sceneWords } from './content.words.ts'

/** Says, once on a page, that its scenes are renderings. */
export function Renderings({ className = '' }: { className?: string }) {
  const t = useTranslate()
  return <p className={`text-fine text-ink-quiet ${className}`}>{t(sceneWords.renderings)}</p>
}

interface ScenePictureProps {
  scene: Scene
  /** The `sizes` attribute of an `img`. */
  sizes: string
  /** Whether the text beside it says what it shows. */
  isDecorative?: boolean
}

/** Renders a scene that fills its plate. */
export function ScenePicture({ scene, sizes, isDecorative = false }: ScenePictureProps) {
  const alt = isDecorative ? { 'zh-TW': '', en: '' } : sceneTexts[scene]
  return (
    <ContentPicture
      picture={{ url: imageUrl(sceneHashes[scene]), ...renderSize, alt }}
      widths={renderWidths}
      sizes={sizes}
      className="absolute inset-0 size-full rounded-panel object-cover"
    />
  )
}
