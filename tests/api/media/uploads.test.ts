import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaSchema, uploadBytesMax } from '#contract/media.ts'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { blackPng, pdf, photoOfPlace, sendFile, uploaded } from './media.ts'

let app: TestApp
let editor: StaffMember
let photo: Buffer
let emptyZip: Buffer

beforeAll(async () => {
  app = await startTestApp()
  editor = await createStaff(app, 'editor')
  photo = await photoOfPlace()
  emptyZip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
})

afterAll(() => app.close())

describe('an upload', () => {
  it('of a photo is upright and has lost its place and camera', async () => {
    const before = await sharp(photo).metadata()
    expect([before.orientation, before.exif?.includes('Lantern')]).toEqual([6, true])
    const media = await uploaded(app, editor, photo)
    expect(media).toMatchObject({ kind: 'picture', name: 'front.jpg', contentType: 'image/jpeg' })
    expect(media.size).toEqual({ width: 600, height: 800 })
    const kept = Buffer.from(await (await fetch(app.url + media.url)).arrayBuffer())
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(kept.includes('Lantern')).toBe(false)
  })

  it('of the same file twice is one, and the audit log names who made it', async () => {
    const one = await uploaded(app, editor, photo)
    expect(await uploaded(app, editor, photo, { fileName: 'again.jpg' })).toEqual(one)
    const { prisma } = app.services.database
    const entries = await prisma.auditEntry.findMany({ where: { entity: 'media', entityId: one.hash } })
    expect(entries).toMatchObject([{ action: 'media.uploaded', actorId: editor.id, entityName: 'front.jpg' }])
  })

  it('of a transparent drawing keeps its transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const drawing = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .webp()
      .toBuffer()
    const media = await uploaded(app, editor, drawing)
    expect(media.contentType).toBe('image/png')
    const kept = await (await fetch(app.url + media.url)).arrayBuffer()
    expect((await sharp(kept).metadata()).hasAlpha).toBe(true)
  })

  it('of more than 20 MB is refused, and its sender hears so', async () => {
    await refused(await sendFile(app, editor, Buffer.alloc(uploadBytesMax + 1)), 413, 'media.too_large')
  })
})

describe('what phones append to a photo', () => {
  it('is cut off: a second picture, a video, padding', async () => {
    const { hash } = await uploaded(app, editor, photo)
    const video = Buffer.from('00000018667479706d703432000000006d703432', 'hex')
    for (const rest of [photo, video, Buffer.alloc(100)]) {
      expect((await uploaded(app, editor, Buffer.concat([photo, rest]))).hash).toBe(hash)
    }
  })
})

describe('a file is refused', () => {
  const cases: [what: string, make: () => Promise<Buffer> | Buffer, code: string, kind?: 'document'][] = [
    ['that is empty', () => Buffer.alloc(0), 'media_empty'],
    ['that is a text, whatever it is called', () => Buffer.from('hello'), 'media_unknown'],
    [
      'that is an SVG',
      () => Buffer.from('<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'media_svg',
    ],
    ['that is an SVG in UTF-16', () => Buffer.from('\ufeff<svg onload="alert(1)"></svg>', 'utf16le'), 'media_svg'],
    ['that is a HEIC that cannot be decoded', heic, 'media_heic'],
    ['that is cut off', () => photo.subarray(0, photo.length - 200), 'media_broken'],
    ['whose pixels are damaged', damagedPng, 'media_broken'],
    ['that is a bomb of 400 million pixels', () => blackPng(20_000, 20_000), 'media_too_many_pixels'],
    [
      'that is a photo and a page',
      () => Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script>')]),
      'media_two_formats',
    ],
    ['that is a photo and a ZIP', () => Buffer.concat([photo, emptyZip]), 'media_two_formats'],
    ['that is a photo and a PDF', () => Buffer.concat([photo, pdf()]), 'media_two_formats'],
    [
      'that is a photo with a page in its description',
      async () => sharp(photo).jpeg().withXmp('<x><script >1</script></x>').toBuffer(),
      'media_two_formats',
    ],
    [
      'that is a PNG and something else',
      async () => Buffer.concat([await sharp(photo).png().toBuffer(), Buffer.from('MZ..')]),
      'media_two_formats',
    ],
    [
      'that is a GIF and a script',
      async () => Buffer.concat([await sharp(photo).gif().toBuffer(), Buffer.from('=1;alert(1)')]),
      'media_two_formats',
    ],
    [
      'that is a WebP and something else',
      async () => Buffer.concat([await sharp(photo).webp().toBuffer(), Buffer.from('MZ..')]),
      'media_two_formats',
    ],
    ['that is a PDF in place of a picture', pdf, 'media_unknown'],
    ['that is a picture in place of a PDF', () => photo, 'media_not_pdf', 'document'],
    [
      'that is a PDF with something before it',
      () => Buffer.concat([Buffer.from('<script>'), pdf()]),
      'media_two_formats',
      'document',
    ],
    [
      'that is a PDF with something behind it',
      () => Buffer.concat([pdf(), Buffer.from('<html>')]),
      'media_two_formats',
      'document',
    ],
    ['that is a PDF and a ZIP', () => Buffer.concat([pdf(), emptyZip]), 'media_two_formats', 'document'],
    ['that is a PDF without its end', () => pdf().subarray(0, 60), 'media_broken', 'document'],
  ]
  it.each(cases)('%s', async (_what, make, code, kind) => {
    const answer = await sendFile(app, editor, await make(), kind ? { kind } : {})
    const { errors } = await refused(answer, 400, 'media.refused')
    expect(errors).toEqual([expect.objectContaining({ path: 'file', code })])
  })

  /** As AV1 is told apart from HEVC: by the brand and the codec's boxes. */
  async function heic() {
    const avif = (await sharp(photo).avif().toBuffer()).toString('latin1')
    const renamed = avif.replaceAll('avif', 'heic').replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC')
    return Buffer.from(renamed, 'latin1')
  }

  async function damagedPng() {
    const png = await sharp(photo).png().toBuffer()
    return Buffer.concat([png.subarray(0, 60), Buffer.alloc(40, 7), png.subarray(100)])
  }
})

describe('a picture is served', () => {
  const get = (url: string, accept?: string) => fetch(app.url + url, { headers: accept ? { accept } : {} })

  it('in the best format that is accepted, each for good, so that nothing in it can run', async () => {
    const { url } = await uploaded(app, editor, photo)
    const browsers = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'
    const types: [string | undefined, string][] = [
      [browsers, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ]
    for (const [accept, type] of types) {
      const { headers } = await get(url, accept)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': type,
        vary: 'accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
  })

  it('in each of its widths, and no other', async () => {
    const { url } = await uploaded(app, editor, photo)
    for (const width of [320, 480, 600]) {
      for (const format of ['avif', 'webp']) {
        const answer = await get(`${url}/${width}.${format}`)
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
      }
    }
    for (const file of ['321.webp', '640.webp', '1920.avif']) expect((await get(`${url}/${file}`)).status).toBe(404)
  })

  it('in a width once made, asked for at once by many', async () => {
    const { url, hash } = await uploaded(app, editor, await sharp(photo).resize(500).jpeg().toBuffer())
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}/320.webp`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { prisma } = app.services.database
    expect(await prisma.storedFile.count({ where: { key: { startsWith: hash } } })).toBe(2)
  })
})

describe('a crop', () => {
  const cut = (hash: string, body: object) => ask(app, `/admin/media/${hash}/crop`, editor, { method: 'POST', body })

  it('is an upload of its own that remembers the whole picture', async () => {
    const whole = await uploaded(app, editor, photo)
    const crop = { left: 0, top: 100, width: 600, height: 450 }
    const answer = await cut(whole.hash, crop)
    expect(answer.status).toBe(201)
    const part = mediaSchema.parse(await answer.json())
    expect(part).toMatchObject({
      size: { width: 600, height: 450 },
      crop,
      source: { hash: whole.hash, width: 600, height: 800 },
    })
    const again = mediaSchema.parse(await (await ask(app, `/admin/media/${part.hash}`, editor)).json())
    expect(again).toEqual(part)
  })

  it.each([
    { left: 300, top: 0, width: 400, height: 300 },
    { left: 0, top: 700, width: 400, height: 300 },
    { left: 0, top: 0, width: 4, height: 3 },
  ])('outside of the picture, or of nearly nothing, is refused: %o', async (crop) => {
    const { hash } = await uploaded(app, editor, photo)
    const { errors } = await refused(await cut(hash, crop), 400, 'request.invalid')
    expect(errors).toMatchObject([{ path: 'width', code: 'media_outside' }])
  })
})

describe('a document', () => {
  it('is a download under its own name, in which nothing can run', async () => {
    const media = await uploaded(app, editor, pdf(), { kind: 'document', fileName: '安裝 "指南".pdf' })
    expect(media).toMatchObject({ kind: 'document', size: null, url: `/api/v1/documents/${media.hash}.pdf` })
    const answer = await fetch(app.url + media.url)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''${encodeURIComponent('安裝 "指南".pdf')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect((await fetch(`${app.url}/api/v1/images/${media.hash}`)).status).toBe(404)
  })
})
