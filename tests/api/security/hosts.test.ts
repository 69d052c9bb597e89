import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let test: TestApp
let admin: StaffMember
/** The site without PUBLIC_URL, behind a proxy that passes on whatever host it is sent. */
let site: Awaited<ReturnType<typeof appWith>>

beforeAll(async () => {
  test = await startTestApp()
  admin = await createStaff(test, 'super_admin')
  await writeProducts(test.services.database, [{ name: 'Leak Sensor' }])
  site = await appWith(test, { client: path.resolve('dist/client'), trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const strangers: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: 'evil.example@localhost' },
  { host: '10.9.9.9:3000' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': '10.9.9.9' },
  { 'x-forwarded-proto': 'javascript' },
]

describe.each(strangers)('a host that only the request names, %o', (headers) => {
  const ask = (url: string, more: object = {}) =>
    site.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress: '127.0.0.1', ...more })
  const strange = /evil|10\.9\.9\.9|javascript:/

  it.each(['/about', '/en/products/leak-sensor', '/sitemap.xml', '/robots.txt'])('does not reach %s', async (url) => {
    const { statusCode, body } = await ask(url)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/http:\/\/localhost/)
    expect(body).not.toMatch(strange)
  })

  it('nor a datasheet, nor the key that it is kept by', async () => {
    const { statusCode, rawPayload } = await ask('/api/v1/products/leak-sensor/datasheet.pdf?language=en')
    expect(statusCode).toBe(200)
    const { etag } = (await ask('/api/v1/products/leak-sensor/datasheet.pdf?language=en')).headers
    const usual = await ask('/api/v1/products/leak-sensor/datasheet.pdf?language=en', {
      headers: { host: 'localhost' },
    })
    expect([usual.headers.etag, usual.rawPayload.length]).toEqual([etag, rawPayload.length])
  })

  it('nor the link of an invitation', async () => {
    const invited = { name: 'New Colleague', email: `${crypto.randomUUID()}@harbour.example`, role: 'viewer' }
    const answer = await ask('/api/v1/admin/users', {
      method: 'POST',
      payload: invited,
      // sent over HTTPS, as staff have to
      headers: { host: 'localhost:3000', ...headers, ...admin.bearer },
    })
    expect(answer.body).not.toMatch(strange)
    expect([201, 403]).toContain(answer.statusCode)
  })
})

it.each(['localhost:8080', '127.0.0.1:3000', '[::1]:3000'])('%s is this site', async (host) => {
  expect((await site.inject({ url: '/robots.txt', headers: { host } })).body).toContain(`Sitemap: http://${host}/`)
})
