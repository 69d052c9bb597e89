import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionKey } from '#contract/site/served.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { createLogger } from '#server/platform/logging.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, type SmallClient, servedIn, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff } from '#tests/support/staff.ts'

const script = '<script type="module" crossorigin src="/assets/admin/admin-abc123.js"></script>'
const page = `<!doctype html><html lang="zh-HK"><head>${script}
  <link rel="modulepreload" crossorigin href="/assets/admin/libraries-abc123.js">
  <link rel="stylesheet" crossorigin href="/assets/admin/admin-abc123.css">
</head><body><div id="root"></div></body></html>`
const sheet = '@font-face { src: url(/assets/admin/harbour-sans-400-abc123.woff2) } /* admin */'

let client: SmallClient
let app: TestApp

beforeAll(async () => {
  client = await writeAdmin()
  app = await startTestApp({ DEMO: '1' }, { client: client.folder, limits: unlimited })
  await app.services.staff.firstStart.makeAccounts()
})
afterAll(async () => {
  await app.close()
  await client.remove()
})

async function writeAdmin(): Promise<SmallClient> {
  const written = await writeClient()
  await mkdir(path.join(written.folder, 'assets/admin'))
  await writeFile(path.join(written.folder, 'assets/admin/admin-abc123.css'), sheet)
  await writeFile(path.join(written.folder, 'admin.html'), page)
  return written
}

async function open(headers: Record<string, string> = {}, address = '/admin/products') {
  const answer = await fetch(app.url + address, { headers })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { status: answer.status, kept: answer.headers.get('cache-control'), policy, html: await answer.text() }
}

/** As it is built. */
const plain = { status: 200, kept: 'no-cache', policy: expect.stringContaining("script-src 'self';"), html: page }

describe('the admin’s page', () => {
  it('is the sign-in to nobody who is signed in, with what it begins with, as the API says it', async () => {
    const { html, ...answer } = await open()
    expect(answer).toMatchObject({ status: 200, kept: 'no-store' })
    expect(html).toContain('</head><body><template></template><div id="root"><form>')
    const asked = await fetch(`${app.url}/api/v1/auth/session`)
    const session = await asked.json()
    expect(session).toMatchObject({ user: null, demoAccounts: [{}, {}, {}, {}, {}] })
    expect(servedIn(html)).toMatchObject({
      site: { origin: app.url },
      queries: [{ key: sessionKey, data: session }],
    })
  })

  it('brings the sign-in’s styles, and names its code behind its text', async () => {
    const { html, policy } = await open()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<link rel="preload" href="/assets/admin/harbour-sans-400-abc123.woff2"')
    expect(html).toContain(`<style>${sheet}</style>`)
    expect(html).not.toContain(script)
    expect(html.slice(html.indexOf('</form>')).match(/<(?:link rel|script type="module")[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/admin/admin-abc123.css" disabled>',
      '<link rel="modulepreload" href="/assets/admin/libraries-abc123.js" fetchpriority="low">',
      '<script type="module" src="/assets/admin/admin-abc123.js" async fetchpriority="low">',
    ])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';style-src 'self' 'sha256-[^']+';/)
  })

  it('is rendered once for all who are told the same, at whatever address, and anew once that changes', async () => {
    const numbers = async () => Promise.all(['/admin', '/admin/x?y', '/admin'].map((address) => open({}, address)))
    const first = (await numbers()).map(({ html }) => drawingOf(html))
    expect(first[0]).toBeDefined()
    expect(first).toEqual([first[0], first[0], first[0]])
    const { prisma } = app.services.database
    const values = { ...defaultSettings.general, language: 'zh-TW' }
    await prisma.settingGroup.create({ data: { name: 'general', values } })
    await app.services.settings.refresh()
    const { html } = await open()
    expect(html).toContain('<html lang="zh-HK">')
    expect(drawingOf(html)).not.toEqual(first[0])
    await prisma.settingGroup.delete({ where: { name: 'general' } })
    await app.services.settings.refresh()
  })

  it('is the plain file from where staff may not sign in: the API says so', async () => {
    const { prisma } = app.services.database
    const values = { ...defaultSettings.security, ipWhitelist: ['203.0.113.7'] }
    await prisma.settingGroup.upsert({
      where: { name: 'security' },
      create: { name: 'security', values },
      update: { values },
    })
    await app.services.settings.refresh()
    expect(await open()).toEqual(plain)
    await prisma.settingGroup.delete({ where: { name: 'security' } })
    await app.services.settings.refresh()
  })

  it('is the plain file to who is signed in: their browser may keep it, and asks who they are', async () => {
    const { cookie } = await createStaff(app, 'viewer')
    expect(await open(cookie)).toEqual(plain)
  })

  it('is no sign-in where a link leads to', async () => {
    for (const address of ['/admin/link', '/admin/link/?a', '/admin/link?a']) {
      const { html, kept, policy } = await open({}, address)
      expect([kept, policy, drawingOf(html)]).toEqual(['no-store', plain.policy, undefined])
      expect(html).toContain(script)
      expect(servedIn(html)).toMatchObject({ queries: [{ data: { user: null } }] })
    }
    expect(drawingOf((await open({}, '/admin/links')).html)).toBeDefined()
  })
})

describe('the one-time link of the terminal', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await startTestApp({}, { client: client.folder, limits: unlimited, demo: 'by_link', isLocalSite: false })
    await demo.services.staff.firstStart.makeAccounts()
  })
  afterAll(() => demo.close())

  const get = (address: string, cookie = '', method = 'GET') =>
    fetch(demo.url + address, { method, redirect: 'manual', headers: { cookie } })
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? ''

  it('shows the demo accounts to the browser that opens it, once, and leaves the address', async () => {
    expect(await (await get('/admin')).text()).not.toContain('@harbour')
    const used: string[] = []
    demo.services.terminalKeys.onUsed(() => used.push('used'))
    const link = new URL(demo.services.terminalKeys.linkTo(`${demo.url}/admin/orders?page=2`, 'demo'))
    const address = link.pathname + link.search
    expect(cookieOf(await get(address, '', 'HEAD'))).toBe('') // what only looks ahead leaves it good
    const opened = await get(address)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/admin/orders?page=2'])
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(cookieOf(opened)).toMatch(/^terminal=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [cookie = ''] = cookieOf(opened).split(';')
    expect(await (await get('/admin', cookie)).text()).toContain('manager@harbour-iot.example')

    const again = await get(address)
    expect([again.status, again.headers.get('location'), cookieOf(again)]).toEqual([303, '/admin/orders?page=2', ''])
    expect(used).toEqual(['used'])
  })

  it('of two browsers that open it at once, one is let in', async () => {
    const { search } = new URL(demo.services.terminalKeys.linkTo(`${demo.url}/admin`, 'terminal'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/admin/link${search}`)))
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1)
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(new Set(['/admin/link']))
  })

  it('an invented one leads to the sign-in all the same', async () => {
    const answer = await get('/admin?demo=link.zzzzzzzzz.AAAA.AAAA')
    expect([answer.status, answer.headers.get('location'), cookieOf(answer)]).toEqual([303, '/admin', ''])
  })
})

it('what cannot be rendered is the browser’s to render, and that is logged', async () => {
  const broken = await writeAdmin()
  await writeFile(
    path.join(broken.folder, 'rendering/page.mjs'),
    'export function renderSignIn() { throw new Error("no") }',
  )
  const lines: string[] = []
  const logger = createLogger('error', { write: (line) => lines.push(line) })
  const site = await appWith(app, { client: broken.folder, logger, limits: unlimited })
  const answer = await site.inject('/admin')
  expect([answer.statusCode, answer.headers['cache-control'], drawingOf(answer.body)]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(answer.body).toContain(script)
  expect(servedIn(answer.body)).toMatchObject({ queries: [{ data: { user: null } }] })
  expect(lines.join()).toContain('left to the browser to render')
  await site.close()
  await broken.remove()
})

it('who asks for too many that have to be rendered is sent one to render', async () => {
  const limits = { ...unlimited, reads: { max: 1, windowMs: 60_000 } }
  const site = await appWith(app, { client: client.folder, limits })
  const drawings = []
  for (const host of ['localhost:1', 'localhost:2', 'localhost:1']) {
    const answer = await site.inject({ url: '/admin', headers: { host } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, undefined])
    drawings.push(drawingOf(answer.body) !== undefined)
  }
  expect(drawings).toEqual([true, false, true])
  await site.close()
})
