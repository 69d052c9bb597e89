import { useTranslate } from '../../../i18n/language.tsx'
import { type LevelId, levelNames, PlaceLink } from '../../platform/index.ts'
import { floorWords } from '../floor.words.ts'
import { demoWords } from '../live-demo.words.ts'

export function Breadcrumbs({ level }: { level?: LevelId }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(floorWords.trail)} className="-mt-2 mb-1 text-fine">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <PlaceLink place={{ view: 'building' }} className="link touchable">
            {t(demoWords.overview)}
          </PlaceLink>
        </li>
        {level && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="text-ink-quiet">
              /
            </span>
            <PlaceLink place={{ view: 'floor', level }} className="link touchable">
              {t(levelNames[level])}
            </PlaceLink>
          </li>
        )}
      </ol>
    </nav>
  )
}
