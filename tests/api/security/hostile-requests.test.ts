import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let admin: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'super_admin')
})
afterAll(() => app.close())

/** What a caller must never learn: where our code stands, what the database was asked. */
const innards = /node_modules|\.ts:\d|\bat [\w.]+ \(|SELECT |INSERT |prisma|postgres/i

async function problemOf(answer: Response) {
  const text = await answer.text()
  expect(text).not.toMatch(innards)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  return anyProblemSchema.parse(JSON.parse(text))
}

/** Bytes as they are, over a socket of their own: what no client library would send. */
async function raw(bytes: string, { url } = app): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.end(bytes)
  await new Promise((resolve) => socket.on('close', resolve))
  return answer
}

describe('a body', () => {
  const login = '/api/v1/auth/login'
  const headers = () => ({ ...admin.cookie, 'content-type': 'application/json' })

  it('over the limit is refused before it is read as JSON', async () => {
    const answer = await fetch(app.url + login, { method: 'POST', headers: headers(), body: 'x'.repeat(300 * 1024) })
    expect(await problemOf(answer)).toMatchObject({ status: 413 })
  })

  it.each(['{', '[]', '"x"', '{"username":{"$ne":null},"password":[]}', '{"__proto__":{"role":"super_admin"}}'])(
    'that is no sign-in is refused: %s',
    async (body) => {
      const answer = await fetch(app.url + login, { method: 'POST', headers: headers(), body })
      expect(await problemOf(answer)).toMatchObject({ status: 400 })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of a form that another site could send (%s) is refused',
    async (type) => {
      const answer = await fetch(app.url + login, {
        method: 'POST',
        headers: { ...admin.cookie, 'content-type': type },
        body: '{"username":"a@b.example","password":"x"}',
      })
      expect(await problemOf(answer)).toMatchObject({ status: 415 })
    },
  )
})

describe('a request', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])(
    'with the method %s is answered with nothing of ours',
    async (method) => {
      const answer = await raw(`${method} /api/v1/site HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).not.toMatch(/^HTTP\/1\.1 200/)
      expect(answer).not.toMatch(innards)
    },
  )

  it('with 20 kB of headers is refused', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/)
  })

  it.each([
    '/api/v1/products/%',
    `/api/v1/products/${'x'.repeat(2000)}`,
    '/api/v1/products/..%2f..%2fetc%2fpasswd',
    '/api/v1/auth/%00',
  ])('for %s says no more than that there is nothing', async (path) => {
    const answer = await fetch(app.url + path)
    expect([400, 404, 414]).toContain(answer.status)
    await problemOf(answer)
  })

  it.each([
    '/search?q=%00ab',
    '/products?search=%00',
    '/products/export.csv?search=%00',
    '/enquiries?search=a%00',
    '/users?search=%1b',
    '/settings/history?search=%00',
    '/audit?search=%00',
    ...['actorId', 'action', 'entity', 'entityId'].map((name) => `/audit?${name}=%00`),
    '/audit?from=0000-01-01T00:00:00Z',
    '/quotes?to=0000-01-01T00:00:00Z',
  ])('of staff for what PostgreSQL does not keep is refused, naming the field: %s', async (path) => {
    const answer = await fetch(`${app.url}/api/v1/admin${path}`, { headers: admin.cookie })
    const [, field = ''] = /\?(\w+)=/.exec(path) ?? []
    expect(await problemOf(answer)).toMatchObject({ status: 400, errors: [{ path: field }] })
  })

  it('to keep a view of such characters is refused, naming the field', async () => {
    const headers = { ...admin.cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ table: 'products', name: 'A', audience: 'mine', query: 'search=\0' })
    const answer = await fetch(`${app.url}/api/v1/admin/views`, { method: 'POST', headers, body })
    expect(await problemOf(answer)).toMatchObject({ status: 400, errors: [{ path: 'query' }] })
  })

  it('of two lengths is refused: no proxy and we shall read it differently', async () => {
    const smuggled =
      'POST /api/v1/enquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET'
    expect(await raw(smuggled)).toMatch(/^HTTP\/1\.1 400/)
  })

  it.each([
    [
      'two lengths',
      'POST /api/v1/enquiries HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n',
      400,
    ],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])(
    'that is none (%s) is refused as all others are: as a problem, with the headers of every answer',
    async (_case, bytes, status) => {
      const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(head).toMatch(/^content-type: application\/problem\+json/im)
      expect(head).toMatch(/^content-security-policy: default-src 'self'/im)
      expect(head).toMatch(/^x-content-type-options: nosniff/im)
      expect(anyProblemSchema.parse(JSON.parse(body))).toMatchObject({ status, code: 'request.refused' })
    },
  )

  it.each(['/', '/api/v1/site', '/api/v1/nowhere', '/health/live'])(
    'of two hosts is refused, the same one too: %s',
    async (path) => {
      for (const host of ['x', 'evil.example']) {
        const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nhOST: ${host}\r\nConnection: close\r\n\r\n`)
        expect(answer).toMatch(/^HTTP\/1\.1 400 /)
        expect(answer).toContain('"code":"request.refused"')
      }
    },
  )

  it('cannot name who it comes from, where no proxy is trusted', async () => {
    await app.services.settings.refresh()
    const headers = {
      ...admin.bearer,
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      forwarded: 'for=203.0.113.9',
    }
    await fetch(`${app.url}/api/v1/auth/logout`, { method: 'POST', headers })
    const entries = await app.services.database.prisma.auditEntry.findMany({ select: { address: true } })
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.map(({ address }) => address)).not.toContain('203.0.113.9')
  })
})

describe('a request that never ends', () => {
  const begun = 'POST /api/v1/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

  it.each([
    ['a body', `${begun}Content-Length: 1000\r\n\r\n{`],
    ['a body in chunks', `${begun}Transfer-Encoding: chunked\r\n\r\n`],
    ['headers', begun],
  ])('is ended, however long a stranger drips %s', async (_case, bytes) => {
    await using hasty = await appWith(app, { requestMs: 200 })
    const { hostname, port } = new URL(await hasty.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined) // a byte that is sent after the end
    const drops = bytes.includes('chunked') ? '1\r\n \r\n' : 'x'
    socket.write(bytes)
    const drip = setInterval(() => socket.write(drops), 20)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    await new Promise((resolve) => socket.on('close', resolve))
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/^content-security-policy: default-src 'self'/im)
  })

  it('has two minutes, as delivered', () => {
    expect(app.app.server.requestTimeout).toBe(120_000)
  })
})
