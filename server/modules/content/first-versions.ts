import { createHash } from 'node:crypto'
import { cases } from '#content/cases.words.ts'
import { hero } from '#content/hero.words.ts'
import { navigation } from '#content/navigation.words.ts'
import { plans } from '#content/property/plans.words.ts'
import { regulations } from '#content/regulations.words.ts'
import { industryPages } from '#content/solutions/industries.words.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import type { ContentData } from './content.repo.ts'

/** An entry as it comes with the program. */
export interface FirstVersion {
  id: string
  key: string
  isSample: boolean
  data: ContentData
}

/** What each kind shows until staff change something of it. */
export const firstVersions: Record<ContentKind, FirstVersion[]> = {
  hero: [{ id: idOf('hero', 'home'), key: 'home', isSample: false, data: { ...hero } }],
  plans: plans.map(({ key, ...data }) => ({ id: idOf('plans', key), key, isSample: false, data })),
  promotions: [],
  industries: industryPages.map(({ key, ...data }) => ({ id: idOf('industries', key), key, isSample: false, data })),
  regulations: regulations.map(({ key, ...data }) => ({
    id: idOf('regulations', key),
    key,
    isSample: false,
    data,
  })),
  cases: cases.map(({ key, ...data }) => ({ id: idOf('cases', key), key, isSample: true, data })),
  navigation: navigation.map(({ key, ...data }) => ({ id: idOf('navigation', key), key, isSample: false, data })),
}

/** The same at each start, and on each instance: there is no row that could keep it. */
function idOf(kind: ContentKind, key: string): string {
  const digits = createHash('sha256').update(`content ${kind} ${key}`).digest('hex')
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((from, index) =>
    digits.slice(from, from + ([8, 4, 3, 3, 12][index] ?? 0)),
  )
  return `${a}-${b}-8${c}-8${d}-${e}`
}
