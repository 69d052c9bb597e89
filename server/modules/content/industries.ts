import { shownIndustriesSchema } from '#contract/content/industries.ts'
import type { PublishedContent } from './published-content.ts'

type Shown = Pick<PublishedContent, 'current'>

export function industriesNow(shown: Shown) {
  return shownIndustriesSchema.parse({
    items: shown.current('industries').map(({ key, data }) => ({ ...data, key })),
    solutions: shown.current('solutions')[0]?.data ?? null,
  })
}

export function industryKeys(shown: Shown): string[] {
  return shown.current('industries').map(({ key }) => key)
}

/** Returns whether a link's page exists now: its industry may have been withdrawn. */
export function hasPage(shown: Shown, path: string): boolean {
  const industry = /^\/solutions\/([^/?#]+)/i.exec(path)?.[1]
  return industry === undefined || industryKeys(shown).includes(industry.toLowerCase())
}

/** Replaces a link to a withdrawn industry by one to all of them. */
export function withExistingPage<Link extends { to: string }>(shown: Shown, link: Link): Link {
  return hasPage(shown, link.to) ? link : { ...link, to: '/solutions' }
}
