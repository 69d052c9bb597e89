import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { detail, problemAt, writeProducts } from './catalogue.ts'

const bytes = Buffer.from('89504e470d0a1a0a00ff', 'hex')
const hash = createHash('sha256').update(bytes).digest('hex')
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await app.services.images.store({ contentType: 'image/png', bytes: Uint8Array.from(bytes) })
})

afterAll(() => app.close())

describe('GET /api/v1/images/{hash}', () => {
  it('sends the bytes that were kept, to be cached for good', async () => {
    const answer = await fetch(`${app.url}/api/v1/images/${hash}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is where a product says that its picture is', async () => {
    const [row] = await writeProducts(app.services.database, [{ name: 'Pictured Sensor' }])
    if (!row) throw new Error('Nothing was written')
    const images = [{ key: 'notion.example/leak.png', hash, name: 'leak.png' }]
    await createProductsWriteRepo(app.services.database.prisma).upsert([{ ...row, images }])
    const product = await detail(app, 'pictured-sensor')
    expect(product.images).toEqual([
      { url: `/api/v1/images/${hash}`, name: 'leak.png', origin: 'given', alt: null, size: null, widths: [] },
    ])
    expect((await fetch(app.url + product.images[0]?.url)).status).toBe(200)
  })

  it('has nothing for shared links where the picture cannot be decoded', async () => {
    await problemAt(app, `/api/v1/images/${hash}/share.jpg`, 404)
  })

  it('keeps a picture once, and its first type', async () => {
    expect(await app.services.images.store({ contentType: 'text/html', bytes: Uint8Array.from(bytes) })).toBe(hash)
    expect((await fetch(`${app.url}/api/v1/images/${hash}`)).headers.get('content-type')).toBe('image/png')
  })

  it.each([hash.slice(1), hash.toUpperCase(), `${hash.slice(1)}g`, '..%2f'])('%s is no hash: 400', async (wrong) => {
    const problem = await problemAt(app, `/api/v1/images/${wrong}`, 400)
    expect(problem.errors?.map(({ path }) => path)).toEqual(['hash'])
  })
})
