import type { ContentEntry, ContentState } from '#contract/content/entries.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge, Stamp } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { languageWords } from '../ui/preview/preview.words.ts'
import { lackWords, stateWords, contentWords as words } from './content.words.ts'

export const stateTones: Record<ContentState, 'signal' | 'caution' | 'quiet'> = {
  draft: 'quiet',
  scheduled: 'caution',
  published: 'signal',
  ended: 'quiet',
}

/** Shows an entry's state: published and until when, unpublished changes, missing languages. */
export function EntryMarks({ entry }: { entry: ContentEntry }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const { state, hasChanges, isSample, lacks, missing, publishFrom, publishUntil } = entry
  const languages = useLanguageNames()(missing)
  const isTimed = state === 'scheduled' || state === 'published'
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-fine">
      <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>
      {state === 'scheduled' && publishFrom && <span>{t(words.from)(dateTime(publishFrom))}</span>}
      {isTimed && publishUntil && <span>{t(words.until)(dateTime(publishUntil))}</span>}
      {hasChanges && <Badge tone="caution">{t(words.hasChanges)}</Badge>}
      {missing.length > 0 && <Badge tone="caution">{t(words.missing)(languages)}</Badge>}
      {lacks.map((lack) => (
        <Badge key={lack} tone="caution">
          {t(words.lacks)(t(lackWords[lack]))}
        </Badge>
      ))}
      {isSample && <Stamp>{t(words.sample)}</Stamp>}
    </span>
  )
}

export function useLanguageNames() {
  const t = useTranslate()
  const { names } = useFormats()
  return (languages: ContentEntry['missing']) => names(languages.map((language) => t(languageWords[language])))
}
