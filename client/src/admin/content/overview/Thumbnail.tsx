import { PanelTop } from 'lucide-react'
import type { ContentEntry } from '#contract/content/entries.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { kindViews } from '../kinds.tsx'

interface ThumbnailProps {
  kind: ContentKind
  entries: ContentEntry[]
}

/** More would not be seen. */
const entriesMax = 4

/** A page of 60 rem, scaled to the card's width. */
const wholeClass =
  'w-[60rem] scale-[0.133] @min-[14rem]:scale-[0.24] @min-[16rem]:scale-[0.267] @min-[18rem]:scale-[0.3] @min-[20rem]:scale-[0.333] @min-[22rem]:scale-[0.367] @min-[24rem]:scale-[0.4]'
/** A part of a page of 30 rem. */
const smallClass =
  'w-[30rem] scale-[0.267] @min-[14rem]:scale-[0.48] @min-[16rem]:scale-[0.533] @min-[18rem]:scale-[0.6] @min-[20rem]:scale-[0.667] @min-[22rem]:scale-[0.733] @min-[24rem]:scale-[0.8]'

/** Shows the first entries as on the site, in miniature: the published ones, if there are any. */
export function Thumbnail({ kind, entries }: ThumbnailProps) {
  const { preview, isSmall = false } = kindViews[kind]
  const published = entries.filter(({ state }) => state === 'published')
  const shown = (published.length > 0 ? published : entries).slice(0, entriesMax)
  return (
    <div
      aria-hidden="true"
      inert
      className="@container max-h-32 overflow-hidden bg-surface sm:aspect-8/5 sm:max-h-none"
    >
      {shown.length === 0 && <PanelTop className="mx-auto mt-8 size-8 text-edge" />}
      <div className={`grid origin-top-left gap-4 p-8 ${isSmall ? smallClass : wholeClass}`}>
        {shown.map(({ id, data, isSample, publishUntil }) => (
          <div key={id}>{preview(data, isSample, publishUntil)}</div>
        ))}
      </div>
    </div>
  )
}
