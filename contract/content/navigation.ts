import * as z from 'zod/mini'
import { type NavigationPlace, navigationPlaces } from './choices.ts'
import { contentLine, contentPath } from './texts.ts'

/** A group of links to pages of the site. Links to other sites are social links (Settings). */
export const navigationSchema = z.strictObject({
  place: z.enum(navigationPlaces),
  title: contentLine(24),
  links: z.array(z.strictObject({ label: contentLine(40), to: contentPath })).check(z.minLength(1), z.maxLength(12)),
})
export type NavigationGroup = z.infer<typeof navigationSchema>

/** Maximum groups shown in each place, limited by space. */
export const navigationMost: Record<NavigationPlace, number> = { menu: 3, bar: 1, footer: 4 }
