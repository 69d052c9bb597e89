import { beforeEach, describe, expect, it } from 'vitest'
import { solutions } from '#content/solutions/overview.words.ts'
import { type ContentEntry, contentListSchema } from '#contract/content/entries.ts'
import { shownIndustriesSchema } from '#contract/content/industries.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { contentOf } from './content.ts'

let aheadMs = 0
const hourMs = 3_600_000

const app = await restoredApp({}, { now: () => new Date(Date.now() + aheadMs) })
const content = contentOf(app, await createStaff(app, 'editor'))
beforeEach(() => {
  aheadMs = 0
})

const shown = async () => (await answered(await ask(app, '/industries'), shownIndustriesSchema)).solutions
/** What the assistant finds of these parts of the page, by where it leads. */
async function said(question: string, path: string): Promise<string[]> {
  const found = await app.services.knowledge.search(question, { language: 'en' })
  return found.filter((one) => one.path === `/solutions#${path}`).map(({ text }) => text)
}
const phases = 'How long do the three phases of a project take?'
const functions = 'What can the platform software do?'

async function first(): Promise<ContentEntry> {
  const [entry] = await content.list('solutions')
  if (!entry) throw new Error('There is none')
  return entry
}

const { survey } = solutions.phases
const longer = {
  ...solutions,
  benefits: [{ text: { 'zh-TW': '潮汐有數。', en: 'Tides are on record.' } }],
  features: { ...solutions.features, plans: { name: { 'zh-TW': '海圖', en: 'Sea charts' }, detail: survey.result } },
  phases: { ...solutions.phases, survey: { ...survey, shortest: 4, longest: 9 } },
}

describe('what /solutions says of all industries', () => {
  it('is the program’s until staff change it, with the weeks of the specification', async () => {
    expect(await shown()).toEqual(solutions)
    const entries = await content.list('solutions')
    expect(entries).toMatchObject([{ key: 'solutions', title: solutions.title, state: 'published', missing: [] }])
    const weeks = Object.values(solutions.phases).map(({ shortest, longest }) => [shortest, longest])
    expect(weeks).toEqual([
      [2, 3],
      [6, 12],
      [2, 4],
    ])
    expect((await said(phases, 'phases'))[0]).toContain('Survey and design (2–3 weeks): We walk the site')
  })

  it('is shown and quoted as it is published, not as it is saved, and as it was once that is restored', async () => {
    const saved = await content.save(await first(), longer)
    expect(await shown()).toEqual(solutions)
    const published = await content.publish(saved)
    expect(await shown()).toEqual(longer)
    expect((await said(phases, 'phases'))[0]).toContain('Survey and design (4–9 weeks):')
    expect((await said(functions, 'features'))[0]).toContain('Sea charts: A plan of points')
    await content.publish(await content.restore(published, 1))
    expect(await shown()).toEqual(solutions)
    expect((await said(functions, 'features'))[0]).toContain('Floor plans: Where each sensor is')
  })

  it('of several, the first counts while it lasts; where there is none, nothing is said', async () => {
    const made = await content.add(longer, 'solutions')
    const until = new Date(Date.now() + hourMs).toISOString()
    await content.publish(made, null, until)
    const ids = (await content.list('solutions')).map(({ id }) => id).toReversed()
    await answered(await content.send('PUT', '/order', { kind: 'solutions', ids }), contentListSchema)
    expect(await shown()).toEqual(longer)
    aheadMs = hourMs
    expect(await shown()).toEqual(solutions)
    // From that moment on the former words are quoted no more, the present ones once they are written.
    expect((await said(phases, 'phases')).join()).not.toContain('(4–9 weeks)')
    await expect.poll(async () => (await said(phases, 'phases'))[0]).toContain('(2–3 weeks)')
    const [, entry] = await content.list('solutions')
    if (!entry) throw new Error('There is no second')
    await content.withdraw(entry)
    expect(await shown()).toBeNull()
    expect([await said(phases, 'phases'), await said(functions, 'features')]).toEqual([[], []])
  })

  it('a text in one language is shown in it, and staff are told', async () => {
    const lead = { 'zh-TW': '選行業。', en: '' }
    const published = await content.publish(await content.save(await first(), { ...solutions, lead }))
    expect(published.missing).toEqual(['en'])
    expect((await shown())?.lead).toEqual(lead)
  })
})

describe('is refused', () => {
  const { phases, features } = solutions
  it.each([
    ['no title', { title: { 'zh-TW': '', en: '' } }, 'data.title.zh-TW', 'required'],
    ['no benefit', { benefits: [] }, 'data.benefits', 'too_few'],
    ['a function left out', { features: { ...features, alerts: undefined } }, 'data.features.alerts', 'wrong_type'],
    [
      'a function that there is not',
      { features: { ...features, tides: features.alerts } },
      'data.features.tides',
      'unknown_field',
    ],
    [
      'no weeks at all',
      { phases: { ...phases, survey: { ...survey, shortest: 0 } } },
      'data.phases.survey.shortest',
      'out_of_bounds',
    ],
    [
      'half a week',
      { phases: { ...phases, survey: { ...survey, longest: 3.5 } } },
      'data.phases.survey.longest',
      'not_whole',
    ],
    [
      'more at least than at most',
      { phases: { ...phases, survey: { ...survey, shortest: 4 } } },
      'data.phases.survey.longest',
      'out_of_bounds',
    ],
  ])('%s', async (_, wrong, path, code) => {
    const body = { kind: 'solutions', data: { ...solutions, ...wrong } }
    const problem = await refused(await content.send('POST', '', body), 400, 'request.invalid')
    expect(problem.errors).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]))
  })
})
