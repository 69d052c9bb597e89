import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { list, problemAt } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** What the table of every endpoint, tests/api/refusals/input.test.ts, does not try. */
describe('an unknown query value is a 400 problem that names the field', () => {
  it.each([
    ['page', ''],
    ['sort', '-hkdCost'],
    ['category', 'all'],
    ['category', ''],
    ['inStock', 'yes'],
    ['minPrice', ''],
    ['maxPrice', '1e99'],
    ['maxPrice', ''],
    ['search', '\0'],
    ['subcategory', '\0'],
    ['tag', '\0'],
    ['__proto__', '1'],
  ])('%s=%j', async (name, value) => {
    const problem = await problemAt(app, `/api/v1/products?${new URLSearchParams({ [name]: value })}`, 400)
    expect(problem.code).toBe('request.invalid')
    expect(problem.errors?.map(({ path }) => path)).toEqual([name])
  })

  it('an empty search finds everything', async () => {
    expect((await list(app, { search: '' })).total).toBe(sampleCount)
  })
})
