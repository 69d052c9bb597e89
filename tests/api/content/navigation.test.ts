import { describe, expect, it } from 'vitest'
import { navigation } from '#content/navigation.words.ts'
import { siteSchema } from '#contract/site/site.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs) })
const content = contentOf(app, await createStaff(app, 'editor'))

const shown = async () => (await answered(await ask(app, '/site'), siteSchema)).navigation
const titles = async (place: string) =>
  (await shown())?.filter((group) => group.place === place).map(({ title }) => title.en)
const group = (place: string, name: string) => ({
  place,
  title: { 'zh-TW': '推介', en: name },
  links: [{ label: { 'zh-TW': '零售', en: '' }, to: '/solutions/retail' }],
})
async function add(place: string, name: string) {
  return content.publish(await content.add(group(place, name), 'navigation'))
}

describe('the links of every page', () => {
  it('are the pages’ own until staff change one; then as they are published, in their order', async () => {
    expect(await shown()).toBeUndefined()
    const first = await content.list('navigation')
    expect(first.map(({ key, isSample, missing }) => [key, isSample, missing])).toEqual(
      navigation.map(({ key }) => [key, false, []]),
    )
    const [menu] = first
    if (!menu) throw new Error('There is no menu')
    const saved = await content.save(menu, group('menu', 'Highlights'))
    expect(await titles('menu')).toEqual(['Products', 'Solutions'])
    expect((await content.publish(saved)).missing).toEqual(['en'])
    expect(await titles('menu')).toEqual(['Highlights', 'Solutions'])
    expect(await titles('footer')).toEqual(['Products', 'Solutions', 'Company', 'Help'])
  })

  it('a place has no more groups than it has room for; what is withdrawn makes room, and of none the page has its own', async () => {
    await add('bar', 'Second')
    expect(await titles('bar')).toEqual(['Company'])
    const company = (await content.list('navigation')).find(({ key }) => key === 'bar')
    if (!company) throw new Error('There is no bar')
    await content.withdraw(company)
    expect(await titles('bar')).toEqual(['Second'])
    const second = (await content.list('navigation')).find(({ title }) => title.en === 'Second')
    if (!second) throw new Error('There is no second')
    await content.remove(second)
    expect(await titles('bar')).toEqual([])
    expect(await titles('menu')).toEqual(['Products', 'Solutions'])
  })

  it('come and go by a schedule', async () => {
    const made = await content.add(group('menu', 'Sale'), 'navigation')
    const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
    await content.publish(made, at(1), at(2))
    const seen: unknown[] = []
    for (const hours of [0, 1, 2]) {
      aheadMs = hours * hourMs
      seen.push(await titles('menu'))
    }
    aheadMs = 0
    expect(seen).toEqual([
      ['Products', 'Solutions'],
      ['Products', 'Solutions', 'Sale'],
      ['Products', 'Solutions'],
    ])
  })
})

describe('is refused', () => {
  it.each([
    ['a page that is not there', { links: [{ label: { 'zh-TW': '甲', en: '' }, to: '/nowhere' }] }, 'data.links.0.to'],
    ['another site', { links: [{ label: { 'zh-TW': '甲', en: '' }, to: 'https://evil.example' }] }, 'data.links.0.to'],
    [
      'another site without its scheme',
      { links: [{ label: { 'zh-TW': '甲', en: '' }, to: '//evil.example' }] },
      'data.links.0.to',
    ],
    ['a script', { links: [{ label: { 'zh-TW': '甲', en: '' }, to: 'javascript:alert(1)' }] }, 'data.links.0.to'],
    ['no link at all', { links: [] }, 'data.links'],
    ['a link without words', { links: [{ label: { 'zh-TW': '', en: '' }, to: '/' }] }, 'data.links.0.label.zh-TW'],
    ['an unknown place', { place: 'side' }, 'data.place'],
  ])('%s', async (_, wrong, path) => {
    const body = { kind: 'navigation', data: { ...group('menu', 'X'), ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors?.map((error) => error.path)).toContain(path)
  })
})
