import { describe, expect, it } from 'vitest'
import { set } from '#tests/api/settings/settings.ts'
import { codeOf } from '#tests/api/staff/auth.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, keyOf } from '#tests/support/staff.ts'

const app = await restoredApp()
const admin = await createStaff(app, 'super_admin')
const key = await keyOf(app, ['products.read', 'products.write'])
const shop = 'https://shop.example'
const other = 'https://other.example'

/** Sends a request as a browser does for a page of this origin. */
function from(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${app.url}/api/v1${path}`, { method, headers: { ...headers, origin, 'sec-fetch-site': 'cross-site' } })
}
const preflight = (origin: string, path: string) =>
  from(
    origin,
    path,
    { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
    'OPTIONS',
  )
const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))
const allow = (corsOrigins: string[]) => set(app, admin, 'security', { corsOrigins })

describe('where no origin is listed', () => {
  it('no answer has CORS headers, and a preflight is a 404', async () => {
    const answers = [await from(shop, '/products'), await preflight(shop, '/products')]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect(answers.flatMap(corsOf)).toEqual([])
  })

  it('a key is refused from any page but our own', async () => {
    expect(await codeOf(await from(shop, '/admin/products', key), 403)).toBe('origin.refused')
    expect((await from(app.url, '/admin/products', key)).status).toBe(200)
    expect((await fetch(`${app.url}/api/v1/admin/products`, { headers: key })).status).toBe(200)
  })
})

describe('a listed origin', () => {
  it('is answered by name, without credentials, and may read the headers of the API', async () => {
    await allow([shop])
    for (const answer of [await from(shop, '/products'), await from(shop, '/admin/products', key)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe(shop)
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
      expect(answer.headers.get('vary')).toMatch(/\borigin\b/)
    }
  })

  it('gets its preflights answered for a day, its errors too', async () => {
    await allow([shop])
    const answer = await preflight(shop, '/admin/products/1')
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.get('access-control-allow-origin')).toBe(shop)
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(answer.headers.get('access-control-max-age')).toBe('86400')
    const refused = await from(shop, '/admin/products')
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, shop])
  })

  it.each([other, 'https://shop.example.evil.example', 'http://shop.example', 'https://shop.example:8443', 'null'])(
    'does not let %s in',
    async (origin) => {
      await allow([shop])
      const answers = [await from(origin, '/products'), await preflight(origin, '/products')]
      expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([null, null])
      expect(await codeOf(await from(origin, '/admin/products', key), 403)).toBe('origin.refused')
    },
  )

  it('may change nothing with a cookie', async () => {
    await allow([shop])
    const answer = await from(shop, '/admin/products/bulk', admin.cookie, 'POST')
    expect(await codeOf(answer, 403)).toBe('origin.refused')
  })

  it('is out as soon as it is taken off the list', async () => {
    await allow([shop])
    await allow([])
    expect(corsOf(await from(shop, '/products'))).toEqual([])
  })
})
