import { useTranslate } from '../i18n/language.tsx'
import { sceneWords } from './scene.words.ts'

/** Says, once on a page, that its scenes are renderings. */
export function Renderings({ className = '' }: { className?: string }) {
  const t = useTranslate()
  return <p className={`text-fine text-ink-quiet ${className}`}>{t(sceneWords.renderings)}</p>
}
