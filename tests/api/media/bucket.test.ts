import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { sendFile, uploaded } from './media.ts'

/** What a bucket holds, by path; it answers as S3 does, to whoever signs with its key. */
const objects = new Map<string, { type: string; bytes: Buffer }>()
let isDown = false
let bucket: Server
let app: TestApp
let editor: StaffMember
let picture: Buffer

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const { method, headers, url = '' } = request
    const path = url.replace(/\?.*/, '')
    const bytes = await buffer(request)
    if (isDown) return response.writeHead(503).end()
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/')) return response.writeHead(403).end()
    if (method === 'PUT') objects.set(path, { type: String(headers['content-type']), bytes })
    if (method === 'DELETE') objects.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'DELETE' ? 204 : 200).end()
    const object = objects.get(path)
    if (object) return response.writeHead(200, { 'content-type': object.type }).end(object.bytes)
    const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>'
    return response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  app = await startTestApp({
    BUCKET_NAME: 'pictures',
    BUCKET_KEY_ID: 'key-id',
    BUCKET_SECRET: 'secret',
    BUCKET_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  })
  editor = await createStaff(app, 'editor')
  const background = { r: 10, g: 90, b: 90 }
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
})

afterAll(async () => {
  await app.close()
  bucket.close()
})

it('keeps uploads and their widths in the bucket, and nothing in the database', async () => {
  const { url, hash } = await uploaded(app, editor, picture)
  expect((await fetch(`${app.url}${url}/320.avif`)).status).toBe(200)
  expect([...objects.keys()].toSorted()).toEqual([`/pictures/${hash}/320.avif`, `/pictures/${hash}/original`])
  expect(await app.services.database.prisma.storedFile.count({ where: { key: { startsWith: hash } } })).toBe(0)
  const kept = await (await fetch(app.url + url)).arrayBuffer()
  expect(Buffer.from(kept)).toEqual(objects.get(`/pictures/${hash}/original`)?.bytes)
})

it('still serves what was kept in the database before there was a bucket', async () => {
  const { url, hash } = await uploaded(app, editor, await sharp(picture).negate().jpeg().toBuffer())
  const object = objects.get(`/pictures/${hash}/original`)
  if (!object) throw new Error('It is not in the bucket')
  objects.delete(`/pictures/${hash}/original`)
  const bytes = new Uint8Array(object.bytes)
  await app.services.database.prisma.storedFile.create({
    data: { key: `${hash}/original`, contentType: 'image/jpeg', bytes },
  })
  expect((await fetch(app.url + url)).status).toBe(200)
})

it('says that files cannot be read while the bucket is down, and takes the upload again afterwards', async () => {
  isDown = true
  const other = await sharp(picture).rotate(180).modulate({ brightness: 2 }).jpeg().toBuffer()
  await refused(await sendFile(app, editor, other), 503, 'media.unavailable')
  isDown = false
  const { url } = await uploaded(app, editor, other)
  expect((await fetch(app.url + url)).status).toBe(200)
})
