import { describe, expect, it } from 'vitest'
import { readings } from '#content/readings.words.ts'
import { markets } from '#contract/content/choices.ts'
import type { ContentEntry } from '#contract/content/entries.ts'
import { shownRegulationsSchema } from '#contract/content/regulations.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

const app = await restoredApp()
const content = contentOf(app, await createStaff(app, 'editor'))

const shown = async () => (await answered(await ask(app, '/regulations'), shownRegulationsSchema)).readings
const shownOf = async (market: string) => (await shown()).find((one) => one.market === market)
const path = '/esg-compliance?market=taiwan#readings'
const question = 'which sensor readings serve compliance and disclosure in Taiwan'
async function said(): Promise<string | undefined> {
  const found = await app.services.knowledge.search(question, { language: 'en' })
  return found.find((one) => one.path === path)?.text
}

async function entryOf(key: string): Promise<ContentEntry> {
  const found = (await content.list('readings')).find((entry) => entry.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

/** A table of readings that is none of the program's. */
const tides = {
  title: { 'zh-TW': '台灣：潮汐', en: 'Tides in Taiwan' },
  market: 'taiwan',
  rows: [
    {
      device: 'leak',
      reading: { 'zh-TW': '水位', en: 'Water level' },
      serves: { 'zh-TW': '港口紀錄', en: 'Port logbook' },
    },
  ],
}

describe('which readings serve which market', () => {
  it('are the program’s until staff change one, a table a market', async () => {
    const entries = await content.list('readings')
    expect(entries.map(({ key, missing, isSample }) => ({ key, missing, isSample }))).toEqual(
      markets.map((key) => ({ key, missing: [], isSample: false })),
    )
    expect(await shown()).toEqual(readings.map(({ key: _, ...data }) => data))
    expect((await shownOf('hong-kong'))?.title).toEqual({
      'zh-TW': '在香港，我們量度甚麼',
      en: 'What we measure for it in Hong Kong',
    })
    expect(await said()).toContain('Energy meters (Electricity and peak demand, every 15 minutes): Activity data of')
  })

  it('one that is changed is shown and quoted once it is published, and no more once it is withdrawn', async () => {
    const first = await entryOf('taiwan')
    const saved = await content.save(first, tides)
    expect(await shownOf('taiwan')).toEqual(first.data)
    const published = await content.publish(saved)
    expect(await shownOf('taiwan')).toEqual(tides)
    expect(await said()).toBe('Leak sensors (Water level): Port logbook')
    await content.withdraw(published)
    expect(await shownOf('taiwan')).toBeUndefined()
    expect(await said()).toBeUndefined()
    expect((await shown()).map(({ market }) => market)).toEqual(markets.filter((market) => market !== 'taiwan'))
  })

  it('of two for one market the first counts, and the other once that is deleted', async () => {
    const made = await content.publish(await content.add(tides, 'readings'))
    expect(made).toMatchObject({ key: 'tides-in-taiwan', missing: [] })
    expect((await shownOf('taiwan'))?.title).not.toEqual(tides.title)
    await content.remove(await entryOf('taiwan'))
    expect((await shownOf('taiwan'))?.title).toEqual(tides.title)
  })
})

describe('is refused', () => {
  const [row] = tides.rows
  it.each([
    ['no title', { title: { 'zh-TW': '', en: '' } }, 'data.title.zh-TW', 'required'],
    ['an unknown market', { market: 'atlantis' }, 'data.market', 'not_offered'],
    ['no reading', { rows: [] }, 'data.rows', 'too_few'],
    ['a device that there is not', { rows: [{ ...row, device: 'buoy' }] }, 'data.rows.0.device', 'not_offered'],
    [
      'what it serves left out',
      { rows: [{ ...row, serves: { 'zh-TW': ' ', en: '' } }] },
      'data.rows.0.serves.zh-TW',
      'required',
    ],
    ['a field that there is not', { remark: 'x' }, 'data.remark', 'unknown_field'],
  ])('%s', async (_, wrong, place, code) => {
    const body = { kind: 'readings', data: { ...tides, ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path: place, code })]))
  })
})
