import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { levelNames, stateNames, tenants } from './building.words.ts'
import { BuildingDrawing } from './drawing/BuildingDrawing.tsx'
import { tenths, whole } from './figures.rules.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { platformWords } from './platform.words.ts'
import { type LevelId, levelIds, levels } from './simulation/building.ts'
import { glanceOf, type LevelState, type Snapshot } from './simulation/state.rules.ts'

const columns =
  'grid grid-cols-[minmax(0,1fr)_3.5rem_5.25rem] items-center gap-x-2.5 sm:grid-cols-[minmax(0,1fr)_6.25rem_3rem_3rem_5.75rem] sm:gap-x-3'
export function FloorRows({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslate()
  return (
    <div className="grid content-start grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)]">
      <p aria-hidden="true" className="col-start-1 flex h-8 items-center text-fine text-ink-quiet">
        {t(platformWords.drawing)}
      </p>
      <div aria-hidden="true" className={`h-8 pl-3 text-fine text-ink-quiet ${columns}`}>
        <span>{t(platformWords.floor)}</span>
        <span className="text-end">{t(platformWords.kilowatts)}</span>
        <span className="text-end max-sm:hidden">CO₂</span>
        <span className="text-end max-sm:hidden">{t(platformWords.bays)}</span>
        <span>{t(platformWords.state)}</span>
      </div>
      <BuildingDrawing snapshot={snapshot} className="h-156 w-full border-y border-hairline max-lg:border-r" />
      <ol className="min-w-0 border-t border-hairline">
        {levelIds.map((level) => (
          <FloorRow key={level} level={level} snapshot={snapshot} />
        ))}
      </ol>
    </div>
  )
}

function FloorRow({ level, snapshot }: { level: LevelId; snapshot: Snapshot }) {
  const t = useTranslate()
  const { power, co2, bays, state } = glanceOf(level, snapshot)
  return (
    <li>
      <PlaceLink
        place={{ view: 'floor', level }}
        className={`h-13 border-b border-hairline pl-3 leading-[1.3] hover:bg-sunken focus-visible:-outline-offset-2 ${columns}`}
      >
        <span className="min-w-0">
          <strong className="block font-semibold">{t(levelNames[level])}</strong>
          <span className="block truncate text-fine text-ink-quiet">{t(tenants[level])}</span>
        </span>
        <span className="flex items-center justify-end gap-2">
          <svg aria-hidden="true" className="h-2 w-10 max-sm:hidden">
            <rect className="fill-hairline" y="3.5" width="100%" height="1" />
            <rect
              className="fill-signal"
              width={`${Math.min(100, (100 * power) / levels[level].load.day)}%`}
              height="8"
            />
          </svg>
          <span className="w-12 text-end font-semibold">{tenths(power)}</span>
          <span className="sr-only">kW</span>
        </span>
        <span className="text-end max-sm:hidden">
          {co2 !== undefined && (
            <>
              <span className="sr-only">CO₂ </span>
              {whole(co2)}
              <span className="sr-only"> ppm</span>
            </>
          )}
        </span>
        <span className="text-end max-sm:hidden">
          {bays && (
            <>
              <span className="sr-only">{t(platformWords.bays)} </span>
              {t(platformWords.taken)(bays.taken, bays.all)}
            </>
          )}
        </span>
        <span className="truncate">
          <StateBadge state={state} />
        </span>
      </PlaceLink>
    </li>
  )
}

export function StateBadge({ state }: { state: LevelState }) {
  const t = useTranslate()
  if (state === 'normal') return <span className="text-fine text-ink-quiet">{t(stateNames.normal)}</span>
  return <Badge tone={state === 'leak' ? 'danger' : 'caution'}>{t(stateNames[state])}</Badge>
}
