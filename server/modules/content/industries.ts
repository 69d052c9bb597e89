import { shownIndustriesSchema } from '#contract/content/industries.ts'
import type { ContentShown } from './shown.ts'

type Shown = Pick<ContentShown, 'current'>

/** GET /industries, as it is now. */
export function industriesNow(shown: Shown) {
  return shownIndustriesSchema.parse({
    items: shown.current('industries').map(({ key, data }) => ({ ...data, key })),
    solutions: shown.current('solutions')[0]?.data ?? null,
  })
}

/** Those that have a page now, by their keys. */
export function industryKeys(shown: Shown): string[] {
  return shown.current('industries').map(({ key }) => key)
}

/** Whether a link of content leads to a page that is there now: an industry may have been withdrawn after it was written. */
export function leadsOn(shown: Shown, path: string): boolean {
  const industry = /^\/solutions\/([^/?#]+)/i.exec(path)?.[1]
  return industry === undefined || industryKeys(shown).includes(industry.toLowerCase())
}

/** A link that leads on: where its industry has been withdrawn, to all of them. */
export function leadingOn<Link extends { to: string }>(shown: Shown, link: Link): Link {
  return leadsOn(shown, link.to) ? link : { ...link, to: '/solutions' }
}
