import { useTranslate } from '../../i18n/language.tsx'
import { levelNames } from './building.words.ts'
import { tenths, whole } from './figures.rules.ts'
import { PlaceLink } from './PlaceLink.tsx'
import type { Place } from './place.rules.ts'
import { platformWords } from './platform.words.ts'
import type { Notice } from './simulation/state.rules.ts'

export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslate()
  const text = useNoticeText()
  return (
    <section>
      <h3 className="font-semibold">{t(platformWords.attention)}</h3>
      <ul className="mt-2 border-t border-hairline">
        {notices.map((notice) => (
          <li key={`${notice.kind} ${notice.level}`} className="border-b border-hairline">
            <PlaceLink
              place={placeOfNotice(notice)}
              className="flex min-h-11 items-baseline gap-2.5 py-2 text-fine leading-[1.5] hover:bg-sunken"
            >
              <span aria-hidden="true" className="size-1.5 shrink-0 -translate-y-0.5 rounded-[50%] bg-caution" />
              {text(notice)}
            </PlaceLink>
          </li>
        ))}
        {notices.length === 0 && <li className="py-2 text-fine text-ink-quiet">{t(platformWords.nothing)}</li>}
      </ul>
    </section>
  )
}

function placeOfNotice(notice: Notice): Place {
  if (notice.kind === 'battery') return { view: 'device', device: notice.device }
  return { view: 'floor', level: notice.level }
}

function useNoticeText(): (notice: Notice) => string {
  const t = useTranslate()
  return (notice) => {
    const floor = t(levelNames[notice.level])
    switch (notice.kind) {
      case 'air':
        return t(platformWords.airNotice)(floor, whole(notice.co2))
      case 'night':
        return t(platformWords.nightNotice)(floor, tenths(notice.night), tenths(notice.usual))
      case 'battery':
        return t(platformWords.batteryNotice)(notice.device.id, String(Math.round(notice.percent)))
    }
  }
}
