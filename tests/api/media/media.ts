import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import { mediaSchema, type UploadKind } from '#contract/media.ts'
import { replyFileSchema } from '#contract/requests/reply-files.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Sends a file as the screens do. */
export function sendFile(
  app: Pick<TestApp, 'url'>,
  staff: StaffMember | undefined,
  bytes: Uint8Array,
  { kind = 'picture' as UploadKind, fileName = 'front.jpg' } = {},
): Promise<Response> {
  return sendBytes(app, staff, `/admin/media?${new URLSearchParams({ kind, fileName })}`, bytes)
}

function sendBytes(app: Pick<TestApp, 'url'>, staff: StaffMember | undefined, path: string, bytes: Uint8Array) {
  return fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...staff?.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
}

/** The same, which must be taken. */
export async function uploaded(...given: Parameters<typeof sendFile>) {
  const answer = await sendFile(...given)
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return mediaSchema.parse(body)
}

/** Sends a file that is to go with a reply. */
export function sendReplyFile(
  app: Pick<TestApp, 'url'>,
  staff: StaffMember | undefined,
  bytes: Uint8Array,
  fileName = 'guide.pdf',
): Promise<Response> {
  return sendBytes(app, staff, `/admin/reply-files?${new URLSearchParams({ fileName })}`, bytes)
}

/** The same, which must be taken. */
export async function replyFile(...given: Parameters<typeof sendReplyFile>) {
  const answer = await sendReplyFile(...given)
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return replyFileSchema.parse(body)
}

/** A photo of a camera: upright by its EXIF alone, and taken at a place. */
export function photoOfPlace(): Promise<Buffer> {
  const background = { r: 200, g: 40, b: 40 }
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Lantern', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '114/1 10/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A PDF of one blank page. @param more bytes in a comment */
export function pdf(more = 0): Buffer {
  return Buffer.from(
    `%PDF-1.4\n%${'x'.repeat(more)}\n` +
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
}

/** A PNG of so many black pixels, each a bit: a hundred kilobytes that unpack to gigabytes. */
export function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
