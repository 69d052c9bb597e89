import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '#tests/api/back-office/ask.ts'
import { detail } from '#tests/api/catalogue/catalogue.ts'
import { type Editor, editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { pdf, uploaded } from './media.ts'

const dayMs = 86_400_000
let now = new Date()
let app: TestApp
let editor: StaffMember
let products: Editor

beforeAll(async () => {
  app = await startTestApp({}, { now: () => now })
  editor = await createStaff(app, 'editor')
  products = editorOf(app, editor)
})

afterAll(() => app.close())

let shade = 0
/** An upload that no other test has. */
async function picture() {
  shade += 1
  const background = { r: shade, g: 60, b: 60 }
  return uploaded(
    app,
    editor,
    await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  )
}

const imageOf = ({ url, name }: { url: string; name: string }) => ({ key: url, url, name })

describe('a product with uploads', () => {
  it('shows its pictures with what is said of them, in their size and widths, in the order given', async () => {
    const [one, other] = [await picture(), await picture()]
    const alt = { 'zh-TW': '安裝在水管旁', en: '' }
    const made = await products.create({ name: '漏水感應器', images: [imageOf(one), { ...imageOf(other), alt }] })
    const expected = { name: 'front.jpg', origin: 'given', size: { width: 400, height: 300 }, widths: [320, 400] }
    expect((await detail(app, made.slug)).images).toEqual([
      { ...expected, url: one.url, alt: null },
      { ...expected, url: other.url, alt: { 'zh-TW': '安裝在水管旁', en: '安裝在水管旁' } },
    ])
    const moved = await products.edit(made, { images: made.record.images.toReversed() })
    expect((await detail(app, moved.slug)).images.map(({ url }) => url)).toEqual([other.url, one.url])
  })

  it('keeps a change of what is said of a picture as a version, which can be taken back', async () => {
    const image = imageOf(await picture())
    const made = await products.create({ name: 'Described', images: [image] })
    const said = await products.edit(made, { images: [{ ...image, alt: { 'zh-TW': '前面', en: 'Front' } }] })
    expect(said.version).toBe(2)
    expect((await detail(app, made.slug)).images[0]?.alt).toEqual({ 'zh-TW': '前面', en: 'Front' })
    await products.revert(said, 1)
    expect((await detail(app, made.slug)).images[0]?.alt).toBeNull()
  })

  it('is refused with a picture that nobody uploaded, or a path of something else', async () => {
    const nobodys = `/api/v1/images/${'1'.repeat(64)}`
    const made = await products.create({ name: 'Bare' })
    const send = (url: string) =>
      products.send('PATCH', `/${made.id}`, { version: 1, record: { images: [{ key: url, url, name: '' }] } })
    const lost = await refused(await send(nobodys), 400, 'request.invalid')
    expect(lost.errors).toMatchObject([{ path: 'record.images.0.url', code: 'picture_lost' }])
    const wrong = await refused(await send('/api/v1/products'), 400, 'request.invalid')
    expect(wrong.errors).toMatchObject([{ path: 'record.images.0.url', code: 'not_web_address' }])
  })

  it('leads to its documents, which were uploaded or are elsewhere', async () => {
    const { url } = await uploaded(app, editor, pdf(), { kind: 'document', fileName: 'Guide.pdf' })
    const documents = `安裝指南: ${url}\n${url}\nElsewhere: https://files.example/a.pdf`
    const made = await products.create({ name: 'Documented', documents })
    expect((await detail(app, made.slug)).documents).toEqual([
      { title: '安裝指南', url },
      { title: url.split('/').at(-1), url },
      { title: 'Elsewhere', url: 'https://files.example/a.pdf' },
    ])
  })
})

describe('what nothing names for a week is removed', () => {
  it('and what a product, a version of one, or a crop names is not', async () => {
    const [lost, shown, former, cut] = [await picture(), await picture(), await picture(), await picture()]
    const made = await products.create({ name: 'Kept', images: [imageOf(shown), imageOf(former)] })
    await products.edit(made, { images: [imageOf(shown)] })
    const { media } = app.services
    const actor = { kind: 'system', id: null, name: 'system', address: null, requestId: null } as const
    const part = await media.crop(actor, cut.hash, { left: 0, top: 0, width: 40, height: 30 })
    await products.create({ name: 'Cut', images: [imageOf(part)] })
    await fetch(`${app.url}${lost.url}/320.webp`)

    const before = now
    now = new Date(before.getTime() + 6 * dayMs)
    expect(await media.removeUnused()).toBe(0)
    now = new Date(before.getTime() + 8 * dayMs)
    const removed = await media.removeUnused()
    const { prisma } = app.services.database
    const left = new Set((await prisma.upload.findMany({ select: { hash: true } })).map(({ hash }) => hash))
    expect([lost, shown, former, cut, part].map(({ hash }) => left.has(hash))).toEqual([false, true, true, true, true])
    expect(removed).toBeGreaterThan(0)
    expect(await prisma.storedFile.count({ where: { key: { startsWith: lost.hash } } })).toBe(0)
    expect((await fetch(app.url + lost.url)).status).toBe(404)
    expect((await fetch(app.url + former.url)).status).toBe(200)
    expect(await media.removeUnused()).toBe(0)
  })
})
