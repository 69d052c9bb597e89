import { randomBytes, randomUUID } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets } from '#server/platform/secrets.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp, testSecret } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { call, codeOf } from './auth.ts'

let app: TestApp
let member: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  member = await createStaff(app, 'super_admin')
})

afterAll(() => app.close())

const tokenOf = ({ bearer }: StaffMember) => bearer.authorization.replace('Bearer ', '')
const cookieOf = ({ cookie }: StaffMember) => cookie.cookie.replace('session=', '')
const bearing = (token: string) => call(app, 'GET', '/auth/sessions', { headers: { authorization: `Bearer ${token}` } })
const keeping = (token: string) => call(app, 'GET', '/auth/sessions', { headers: { cookie: `session=${token}` } })

async function refused(answer: Response): Promise<void> {
  expect(await codeOf(answer, 401)).toBe('session.required')
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** A real token with other claims or another header, its signature as it was. */
function altered(token: string, { header = {}, claims = {} }: { header?: object; claims?: object }): string {
  const [head, body, signature] = token.split('.')
  return `${encode({ ...decode(head), ...header })}.${encode({ ...decode(body), ...claims })}.${signature}`
}

describe('a token', () => {
  it('as it was given is taken', async () => {
    expect((await bearing(tokenOf(member))).status).toBe(200)
    expect((await keeping(cookieOf(member))).status).toBe(200)
  })

  it.each([
    ['nothing', () => ''],
    ['no token', () => 'not-a-token'],
    ['three parts of nothing', () => 'a.b.c'],
    ['its claims alone', () => tokenOf(member).split('.').slice(0, 2).join('.')],
    ['its signature cut', () => tokenOf(member).slice(0, -4)],
    ['another’s id in it', () => altered(tokenOf(member), { claims: { sub: randomUUID() } })],
    ['another session in it', () => altered(tokenOf(member), { claims: { sid: randomUUID() } })],
    ['a later end', () => altered(tokenOf(member), { claims: { exp: 4_000_000_000 } })],
    ['another algorithm named', () => altered(tokenOf(member), { header: { alg: 'HS512' } })],
    ['more than anybody sends', () => 'a'.repeat(8000)],
  ])('with %s is refused, as bearer and as cookie', async (_case, forge) => {
    await refused(await bearing(forge()))
    await refused(await keeping(forge()))
  })

  it('without a signature (alg: none) is refused', async () => {
    const [, body] = tokenOf(member).split('.')
    for (const alg of ['none', 'None', 'NONE', '']) {
      for (const signature of ['', 'AAAA']) {
        const token = `${encode({ alg, typ: 'JWT' })}.${body}.${signature}`
        await refused(await bearing(token))
        await refused(await keeping(token))
      }
    }
  })

  it('signed with another key is refused; with a public word as key too', async () => {
    const [header, body] = tokenOf(member).split('.')
    const { kid } = decode(header)
    const claims = decode(body)
    for (const key of [randomBytes(32), Buffer.from('secret'), Buffer.from(testSecret)]) {
      await refused(await bearing(createSigner({ key, algorithm: 'HS256', kid })(claims)))
    }
    const [key] = createSecrets([testSecret]).keys('encryption')
    await refused(await bearing(createSigner({ key, algorithm: 'HS256', kid })(claims)))
  })

  it('signed with our key for a session that is not there, or is another’s, is refused', async () => {
    const claims = decode(tokenOf(member).split('.')[1])
    const sign = (given: object) => app.app.jwt.sign({ ...claims, ...given })
    const other = await createStaff(app, 'viewer')
    expect((await bearing(sign({}))).status).toBe(200)
    await refused(await bearing(sign({ sid: randomUUID() })))
    await refused(await bearing(sign({ sub: other.id })))
    await refused(await bearing(sign({ sid: "' OR 1=1 --" })))
    await refused(await bearing(sign({ sid: undefined })))
  })

  it('that has expired is refused, though its row is there', async () => {
    const claims = decode(tokenOf(member).split('.')[1])
    const exp = Math.floor(Date.now() / 1000) - 1
    await refused(await bearing(app.app.jwt.sign({ ...claims, exp })))
  })

  it('whose row has expired is refused, though it has not', async () => {
    const { id, bearer } = await createStaff(app, 'viewer')
    await app.services.database.prisma.session.updateMany({
      where: { userId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
    await refused(await call(app, 'GET', '/auth/sessions', { headers: bearer }))
  })

  it('of one kind is none of the other', async () => {
    await refused(await keeping(tokenOf(member)))
    await refused(await bearing(cookieOf(member)))
  })

  it('that is bad is not made good by a cookie beside it', async () => {
    const headers = { ...member.cookie, authorization: 'Bearer a.b.c' }
    await refused(await call(app, 'GET', '/auth/sessions', { headers }))
    await refused(await call(app, 'GET', '/auth/sessions', { headers: { ...headers, authorization: 'Basic eDp4' } }))
  })

  it('signed before APP_SECRET was replaced is taken while the former one is named, and no longer', async () => {
    const fresh = 'tests-only-another-9xKq2LmV7rPw4TzN8bYc'
    const tokens = { [`${fresh} ${testSecret}`]: 200, [fresh]: 401 }
    for (const [given, status] of Object.entries(tokens)) {
      const instance = await appWith(app, { secrets: createSecrets(given.split(' ')) })
      const answer = await instance.inject({ url: '/api/v1/auth/sessions', headers: member.bearer })
      await instance.close()
      expect(answer.statusCode).toBe(status)
    }
  })
})

describe('a session ends with the next request', () => {
  const sessionsOf = (who: StaffMember) => call(app, 'GET', '/auth/sessions', { headers: who.cookie })

  it.each([
    ['when its owner is deactivated', { status: 'inactive' as const }],
    ['when its owner is suspended', { status: 'suspended' as const }],
    ['when its owner is a sample account and DEMO is off', { isDemo: true }],
  ])('%s', async (_case, data) => {
    const who = await createStaff(app, 'manager')
    expect((await sessionsOf(who)).status).toBe(200)
    await app.services.database.prisma.user.update({ where: { id: who.id }, data })
    await refused(await sessionsOf(who))
    await refused(await call(app, 'GET', '/auth/sessions', { headers: who.bearer }))
  })

  it('when its row is deleted, or its owner', async () => {
    const { prisma } = app.services.database
    const [one, two] = [await createStaff(app, 'manager'), await createStaff(app, 'manager')]
    await prisma.session.deleteMany({ where: { userId: one.id } })
    await prisma.user.delete({ where: { id: two.id } })
    await refused(await sessionsOf(one))
    await refused(await sessionsOf(two))
  })
})

describe('a cookie session changes nothing for another site', () => {
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['an Origin with our name in it', { origin: 'https://127.0.0.1.elsewhere.example' }],
    ['nobody who says where from', {}],
  ])('%s', async (_case, headers) => {
    const who = await createStaff(app, 'editor')
    const { cookie } = who.cookie
    for (const [method, path] of [
      ['DELETE', '/auth/sessions'],
      ['PATCH', '/auth/profile'],
      ['POST', '/auth/two-factor'],
    ]) {
      const answer = await fetch(`${app.url}/api/v1${path}`, {
        method: String(method),
        headers: { cookie, ...headers },
      })
      expect(await codeOf(answer, 403)).toBe('origin.refused')
    }
    expect((await call(app, 'GET', '/auth/sessions', { headers: who.bearer })).status).toBe(200)
  })

  it('our own Origin, where a browser says no more, is taken; a program’s token needs none', async () => {
    const who = await createStaff(app, 'editor')
    const path = `${app.url}/api/v1/auth/sessions`
    const origin = { cookie: who.cookie.cookie, origin: app.url }
    expect((await fetch(path, { method: 'DELETE', headers: origin })).status).toBe(204)
    const program = await createStaff(app, 'editor')
    expect((await fetch(path, { method: 'DELETE', headers: program.bearer })).status).toBe(204)
  })
})
