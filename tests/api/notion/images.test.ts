import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { downloadImage } from '#server/modules/sync/import/download-image.ts'
import { readFiles } from '#server/modules/sync/notion/values/properties.ts'
import { blackPng, photoOfPlace } from '#tests/api/media/media.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { connect, readAll, serve } from './support.ts'

const png = solidPng([11, 94, 99])

const download = (url: string, allowOrigin?: string) =>
  downloadImage(url, { signal: AbortSignal.timeout(10_000), ...(allowOrigin !== undefined && { allowOrigin }) })

describe('a picture that Notion hosts', () => {
  async function hostedLink(linkLifetimeMs: number) {
    const columns = [{ name: 'Name', type: 'title' } as const, { name: 'Images', type: 'files' } as const]
    const connection = await connect({ columns, linkLifetimeMs })
    connection.standIn.pages.add({
      Name: 'A',
      Images: [{ name: 'front 正面.png', bytes: png, contentType: 'image/png' }],
    })
    const [batch] = await readAll(connection)
    const images = batch?.pages[0]?.properties.Images
    return { image: images && readFiles(images)[0], origin: connection.standIn.url }
  }

  test('is copied through its signed link', async () => {
    const { image, origin } = await hostedLink(3_600_000)
    const copied = await download(String(image?.url), origin)
    expect(copied.contentType).toBe('image/png')
    const { width, height } = await sharp(copied.bytes).metadata()
    expect([width, height]).toEqual([8, 8])
  })

  test('is refused once the link is too old, and no message shows the signature', async () => {
    const { image, origin } = await hostedLink(-1)
    const error = await download(String(image?.url), origin).catch(String)
    expect(error).toContain('answered with status 403')
    expect(error).not.toContain('Signature')
  })
})

describe('only the public internet, only https', () => {
  test.each([
    ['http://example.com/a.png', 'Its address does not begin with https://'],
    ['file:///etc/passwd', 'Its address does not begin with https://'],
    ['https://127.0.0.1/a.png', 'Its host is not on the public internet'],
    ['https://169.254.169.254/latest/meta-data', 'Its host is not on the public internet'],
    ['https://[::1]/a.png', 'Its host is not on the public internet'],
    ['https://[::ffff:10.0.0.1]/a.png', 'Its host is not on the public internet'],
    ['https://0x7f000001/a.png', 'Its host is not on the public internet'],
    ['https://localhost/a.png', 'Its host is not on the public internet'],
    ['not an address', 'It could not be fetched (ERR_INVALID_URL)'],
  ])('%s: %s', async (url, message) => {
    await expect(download(url)).rejects.toMatchObject({ name: 'ImageError', message })
  })

  test('one allowed origin does not allow its neighbours', async () => {
    const origin = await serve((_, response) => response.end(png))
    await expect(download(`${origin}/a.png`, 'http://127.0.0.1:1')).rejects.toThrow('https://')
  })

  test.each(['http://127.0.0.1:1/private', 'https://10.0.0.1/private', 'https://localhost/private'])(
    'a redirect to %s is not followed',
    async (location) => {
      const origin = await serve((_, response) => response.writeHead(302, { location }).end())
      await expect(download(origin, origin)).rejects.toMatchObject({ name: 'ImageError' })
    },
  )
})

describe('redirects', () => {
  const redirecting = (times: number) =>
    serve((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < times) response.writeHead(302, { location: `/${step + 1}` }).end()
      else response.end(png)
    })

  test('three are followed', async () => {
    const origin = await redirecting(3)
    expect((await download(`${origin}/0`, origin)).contentType).toBe('image/png')
  })

  test('four are not', async () => {
    const origin = await redirecting(4)
    await expect(download(`${origin}/0`, origin)).rejects.toThrow('redirects more than 3 times')
  })
})

test('a photo is upright, and has lost its place and camera', async () => {
  const photo = await photoOfPlace()
  expect((await sharp(photo).metadata()).exif?.includes('Lantern')).toBe(true)
  const origin = await serve((_, response) => response.end(photo))
  const copied = await download(origin, origin)
  expect(copied.contentType).toBe('image/jpeg')
  const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(copied.bytes).metadata()
  expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 600, height: 800 })
})

describe('what is not a picture to serve', () => {
  const bomb = blackPng(40_000, 40_000)
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'It is an SVG drawing'],
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>', 'It is not a PNG, JPEG, WebP, AVIF or GIF picture'],
    ['nothing', '', 'The file is empty'],
    ['a page within a picture', Buffer.concat([png, Buffer.from('<script>')]), 'It can be read as a file of another'],
    ['half a picture', png.subarray(0, 60), 'The file is damaged'],
    ['a decompression bomb', bomb, 'It has more than 64 million pixels'],
  ])('%s, whatever its server says', async (_, body, reason) => {
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(body),
    )
    await expect(download(origin, origin)).rejects.toThrow(reason)
  })

  test('an endless one is left after 10 MB', async () => {
    let sent = 0
    const origin = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed) {
          sent += 65_536
          if (!response.write(Buffer.alloc(65_536, 1))) break
        }
        response.once('drain', more)
      }
      more()
    })
    await expect(download(origin, origin)).rejects.toThrow('It is larger than 10 MB')
    expect(sent).toBeLessThan(40 * 1024 * 1024)
  })

  test('a connection cut in the middle', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 1000 })
      response.write(png, () => response.destroy())
    })
    await expect(download(origin, origin)).rejects.toThrow('It could not be fetched (UND_ERR_SOCKET)')
  })
})

test('an abort rejects with its own reason', async () => {
  const stop = new AbortController()
  const reason = new Error('The server is stopping')
  const origin = await serve(() => stop.abort(reason))
  await expect(downloadImage(origin, { signal: stop.signal, allowOrigin: origin })).rejects.toBe(reason)
})
