import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rendersBySku, sceneRenders } from '#content/renders/renders.ts'
import { renderWidths } from '#content/renders/sizes.ts'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { detail, list, problemAt, writeProducts } from './catalogue.ts'

const renders = [
  ...new Map([...Object.values(rendersBySku).flat(), ...sceneRenders].map((render) => [render.name, render])).values(),
]
const kinds = ['avif', 'webp']
/** Issue 19: a card's, and the gallery's first. */
const bytesMax: Record<number, number> = { 320: 20_000, 480: 60_000, 720: 60_000, 960: 180_000, 1280: 180_000 }
let app: TestApp
/** Without samples. */
let written: TestApp

beforeAll(async () => {
  app = await startTestApp()
  written = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await written.close()
})

async function fetched(path: string) {
  const answer = await fetch(`${app.url}/api/v1/images/${path}`)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a product without a picture of its own', () => {
  it('is shown by the renders of its model, said to be renders, with what they show in both languages', async () => {
    const items = (await list(app)).items.filter(({ images }) => images.length > 0)
    expect(items.map(({ sku }) => sku).toSorted()).toEqual(Object.keys(rendersBySku).toSorted())
    for (const { sku, images } of items) {
      expect(images.map(({ name }) => name)).toEqual(rendersBySku[sku ?? '']?.map(({ name }) => name))
      for (const { origin, alt, size, widths } of images) {
        expect(origin).toBe('render')
        expect(size).toEqual({ width: 1280, height: 960 })
        expect(widths).toEqual([320, 480, 720, 960, 1280])
        expect(alt?.['zh-TW']).toMatch(/\p{Script=Han}/u)
        expect(alt?.en).toMatch(/^[\x20-\x7e₂’]+$/)
      }
    }
  })

  it('is shown from three sides, in its place and taken apart, where it is a device', async () => {
    const items = (await list(app)).items.filter(({ images }) => images.some(({ name }) => name.endsWith('-parts')))
    expect(items.map(({ sku }) => sku).toSorted()).toEqual(
      Object.keys(rendersBySku)
        .filter((sku) => !/^HI-(SW|SYS)-/.test(sku))
        .toSorted(),
    )
    for (const { images } of items) {
      const views = images.map(({ name }) => name.match(/-(place|above|behind|side|parts)$/)?.[1] ?? 'front')
      expect(views.map((view) => view.replace('behind', 'above'))).toEqual(['front', 'place', 'above', 'side', 'parts'])
    }
  })

  it('has none where nobody has drawn its model, whatever its SKU', async () => {
    const rows = await writeProducts(written.services.database, [
      { sku: 'constructor' },
      { sku: 'HI-XX-00' },
      {},
      { sku: 'HI-WL-01' },
    ])
    const shown = await Promise.all(rows.map(async ({ slug }) => (await detail(written, slug)).images.length))
    expect(shown).toEqual([0, 0, 0, rendersBySku['HI-WL-01']?.length])
  })

  it('shows its own alone, once it has one', async () => {
    const bytes = Uint8Array.from([1, 2, 3])
    const hash = await written.services.images.store({ contentType: 'image/png', bytes })
    const [row] = await writeProducts(written.services.database, [{ sku: 'HI-WL-01', name: 'Own' }])
    if (!row) throw new Error('Nothing was written')
    const images = [{ key: 'own', hash, name: 'own.png' }]
    await createProductsWriteRepo(written.services.database.prisma).upsert([{ ...row, images }])
    const product = await detail(written, row.slug)
    expect(product.images.map(({ name, origin }) => [name, origin])).toEqual([['own.png', 'given']])
  })
})

describe('GET /api/v1/images/{hash}: a render', () => {
  it.each(renders)('$name is a JPEG named by its bytes, cached for good', async ({ hash }) => {
    const { answer, bytes } = await fetched(hash)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    expect(bytes.length).toBeLessThan(180_000)
  })

  it.each(renders)('$name comes in each width, as AVIF and as WebP, within its budget', async ({ hash }) => {
    for (const width of renderWidths) {
      for (const kind of kinds) {
        const { answer, bytes } = await fetched(`${hash}/${width}.${kind}`)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${kind}`])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(bytes.toString('latin1', 4, 12) + bytes.toString('latin1', 0, 4)).toMatch(
          kind === 'avif' ? /^ftypavif/ : /RIFF$/,
        )
        expect(bytes.length).toBeLessThan(bytesMax[width] ?? 0)
      }
    }
  })

  it('is a JPEG of 1200 by 630 pixels where a link to its product is shared', async () => {
    const { answer, bytes } = await fetched(`${renders[0]?.hash}/share.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('no two of different names are the same picture', () => {
    expect(new Set(renders.map(({ hash }) => hash)).size).toBe(new Set(renders.map(({ name }) => name)).size)
  })

  it.each(['640.avif', '96.webp', '0480.avif'])('%s is no width of theirs: 404', async (file) => {
    const { code } = await problemAt(app, `/api/v1/images/${renders[0]?.hash}/${file}`, 404)
    expect(code).toBe('image.not_found')
  })

  it('a picture that was given has no widths', async () => {
    const hash = await app.services.images.store({ contentType: 'image/png', bytes: Uint8Array.from([9]) })
    await problemAt(app, `/api/v1/images/${hash}/480.avif`, 404)
  })

  it.each(['480.jpg', '480', 'picture.jpg', '..%2f..%2frenders.ts', '48000.avif'])(
    '%s is no file: 400',
    async (file) => {
      const problem = await problemAt(app, `/api/v1/images/${renders[0]?.hash}/${file}`, 400)
      expect(problem.errors?.map(({ path }) => path)).toEqual(['file'])
    },
  )
})
