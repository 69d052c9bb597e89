import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '#tests/api/back-office/ask.ts'
import { detail } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type Editor, editorOf } from './products.ts'

let pictures: Server
let origin: string
let requestCount = 0
let app: TestApp
let products: Editor

beforeAll(async () => {
  pictures = createServer((request, response) => {
    requestCount += 1
    if (request.url?.endsWith('.png')) response.end(solidPng([11, 94, 99]))
    else if (request.url === '/huge.jpg') response.end(Buffer.alloc(40 * 1024 * 1024, 0xff))
    else if (request.url === '/page') response.end('<html></html>')
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
  app = await startTestApp({ NOTION_API_URL: origin })
  products = editorOf(app, await createStaff(app, 'editor'))
})

afterAll(async () => {
  await app.close()
  pictures.close()
})

const picture = (url: string) => ({ key: url, url, name: 'front.png' })

describe('pictures by their address', () => {
  it('are fetched once and kept; taken off and put back, they are as they were', async () => {
    const image = picture(`${origin}/a.png`)
    const made = await products.create({ name: '有圖', images: [image] })
    expect(made.pictures).toEqual([{ ...made.pictures[0], key: image.key, name: 'front.png' }])
    expect((await detail(app, made.slug)).images).toHaveLength(1)
    const fetched = requestCount
    const bare = await products.edit(made, { images: [] })
    expect(bare.pictures).toEqual([])
    const reverted = await products.revert(bare, 1)
    expect(reverted.pictures).toEqual(made.pictures)
    expect(requestCount).toBe(fetched)
  })

  it.each([
    ['that is not there', () => `${origin}/none`],
    ['that is no picture', () => `${origin}/page`],
    ['within our own network', () => 'https://10.0.0.1/a.png'],
    ['of this machine', () => 'https://localhost/a.png'],
    ['that is not sent encrypted', () => 'http://pictures.example/a.png'],
  ])('one %s is refused by its field, and nothing is saved', async (_what, address) => {
    const made = await products.create({ name: 'Bare' })
    const images = [picture(`${origin}/b.png`), picture(address())]
    const answer = await products.send('PATCH', `/${made.id}`, { version: 1, record: { images } })
    const { errors } = await refused(answer, 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'record.images.1.url', message: 'cannot be fetched', code: 'picture_lost' }])
    expect(await products.get(made.id)).toEqual(made)
  })

  it('without one, staff see the renders that the site shows in its place, and none once there is one', async () => {
    const bare = await products.create({ name: '漏水', sku: 'HI-WL-01' })
    expect(bare.pictures).toEqual([])
    expect(bare.standIns).toEqual((await detail(app, bare.slug)).images)
    expect(bare.standIns[0]).toMatchObject({ name: 'leak-front', origin: 'render' })
    const pictured = await products.edit(bare, { images: [picture(`${origin}/own.png`)] })
    expect(pictured.standIns).toEqual([])
    expect((await detail(app, bare.slug)).images.map(({ origin }) => origin)).toEqual(['given'])
  })

  it('one of 40 MB is refused by its field', async () => {
    const made = await products.create({ name: 'Huge' })
    const answer = await products.send('PATCH', `/${made.id}`, {
      version: 1,
      record: { images: [picture(`${origin}/huge.jpg`)] },
    })
    const { errors, detail: reason } = await refused(answer, 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'record.images.0.url', message: 'cannot be fetched', code: 'picture_lost' }])
    expect(reason).toContain('It is larger than 10 MB')
  })

  it('one that was lost before does not stand in the way, and is fetched once it can be', async () => {
    const made = await products.create({ name: '曾失' })
    const lost = picture(`${origin}/lost`)
    const { prisma } = app.services.database
    await prisma.$executeRaw`UPDATE "Product" SET "record" = jsonb_set("record", '{images}', ${JSON.stringify([lost])}::jsonb)
      WHERE "id" = ${made.id}::uuid`
    const edited = await products.edit(made, { images: [lost, picture(`${origin}/c.png`)] })
    expect(edited.pictures.map(({ key }) => key)).toEqual([`${origin}/c.png`])
    expect(edited.issues).toContain('dead-image')
    const mended = await products.edit(edited, { images: [picture(`${origin}/c.png`)] })
    expect(mended.issues).not.toContain('dead-image')
  })
})
