import { hash, verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Argon2, createHashing } from '#server/modules/staff/sessions/hashing.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import {
  auditEntries,
  call,
  codeOf,
  cookieHeader,
  cookiesOf,
  login,
  manyTries,
  problemOf,
  sessionOf,
  staffWith,
} from './auth.ts'

/** contract/site/settings.ts, maxLoginAttempts. */
const most = 5
let test: TestApp
/** Two instances on one database, behind a proxy. */
let app: { url: string }
let other: { url: string }

beforeAll(async () => {
  test = await startTestApp()
  app = await instance()
  other = await instance()
})

const instances: FastifyInstance[] = []
afterAll(async () => {
  await Promise.all(instances.map((each) => each.close()))
  await test.close()
})

/** It is the throttle that is tried here: a real hash takes 30 ms, some hundred times. */
const quick: Argon2 = { hash, verify: async (_hashed, password) => password === staffPassword }

/** One that lets as many wait as come, so that the throttle alone decides. */
async function instance(hashing = createHashing(quick, { most: 2, waiting: 1000 }), limits = manyTries) {
  const staff = staffWith(test, { hashing })
  const made = await appWith(test, { staff, limits, trustProxy: ['127.0.0.1'] })
  instances.push(made)
  return { url: await made.listen({ host: '127.0.0.1', port: 0 }) }
}

let addresses = 0
/** An address that nobody came from yet. */
function freshAddress(): { 'x-forwarded-for': string } {
  addresses += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` }
}

const member = () => createStaff(test, 'editor', { password: true })
const fail = (username: string, headers = freshAddress(), at = app) =>
  login(at, { username, password: 'wrong' }, headers)

async function statuses(answers: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ status }) => status)
}

async function failTimes(times: number, username: string): Promise<void> {
  for (let time = 0; time < times; time += 1) expect((await fail(username)).status).toBe(401)
}

/** Seconds until the next try is taken. */
async function lockedS(answer: Response): Promise<number> {
  expect(await codeOf(answer, 429)).toBe('session.locked')
  return Number(answer.headers.get('retry-after'))
}

/** As if the lock of an account were over. */
async function endLocks(): Promise<void> {
  await test.services.database.prisma.loginThrottle.updateMany({ data: { blockedUntil: new Date(Date.now() - 1000) } })
}

describe('an account', () => {
  it.each([
    ['of somebody', async () => (await member()).email],
    ['of nobody', async () => 'nobody@staff.example'],
  ])('%s is locked after five failures, for the right password too', async (_case, name) => {
    const username = await name()
    await failTimes(most, username)
    const answer = await login(app, { username, password: staffPassword }, freshAddress())
    const seconds = await lockedS(answer)
    expect(seconds).toBeGreaterThan(25)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('each failure after that locks it twice as long, up to an hour; what is refused meanwhile counts for nothing', async () => {
    const { email } = await member()
    await failTimes(most, email)
    for (const longest of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      await endLocks()
      expect((await fail(email)).status).toBe(401)
      await statuses(Array.from({ length: 5 }, () => fail(email)))
      const seconds = await lockedS(await fail(email))
      expect(seconds).toBeGreaterThan(longest - 10)
      expect(seconds).toBeLessThanOrEqual(longest)
    }
    await endLocks()
    await sessionOf(await login(app, { username: email, password: staffPassword }, freshAddress()))
  })

  it('of a hundred guesses at once, on two instances, five are looked at', async () => {
    const { email } = await member()
    const guesses = Array.from({ length: 100 }, (_, index) => fail(email, freshAddress(), index % 2 ? app : other))
    const found = await statuses(guesses)
    expect(found.filter((status) => status === 401)).toHaveLength(most)
    expect(found.filter((status) => status === 429)).toHaveLength(100 - most)
  })

  it('is free again once somebody has signed in', async () => {
    const { email } = await member()
    await failTimes(most - 1, email)
    await sessionOf(await login(app, { username: email, password: staffPassword }, freshAddress()))
    await failTimes(most - 1, email)
    await sessionOf(await login(app, { username: email, password: staffPassword }, freshAddress()))
  })

  it('failures are forgotten after a day without another', async () => {
    const { email } = await member()
    await failTimes(most - 1, email)
    const before = new Date(Date.now() - 24.1 * 3_600_000)
    await test.services.database.prisma.loginThrottle.updateMany({ data: { lastFailureAt: before } })
    await failTimes(most - 1, email)
    expect((await fail(email)).status).toBe(401)
    await lockedS(await fail(email))
  })
})

describe('an address', () => {
  it('is locked after four times as many failures, whatever the names', async () => {
    const from = freshAddress()
    const { email } = await member()
    for (let time = 0; time < most * 4; time += 1) {
      expect((await fail(`nobody-${time}@staff.example`, from)).status).toBe(401)
    }
    await lockedS(await login(app, { username: email, password: staffPassword }, from))
    await sessionOf(await login(app, { username: email, password: staffPassword }, freshAddress()))
  })

  it('a success in between does not begin its count anew', async () => {
    const from = freshAddress()
    const { email } = await member()
    for (let time = 0; time < most * 4; time += 1) {
      expect((await fail(`other-${time}@staff.example`, from)).status).toBe(401)
      if (time < most * 4 - 1) await sessionOf(await login(app, { username: email, password: staffPassword }, from))
    }
    await lockedS(await fail('one-more@staff.example', from))
  })

  it('in IPv6, is a network', async () => {
    for (let time = 0; time < most * 4; time += 1) {
      const from = { 'x-forwarded-for': `2001:db8:7:1::${(time + 1).toString(16)}` }
      expect((await fail(`v6-${time}@staff.example`, from)).status).toBe(401)
    }
    await lockedS(await fail('v6@staff.example', { 'x-forwarded-for': '2001:db8:7:1:ffff:ffff:ffff:1' }))
    expect((await fail('v6@staff.example', { 'x-forwarded-for': '2001:db8:7:2::1' })).status).toBe(401)
  })
})

describe('a browser that one has signed in with', () => {
  async function signedIn() {
    const { id, email } = await member()
    const answer = await login(app, { username: email, password: staffPassword }, freshAddress())
    await sessionOf(answer.clone())
    const { device = '' } = cookiesOf(answer)
    return { id, email, device, known: cookieHeader({ device }), answer }
  }

  it('is known by an httpOnly cookie for 400 days, with a new secret each time', async () => {
    const { email, device, known, answer } = await signedIn()
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='))
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
    const again = await login(app, { username: email, password: staffPassword }, known)
    expect(cookiesOf(again).device).toMatch(/^[\w-]{43}$/)
    expect(cookiesOf(again).device).not.toBe(device)
    const rows = await test.services.database.prisma.knownDevice.findMany({ where: { user: { email } } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(cookiesOf(again).device)
  })

  it('is not locked by strangers, neither by account nor by address', async () => {
    const { email, known } = await signedIn()
    const from = freshAddress()
    await failTimes(most, email)
    for (let time = 0; time < most * 4; time += 1) await fail(`stranger-${time}@staff.example`, from)
    await lockedS(await login(app, { username: email, password: staffPassword }, from))
    await sessionOf(await login(app, { username: email, password: staffPassword }, { ...from, ...known }))
  })

  it('is locked by its own failures, and locks nobody else', async () => {
    const { email, known } = await signedIn()
    for (let time = 0; time < most; time += 1) {
      expect((await fail(email, { ...freshAddress(), ...known })).status).toBe(401)
    }
    await lockedS(await login(app, { username: email, password: staffPassword }, { ...freshAddress(), ...known }))
    await sessionOf(await login(app, { username: email, password: staffPassword }, freshAddress()))
  })

  it('is not known for another account', async () => {
    const { known } = await signedIn()
    const victim = await member()
    await failTimes(most, victim.email)
    const right = { username: victim.email, password: staffPassword }
    await lockedS(await login(app, right, { ...freshAddress(), ...known }))
  })

  it('people who share it are all known', async () => {
    const { email, device } = await signedIn()
    const colleague = await member()
    const right = { username: colleague.email, password: staffPassword }
    const answer = await login(app, right, { ...freshAddress(), ...cookieHeader({ device }) })
    const known = cookieHeader({ device: cookiesOf(answer).device ?? '' })
    for (const name of [email, colleague.email]) {
      await failTimes(most, name)
      await sessionOf(await login(app, { username: name, password: staffPassword }, { ...freshAddress(), ...known }))
    }
  })

  it('a new one is told of, but not the very first', async () => {
    const { id, email, known } = await signedIn()
    const notifications = () => test.services.database.prisma.notification.findMany({ where: { userId: id } })
    await login(app, { username: email, password: staffPassword }, known)
    expect(await notifications()).toEqual([])
    const from = freshAddress()
    await login(app, { username: email, password: staffPassword }, from)
    const address = from['x-forwarded-for']
    expect(await notifications()).toMatchObject([{ kind: 'session.new_device', params: { address } }])
  })
})

describe('a program', () => {
  const token = (username: string, password: string, headers = freshAddress()) =>
    call(app, 'POST', '/auth/token', { body: { username, password }, headers })

  it.each([
    ['at the sign-in of browsers', fail],
    ['at its own, from one address', (name: string) => token(name, 'wrong', { 'x-forwarded-for': '203.0.113.66' })],
  ])('is not locked out by a stranger who fails %s', async (_where, tryOnce) => {
    const { email } = await member()
    for (let time = 0; time < most * 2; time += 1) await tryOnce(email)
    expect((await token(email, staffPassword)).status).toBe(200)
  })

  it('that has signed in from its network before is locked out by nobody else, from however many addresses they come', async () => {
    const { email } = await member()
    const ours = { 'x-forwarded-for': '2001:db8:aa:1::7' }
    expect((await token(email, staffPassword, ours)).status).toBe(200)
    for (let time = 0; time < most * 4; time += 1) expect((await token(email, 'wrong')).status).toBe(401)
    await lockedS(await token(email, staffPassword))
    expect((await token(email, staffPassword, ours)).status).toBe(200)
    expect((await token(email, staffPassword, { 'x-forwarded-for': '2001:db8:aa:1:ff::8' })).status).toBe(200)
  })

  it('guesses no further than a browser: five at an account from one network', async () => {
    const { email } = await member()
    const from = freshAddress()
    for (let time = 0; time < most; time += 1) expect((await token(email, 'wrong', from)).status).toBe(401)
    await lockedS(await token(email, staffPassword, from))
  })

  it('is locked by its own failures where it is known, and of four sign-ins at once none fails', async () => {
    const { email } = await member()
    const from = freshAddress()
    const atOnce = Array.from({ length: 4 }, () => token(email, staffPassword, from))
    expect(await statuses(atOnce)).toEqual([200, 200, 200, 200])
    expect(await test.services.database.prisma.knownDevice.count({ where: { user: { email } } })).toBe(1)
    for (let time = 0; time < most; time += 1) expect((await token(email, 'wrong', from)).status).toBe(401)
    await lockedS(await token(email, staffPassword, from))
    expect((await token(email, staffPassword)).status).toBe(200)
  })
})

describe('what the audit log keeps', () => {
  const actions = ['session.failed', 'session.locked']

  it('of a known account: each failure, and the lock-out', async () => {
    const { id, email } = await member()
    await failTimes(most, email)
    await statuses(Array.from({ length: 20 }, () => fail(email)))
    const entries = (await auditEntries(test, ...actions)).filter(({ entityId }) => entityId === id)
    expect(entries.map(({ action }) => action)).toEqual([...Array(most).fill('session.failed'), 'session.locked'])
    expect(entries.at(-1)).toMatchObject({ actorKind: 'system', entityName: email, after: { lockedS: 30 } })
    expect(entries[0]?.address).toMatch(/^198\.51\./)
  })

  it('of an unknown one: one entry a lock-out, with the address alone', async () => {
    const before = (await auditEntries(test, ...actions)).length
    const from = freshAddress()
    for (let time = 0; time < most * 4 + 10; time += 1) await fail(`secret-name-${time}@staff.example`, from)
    const entries = (await auditEntries(test, ...actions)).slice(before)
    expect(entries).toMatchObject([
      { action: 'session.locked', entityId: null, entityName: null, address: from['x-forwarded-for'] },
    ])
    expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain(
      'secret-name',
    )
    const rows = await test.services.database.prisma.loginThrottle.findMany()
    expect(JSON.stringify(rows)).not.toContain('secret-name')
  })
})

describe('an unknown user is as much work as a known one', () => {
  it('as many hashes are made, at the same cost', async () => {
    const made: string[] = []
    const counting: Argon2 = {
      hash(password, options) {
        made.push('a hash')
        return hash(password, options)
      },
      verify(hashed, password) {
        made.push(hashed)
        return verify(hashed, password)
      },
    }
    const counted = await instance(createHashing(counting))
    const { email } = await member()
    for (const name of [email, 'nobody-at-all@staff.example']) {
      made.splice(0)
      expect((await fail(name, freshAddress(), counted)).status).toBe(401)
      expect(made.map((hashed) => hashed.split('$').slice(1, 4))).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']])
    }
  })
})

describe('a flood', () => {
  it('from one address, 60 tries a minute are looked at', async () => {
    const usual = await appWith(test, {})
    onTestFinished(() => usual.close())
    const at = { url: await usual.listen({ host: '127.0.0.1', port: 0 }) }
    const codes = new Set<string>()
    for (let time = 0; time < 60; time += 1) {
      codes.add(await codeOf(await fail(`flood-${time}@staff.example`, undefined, at), time < most * 4 ? 401 : 429))
    }
    expect(codes).toEqual(new Set(['session.invalid_credentials', 'session.locked']))
    expect(await codeOf(await fail('flood@staff.example', undefined, at), 429)).toBe('rate.limited')
  })

  it('of passwords to check: two at a time, sixteen wait, and more are told to come back', async () => {
    const hashing = createHashing()
    let running = 0
    let mostRunning = 0
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const work = () =>
      hashing.run(async () => {
        running += 1
        mostRunning = Math.max(mostRunning, running)
        await gate
        running -= 1
      })
    const taken = Array.from({ length: 18 }, work)
    await expect(work()).rejects.toMatchObject({ code: 'rate.limited', more: { retryAfterS: 2 } })
    open()
    await Promise.all(taken)
    expect(mostRunning).toBe(2)
    await expect(hashing.run(async () => 'free again')).resolves.toBe('free again')
  })

  it('of a thousand failed sign-ins, from many addresses, leaves the site to others', async () => {
    const usual = await instance(createHashing())
    const { email } = await member()
    const tries = 1000
    const visits = 30
    const found: number[] = []
    const seen: number[] = []
    let begun = 0
    /** Until both have been often enough: nobody visits when the flood is over. */
    async function attack(): Promise<void> {
      while (begun < tries || seen.length < visits) {
        begun += 1
        const { status, body } = await fail(begun % 2 ? email : `flood-${begun}@staff.example`, freshAddress(), usual)
        await body?.cancel()
        found.push(status)
      }
    }
    async function visit(): Promise<void> {
      while (seen.length < visits) seen.push((await fetch(`${usual.url}/api/v1/products`)).status)
    }
    await Promise.all([...Array.from({ length: 64 }, attack), visit()])
    expect(found.length).toBeGreaterThanOrEqual(tries)
    expect(found.every((status) => status === 401 || status === 429)).toBe(true)
    expect(new Set(seen)).toEqual(new Set([200]))
  })
})

it('a problem says when to come back in whole seconds', async () => {
  const username = 'seconds@staff.example'
  await failTimes(most, username)
  const answer = await fail(username)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await problemOf(answer, 429)).title).toBe('Too many failed sign-ins')
})
