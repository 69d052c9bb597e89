import { createHash } from 'node:crypto'
import { about } from '#content/about.words.ts'
import { careers } from '#content/careers.words.ts'
import { cases } from '#content/cases.words.ts'
import { companySamples, promotionSample } from '#content/company-samples.words.ts'
import { hero } from '#content/hero.words.ts'
import { navigation } from '#content/navigation.words.ts'
import { plans } from '#content/property/plans.words.ts'
import { readings } from '#content/readings.words.ts'
import { regulations } from '#content/regulations.words.ts'
import { industryPages } from '#content/solutions/industries.words.ts'
import { solutions } from '#content/solutions/overview.words.ts'
import { type CompanyKind, companyKinds } from '#contract/content/company.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { titleIn } from '#contract/content/texts.ts'
import type { ContentData } from './content.repo.ts'
import { keyOf } from './content.rules.ts'

export interface FirstVersion {
  id: string
  key: string
  isSample: boolean
  data: ContentData
  /** Only where the kind needs an end. */
  publishUntil?: Date
}

export type FirstVersions = Record<ContentKind, FirstVersion[]>

/**
 * Returns the content that is shown until staff change anything of its kind.
 * @param hasSamples whether sample content is included, as under DEMO
 * @param now from which the sample offer runs for two to three months
 */
export function firstVersionsOf(hasSamples: boolean, now: Date): FirstVersions {
  return { ...firstVersions, ...(hasSamples && { ...samples, promotions: [samplePromotion(now)] }) }
}

/** Ends with a month, in Hong Kong: the same moment for starts and instances of one month. */
function samplePromotion(now: Date): FirstVersion {
  const publishUntil = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 0, 16))
  return { id: idOf('promotions', 'sample'), key: 'sample', isSample: true, data: { ...promotionSample }, publishUntil }
}

const firstVersions: FirstVersions = {
  hero: [{ id: idOf('hero', 'home'), key: 'home', isSample: false, data: { ...hero } }],
  plans: plans.map(({ key, ...data }) => ({ id: idOf('plans', key), key, isSample: false, data })),
  promotions: [],
  solutions: [{ id: idOf('solutions', 'solutions'), key: 'solutions', isSample: false, data: { ...solutions } }],
  industries: industryPages.map(({ key, ...data }) => ({ id: idOf('industries', key), key, isSample: false, data })),
  regulations: regulations.map(({ key, ...data }) => ({
    id: idOf('regulations', key),
    key,
    isSample: false,
    data,
  })),
  readings: readings.map(({ key, ...data }) => ({ id: idOf('readings', key), key, isSample: false, data })),
  cases: cases.map(({ key, ...data }) => ({ id: idOf('cases', key), key, isSample: true, data })),
  about: [{ id: idOf('about', 'about'), key: 'about', isSample: false, data: { ...about } }],
  careers: [{ id: idOf('careers', 'careers'), key: 'careers', isSample: false, data: { ...careers } }],
  milestones: [],
  team: [],
  certificates: [],
  offices: [],
  roles: [],
  social: [],
  navigation: navigation.map(({ key, ...data }) => ({ id: idOf('navigation', key), key, isSample: false, data })),
}

const samples: Partial<FirstVersions> = Object.fromEntries(companyKinds.map((kind) => [kind, samplesOf(kind)]))

function samplesOf(kind: CompanyKind): FirstVersion[] {
  const keys: string[] = []
  return companySamples[kind].map((data) => {
    const key = keyOf(kind, titleIn(data), '', keys)
    keys.push(key)
    return { id: idOf(kind, key), key, isSample: true, data: { ...data } }
  })
}

/** Derives an id that is the same on every start and instance, since no row stores it. */
function idOf(kind: ContentKind, key: string): string {
  const digits = createHash('sha256').update(`content ${kind} ${key}`).digest('hex')
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((from, index) =>
    digits.slice(from, from + ([8, 4, 3, 3, 12][index] ?? 0)),
  )
  return `${a}-${b}-8${c}-8${d}-${e}`
}
