import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { suggestions } from '../../../client/src/site/assistant/panel.words.ts'
import { topics } from '../../../client/src/site/home/topics.words.ts'

/** What each question that Home puts forward must be answered from, in its order: one of these. */
const sourcesOfSuggestions = [
  [
    '/products/water-leak-sensor',
    '/products/floor-leak-watch-system',
    '/solutions/commercial#plant-room-leak',
    '/support#how-many',
  ],
  ['/support#which-technology'],
  ['/support#how-many-gateways', '/builder'],
  ['/support#battery-life'],
  ['/support#first-year-total'],
  ['/products/9-in-1-indoor-air-quality-sensor'],
]
const sourcesOfTopics = [
  ['/solutions/commercial#plant-room-leak', '/products/floor-leak-watch-system'],
  ['/solutions/commercial#tenant-billing'],
  [
    '/products/parking-sensor',
    '/products/car-park-guidance-system',
    '/solutions/parking',
    '/solutions/retail#car-park',
  ],
  ['/esg-compliance#iaq', '/products/9-in-1-indoor-air-quality-sensor'],
  ['/support#gateway-place', '/support#range-indoors'],
  ['/esg-compliance#readings'],
  ['/support#integration'],
  ['/solutions#phases', '/support#how-long'],
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe.each(writtenLanguages)('what Home puts forward is answered without a model too: %s', (language) => {
  it.each([
    ...suggestions.map((question, index) => [question[language], sourcesOfSuggestions[index]] as const),
    ...topics.map(({ question }, index) => [question[language], sourcesOfTopics[index]] as const),
  ])('%s', async (question, expected = []) => {
    const { sources, unverified } = await chatVisitor(app).ask(question, { language })
    const found = sources.map(({ path }) => path)
    expect(found.filter((path) => expected.some((one) => path.startsWith(one)))).not.toEqual([])
    expect(unverified).toEqual([])
  })
})
