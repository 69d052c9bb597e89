import { airPlace, energyPlace, leakPlace, parkingPlace } from '#content/renders/hashes.ts'
import { renderSize, renderWidths } from '#content/renders/sizes.ts'
import { imageUrl } from '../../api/file-urls.ts'
import { devices } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { ServedImage } from '../catalogue/index.ts'
import { homeWords, placeWords } from './home.words.ts'

const hashes = { leak: leakPlace, energy: energyPlace, parking: parkingPlace, air: airPlace }
const kinds = ['energy', 'leak', 'parking', 'air'] as const

export function Places() {
  const t = useTranslate()
  return (
    <figure>
      <ul className="grid grid-cols-3 gap-2">
        {kinds.map((kind, index) => (
          <Place key={kind} kind={kind} isFirst={index === 0} />
        ))}
      </ul>
      <figcaption className="mt-1.5 text-fine text-ink-quiet">{t(homeWords.renders)}</figcaption>
    </figure>
  )
}

const widths = {
  first: '(min-width: 80rem) 43rem, (min-width: 64rem) 50vw, 92vw',
  other: '(min-width: 80rem) 14rem, (min-width: 64rem) 17vw, 30vw',
}

function Place({ kind, isFirst }: { kind: (typeof kinds)[number]; isFirst: boolean }) {
  const t = useTranslate()
  const { name, place } = placeWords[kind]
  return (
    <li className={isFirst ? 'col-span-3' : ''}>
      <LocalLink to={t(devices[kind].catalogue)} className="group block">
        <span className={`block ${isFirst ? 'aspect-16/9 lg:aspect-2/1' : 'aspect-4/3'}`}>
          <ServedImage
            image={{ url: imageUrl(hashes[kind]), size: renderSize, widths: renderWidths }}
            alt=""
            sizes={isFirst ? widths.first : widths.other}
            isFirst={isFirst}
            className="size-full rounded-panel object-cover"
          />
        </span>
        <span className="mt-1 mb-1 block text-fine leading-snug break-keep group-hover:text-signal">
          <strong className="font-semibold">{t(name)}</strong>
          <span className="text-ink-quiet">&nbsp;· {t(place)}</span>
        </span>
      </LocalLink>
    </li>
  )
}
