import { buyingMatters } from './buying.words.ts'
import { dataMatters } from './data.words.ts'
import { networkMatters } from './networks.words.ts'
import { serviceMatters } from './service.words.ts'
import { siteMatters } from './sites.words.ts'

/** What a whole question is about, whatever products it names; the most specific first. */
export const matters = {
  ...serviceMatters,
  ...buyingMatters,
  ...dataMatters,
  ...networkMatters,
  ...siteMatters,
}

export type Matter = keyof typeof matters
