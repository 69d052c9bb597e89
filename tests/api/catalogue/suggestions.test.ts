import request from 'supertest'
import { expect, it } from 'vitest'
import { type Suggestions, suggestionsSchema } from '#contract/catalogue/searches.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { problemAt, writeProducts } from './catalogue.ts'
import { findingCatalogue } from './finding-catalogue.ts'

const app = await restoredApp()
await writeProducts(app.services.database, findingCatalogue)

/** GET /suggestions; the answer is exactly what the contract lists. */
async function suggested(q: string, language = 'en'): Promise<Suggestions> {
  const { body } = await request(app.url).get('/api/v1/suggestions').query({ q, language }).expect(200)
  const answer = suggestionsSchema.parse(body)
  expect(body).toEqual(answer)
  return answer
}

const slugs = ({ products }: Suggestions) => products.map(({ slug }) => slug)

it.each([
  ['a word that is begun', 'gatew', ['outdoor-gateway', 'leak-monitoring-kit']],
  ['one character', '磁', ['door-contact', 'parking-sensor']],
  ['Chinese', '漏水', ['water-leak-sensor', 'leak-monitoring-kit']],
  ['simplified characters', '电表', ['smart-energy-meter']],
  ['a model number', 'em-03', ['smart-energy-meter']],
  ['a model number without its hyphen', 'em03', ['smart-energy-meter']],
  ['one letter, which begins too many words', 'w', []],
  ['nothing', 'zzxxyy', []],
])('suggests products for %s', async (_case, q, found) => {
  expect(slugs(await suggested(q))).toEqual(found)
})

it.each([
  ['Pinyin', 'ting che', '停車', ['parking-sensor']],
  ['Jyutping', 'lau seoi', '漏水', ['water-leak-sensor', 'leak-monitoring-kit']],
  ['a typing error', 'temprature', 'temperature', ['temperature-and-humidity-sensor']],
])('takes %s as it was meant', async (_case, q, meant, found) => {
  const answer = await suggested(q)
  expect({ meant: answer.meant, slugs: slugs(answer) }).toEqual({ meant, slugs: found })
})

it('has what is called so before what only speaks of it, and four at most', async () => {
  const found = slugs(await suggested('sensor'))
  expect(found).toHaveLength(4)
  expect(slugs(await suggested('leak'))[0]).toBe('water-leak-sensor')
})

it('suggests pages and questions in the language that is read, found in either', async () => {
  const english = await suggested('保養', 'en')
  expect(english.pages).toContainEqual({ title: 'Support', path: '/support' })
  expect(english.questions[0]).toEqual({ title: 'How long is the warranty?', path: '/support#warranty-period' })
  const chinese = await suggested('warranty', 'zh-TW')
  expect(chinese.pages[0]).toEqual({ title: '技術支援', path: '/support' })
  expect(chinese.questions[0]?.path).toBe('/support#warranty-period')
  expect(chinese.questions[0]?.title).toMatch(/\p{Script=Han}/u)
})

it('suggests what staff have answered, once it is published', async () => {
  const question = {
    group: 'ordering',
    questionEn: '',
    answer: '有',
    answerEn: '',
    words: '',
    wordsEn: '',
    updatedBy: 'x',
  }
  const data = { ...question, slug: 'kiosk', question: '有冇陳列室？', isPublished: false }
  const { id } = await app.services.database.prisma.question.create({ data })
  app.services.cache.clear()
  expect((await suggested('陳列')).questions).toEqual([])
  await app.services.database.prisma.question.update({ where: { id }, data: { isPublished: true } })
  app.services.cache.clear()
  expect((await suggested('陳列')).questions).toEqual([{ title: '有冇陳列室？', path: '/support#kiosk' }])
})

it('answers 304 to who has it, until the catalogue changes', async () => {
  const ask = (tag = '') => request(app.url).get('/api/v1/suggestions?q=leak').set('if-none-match', tag)
  const { etag = '' } = (await ask().expect(200)).headers
  await ask(etag).expect(304)
  await writeProducts(app.services.database, [{ name: 'Leak rope', sku: 'ROPE' }])
  await expect.poll(async () => (await ask(etag)).status).toBe(200)
})

it.each([
  ['', 'q'],
  ['q=', 'q'],
  [`q=${'x'.repeat(61)}`, 'q'],
  ['q=a%00b', 'q'],
  ['q=a&language=zh-CN', 'language'],
  ['q=a&page=2', 'page'],
])('refuses ?%s, by its field', async (query, field) => {
  const { errors } = await problemAt(app, `/api/v1/suggestions?${query}`, 400)
  expect(errors?.map(({ path }) => path)).toEqual([field])
})
