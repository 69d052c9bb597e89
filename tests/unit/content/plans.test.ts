import { describe, expect, it } from 'vitest'
import { offeringAt, offeringOfSku, planOffering, services } from '#content/builder/offerings.ts'
import { plans } from '#content/property/plans.words.ts'
import { contentData } from '#contract/content/kinds.ts'
import { coveredNeeds, needs } from '#contract/sales/offerings.ts'
import { editionOf, piecesOf } from '#server/modules/assistant/knowledge/passages/passages.ts'
import { firstOwnContent } from '#tests/support/run/own-content.ts'

const [leak] = plans
if (!leak) throw new Error('There is no plan')
const large = { ...leak, key: 'leak-large', monthly: 2500.5, points: 1200 }

it('the first versions are the spec’s four, each as its kind should be', () => {
  expect(plans.map(({ key, need, monthly, points }) => [key, need, monthly, points])).toEqual([
    ['leak', 'leak', 680, 20],
    ['energy', 'energy', 960, 12],
    ['air', 'air', 880, 8],
    ['parking', 'parking', 1250, 50],
  ])
  for (const { key: _key, ...data } of plans) expect(contentData.plans.parse(data)).toEqual(data)
  expect(plans.map(({ need }) => need)).toEqual([...needs])
})

describe('what lines of a quotation ask for', () => {
  it('goes by the key of the plan, with how many points it covers in its name', () => {
    expect(planOffering(large)).toEqual({
      address: 'plan:leak-large',
      sku: 'PLAN-LEAK-LARGE',
      name: { 'zh-TW': '漏水監察計劃（1,200 個量度點）', en: 'Leak watch plan (1,200 points)' },
      listPrice: 2500.5,
      period: 'month',
      plan: { need: 'leak', points: 1200 },
    })
  })

  it('has no name in a language in which the plan has none; where points have none, their number stands alone', () => {
    const nameless = { ...leak, name: { 'zh-TW': '漏水監察', en: '' }, unit: { 'zh-TW': '', en: 'points' } }
    expect(planOffering(nameless).name).toEqual({ 'zh-TW': '漏水監察計劃（20）', en: '' })
  })

  it('is found by address and by code while it is offered, and not after', () => {
    const offered = [planOffering(large)]
    expect(offeringAt('plan:leak-large', offered)).toBe(offered[0])
    expect(offeringOfSku('PLAN-LEAK-LARGE', offered)).toBe(offered[0])
    expect([offeringAt('plan:leak', offered), offeringOfSku('PLAN-LEAK', offered)]).toEqual([undefined, undefined])
    expect(offeringAt('service:installation', [])).toBe(services[0])
    expect(offeringOfSku(null, offered)).toBeUndefined()
  })
})

it('points of several plans for one need add up; those of a plan that is gone count nothing', () => {
  const lines = [
    { slug: 'sensor', quantity: 1220, need: 'leak' as const },
    { slug: 'plan:leak', quantity: 1, need: undefined },
    { slug: 'plan:leak-large', quantity: 1, need: undefined },
  ]
  const both = [leak, large].map(planOffering)
  expect([...coveredNeeds(lines, both)]).toEqual(['leak'])
  expect([...coveredNeeds(lines, both.slice(0, 1))]).toEqual([])
})

describe('what the assistant reads', () => {
  it('is of the plans that are given, each in both languages, in the other where one is missing', () => {
    const pieces = piecesOf({ ...firstOwnContent, plans: [{ ...large, summary: { 'zh-TW': '全座大廈。', en: '' } }] })
    const told = pieces.filter(({ path }) => path === '/property-management#plans')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ key: 'property:leak-large' })
    expect(told[0]?.text.en).toContain('全座大廈。 From HK$2,500.5 per month, including 1,200 points.')
    expect(told[0]?.text['zh-TW']).toContain('每月由 HK$2,500.5 起，包括1,200 個量度點。')
  })

  it('is another edition with another price', () => {
    const editions = [plans, plans, [{ ...leak, monthly: 681 }, ...plans.slice(1)], []].map(
      (some) => editionOf(piecesOf({ ...firstOwnContent, plans: some })).edition,
    )
    expect(new Set(editions).size).toBe(3)
  })
})
