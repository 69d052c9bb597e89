import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { list, problemAt } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('an unknown query value is a 400 problem that names the field', () => {
  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '1000001'],
    ['page', ''],
    ['pageSize', '0'],
    ['pageSize', '101'],
    ['sort', 'margin'],
    ['sort', '-hkdCost'],
    ['category', 'all'],
    ['category', ''],
    ['inStock', 'yes'],
    ['minPrice', '-1'],
    ['minPrice', 'cheap'],
    ['minPrice', ''],
    ['maxPrice', 'NaN'],
    ['maxPrice', '1e99'],
    ['maxPrice', ''],
    ['search', 'x'.repeat(101)],
    ['search', '\0'],
    ['subcategory', '\0'],
    ['tag', '\0'],
    ['catgory', 'hardware'],
    ['__proto__', '1'],
  ])('%s=%j', async (name, value) => {
    const problem = await problemAt(app, `/api/v1/products?${new URLSearchParams({ [name]: value })}`, 400)
    expect(problem.code).toBe('request.invalid')
    expect(problem.errors?.map(({ path }) => path)).toEqual([name])
  })

  it('a value given twice', async () => {
    const problem = await problemAt(app, '/api/v1/products?category=hardware&category=software', 400)
    expect(problem.errors?.map(({ path }) => path)).toEqual(['category'])
  })

  it('every bad field at once', async () => {
    const problem = await problemAt(app, '/api/v1/products?page=0&sort=x&colour=red', 400)
    expect(problem.errors?.map(({ path }) => path).sort()).toEqual(['colour', 'page', 'sort'])
  })

  it('an empty search finds everything', async () => {
    expect((await list(app, { search: '' })).total).toBe(sampleCount)
  })
})
