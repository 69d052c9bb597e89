import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { detail } from '#tests/api/catalogue/catalogue.ts'
import { photoOfPlace } from '#tests/api/media/media.ts'
import { type Editor, editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { csv, type Importing, importing } from './importing.ts'
import { servePictures } from './picture-server.ts'

let app: TestApp
let origin: string
let requested: string[]
let staff: StaffMember
let manager: Importing
let products: Editor

beforeAll(async () => {
  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const photo = await photoOfPlace()
  const front = solidPng([11, 94, 99])
  ;({ origin, requested } = await servePictures({ '/photo.jpg': photo, '/front.png': front, '/logo.svg': logo }))
  app = await startTestApp({ NOTION_API_URL: origin })
  staff = await createStaff(app, 'manager')
  manager = importing(app, staff)
  products = editorOf(app, staff)
})

afterAll(() => app.close())

const head = ['SKU', 'Name', 'Image Src']
const idOf = async (sku: string) =>
  (await app.services.database.prisma.product.findFirstOrThrow({ where: { sku }, select: { id: true } })).id

it('pictures are previewed, copied without their place, and one that is gone is told by row and address', async () => {
  const file = csv(
    head,
    ['PIC-1', 'Pictured One', `${origin}/photo.jpg, ${origin}/front.png`],
    ['PIC-2', 'Pictured Two', `${origin}/front.png ${origin}/gone.png ${origin}/logo.svg`],
    ['PIC-3', 'Pictured Three', 'http://shop.example/3.jpg'],
  )
  const before = requested.length
  const preview = await manager.previewed(file)
  expect(preview.counts).toEqual({ create: 2, update: 0, unchanged: 0, error: 1 })
  expect(preview.notes).toContainEqual({ code: 'pictures_to_copy', figure: '4' })
  expect(requested).toHaveLength(before)
  const [one, , three] = (await manager.rows(preview.id)).items
  expect(one?.changes.find(({ field }) => field === 'images')?.to).toEqual([
    { key: `${origin}/photo.jpg`, url: `${origin}/photo.jpg`, name: 'photo.jpg' },
    { key: `${origin}/front.png`, url: `${origin}/front.png`, name: 'front.png' },
  ])
  expect(three?.errors).toEqual([{ field: 'images', code: 'no_picture_address', figure: 'http://shop.example/3.jpg' }])
  const report = await fetch(`${manager.root}/${preview.id}/errors.csv?headings=en`, { headers: manager.headers })
  expect(await report.text()).toContain('http://shop.example/3.jpg')

  const applied = await manager.apply(preview.id, true)
  expect(applied).toMatchObject({ status: 'applied', error: null })
  const host = new URL(origin).host
  expect(applied.notes.filter(({ code }) => code === 'picture_lost')).toEqual([
    {
      code: 'picture_lost',
      figure: '3',
      picture: {
        address: `${origin}/gone.png`,
        reason: { code: 'picture.status', params: { host, detail: '404' } },
      },
    },
    {
      code: 'picture_lost',
      figure: '3',
      picture: { address: `${origin}/logo.svg`, reason: { code: 'picture.media_svg', params: {} } },
    },
  ])
  expect(requested.slice(before).toSorted()).toEqual(['/front.png', '/gone.png', '/logo.svg', '/photo.jpg'])

  const { images } = await detail(app, 'pictured-one')
  expect(images.map(({ name, origin }) => [name, origin])).toEqual([
    ['photo.jpg', 'given'],
    ['front.png', 'given'],
  ])
  const kept = await (await fetch(app.url + images[0]?.url)).arrayBuffer()
  const { exif, orientation } = await sharp(kept).metadata()
  expect({ exif, orientation }).toEqual({})
  const two = await products.get(await idOf('PIC-2'))
  expect(two.pictures.map(({ name }) => name)).toEqual(['front.png'])
  expect(two.issues).toContain('dead-image')
})

it('the same file again changes nothing, and what staff say of a picture stays beside a new one', async () => {
  const first = `${origin}/front.png`
  const made = await manager.previewed(csv(head, ['ALT-1', 'Described', first]))
  await manager.apply(made.id)
  const product = await products.get(await idOf('ALT-1'))
  const alt = { 'zh-TW': '正面', en: 'Its front' }
  await products.edit(product, { images: product.record.images.map((image) => ({ ...image, alt })) })

  const again = await manager.previewed(csv(head, ['ALT-1', 'Described', first]))
  expect(again).toMatchObject({ counts: { create: 0, update: 0, unchanged: 1, error: 0 }, notes: [] })
  const more = await manager.previewed(csv(head, ['ALT-1', 'Described', `${first}\n${origin}/photo.jpg`]))
  expect(more.notes).toContainEqual({ code: 'pictures_to_copy', figure: '1' })
  await manager.apply(more.id)
  const { images } = await detail(app, product.slug)
  expect(images.map(({ name, alt }) => [name, alt])).toEqual([
    ['front.png', alt],
    ['photo.jpg', null],
  ])
})

it('"-" takes them off, and undo brings them back without asking for them again', async () => {
  const made = await manager.previewed(csv(head, ['UNDO-1', 'Undone', `${origin}/front.png`]))
  await manager.apply(made.id)
  const emptied = await manager.previewed(csv(head, ['UNDO-1', 'Undone', '-']))
  const { operationId } = await manager.apply(emptied.id)
  expect((await products.get(await idOf('UNDO-1'))).pictures).toEqual([])
  const before = requested.length
  expect((await ask(app, `/admin/products/operations/${operationId}/undo`, staff, { method: 'POST' })).status).toBe(200)
  expect((await products.get(await idOf('UNDO-1'))).pictures.map(({ name }) => name)).toEqual(['front.png'])
  expect(requested).toHaveLength(before)
})
