import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { set } from '#tests/api/settings/settings.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff, staffPassword } from '#tests/support/staff.ts'
import { expectAddress, failedRequests, hydrated, testSite } from '../site.ts'

const { app, visit } = testSite({ DEMO: '1' }, { limits: unlimited })

/** Largest layout shift while a page hydrates. */
const shiftMax = 0.02

async function answerOf(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app().url + address, { headers })
  const html = await answer.text()
  return { html, body: html.slice(html.indexOf('<body>')), policy: answer.headers.get('content-security-policy') }
}

/** What a part of the page says and asks for, in order. */
function readIn(html: string) {
  const all = (tag: RegExp) => Array.from(html.matchAll(tag), ([, found]) => found)
  return {
    title: all(/<h1[^>]*>([^<]+)/g),
    labels: all(/<label[^>]*>([^<]+)/g),
    fields: all(/<input[^>]* name="(\w+)"/g),
    forms: all(/<form([^>]*)>/g).map((form) => /method="post"/.test(form ?? '')),
  }
}
const asked = { fields: ['username', 'password'], forms: [true] }
const inChinese = { title: ['登入後台'], labels: ['使用者名稱', '密碼'], ...asked }
const inMainlandChinese = { title: ['登录后台'], labels: ['用户名称', '密码'], ...asked }
const inEnglish = { title: ['Sign in'], labels: ['Username', 'Password'], ...asked }

/** The sign-in as it stands in a page, and those in its other languages. */
function signInsOf(body: string) {
  const templates = Array.from(body.matchAll(/<template lang="([\w-]+)" title="([^"]+)">(.*?)<\/template>/gs))
  return {
    shown: readIn(body.slice(body.indexOf('<div id="root">'))),
    others: Object.fromEntries(templates.map(([, language, , html = '']) => [language, readIn(html)])),
  }
}

describe('the answer to who is not signed in', () => {
  it.each(['/admin', '/admin/orders?status=new'])(
    '%s is the sign-in, in the language of the settings first',
    async (address) => {
      const { html, body, policy } = await answerOf(address)
      expect(html).toContain('<html lang="en"')
      expect(signInsOf(body)).toEqual({ shown: inEnglish, others: { 'zh-HK': inChinese, 'zh-CN': inMainlandChinese } })
      expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Sign in · Harbour IoT'])
      expect(html).toMatch(/<link rel="preload" href="\/assets\/admin\/harbour-sans-400[^"]*" as="font"/)
      const head = html.slice(0, html.indexOf('<body>'))
      expect(head, 'nothing that is waited for').not.toMatch(
        /<(?:script src|script type="module"|link rel="(?:stylesheet|modulepreload)")/,
      )
      expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    },
  )

  it('follows the settings', async () => {
    const admin = await createStaff(app(), 'super_admin')
    await set(app(), admin, 'general', { language: 'zh-TW' })
    const { html, body } = await answerOf('/admin')
    expect(html).toContain('<html lang="zh-HK"')
    expect(signInsOf(body)).toEqual({ shown: inChinese, others: { 'zh-CN': inMainlandChinese, en: inEnglish } })
  })
})

it.each<[what: string, address: string, isSignedIn: boolean]>([
  ['who is signed in', '/admin/orders', true],
  ['who follows a link that signs in', '/admin/link', false],
])('%s gets none of it', async (_what, address, isSignedIn) => {
  const headers = isSignedIn ? (await createStaff(app(), 'viewer')).cookie : {}
  const { html } = await answerOf(address, headers)
  expect(html).toContain('<script type="module"')
  expect(html).not.toMatch(/<form|<input|<template/)
})

/** Opens it and keeps its code from coming, until it is let go. */
async function held(stored: Record<string, string>, address = '/admin') {
  const letGo = Promise.withResolvers<void>()
  const complaints: string[] = []
  const page = await visit(address, {
    stored,
    beforeHydration: true,
    expectedErrors: failedRequests,
    async before(page) {
      page.on('console', (message) => {
        const isOurs = !message.text().includes('Failed to load resource')
        if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await page.route(/\/assets\/admin\/.*\.js$/, async (route) => {
        await letGo.promise
        await route.continue()
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          console.error(violatedDirective),
        )
        const seen = { moved: 0 }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.moved += Number(Object(entry).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
    },
  })
  const comes = async () => {
    letGo.resolve()
    await hydrated(page)
  }
  return { page, comes, complaints }
}

/** What is seen: each element, where it stands, what it says; and what holds the focus. */
function seenIn(page: Page) {
  return page.evaluate(() => {
    const { documentElement: root, activeElement, title } = document
    const all = [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.localName, x, y, width, height, element.childElementCount === 0 && element.textContent].join(' ')
    })
    return { language: root.lang, theme: root.dataset.theme, title, focus: activeElement?.getAttribute('name'), all }
  })
}

const visibleTitle = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true }).textContent()

describe('before its code is there', () => {
  it.each<[what: string, stored: Record<string, string>, title: string, language: string]>([
    ['nothing stored', {}, 'Sign in', 'en'],
    ['Chinese and the dark theme', { adminLanguage: 'zh-TW', theme: 'dark', language: 'en' }, '登入後台', 'zh-HK'],
    ['mainland Chinese', { adminLanguage: 'zh-CN', adminSignedIn: 'yes' }, '登录后台', 'zh-CN'],
    ['English, of the admin alone', { adminLanguage: 'en', theme: 'light', language: 'zh-TW' }, 'Sign in', 'en'],
  ])('it is whole, with %s, and is taken over as it stands', async (_what, stored, title, language) => {
    const { page, comes, complaints } = await held(stored)
    expect(await visibleTitle(page)).toBe(title)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
    const before = await seenIn(page)
    expect(before).toMatchObject({ language, theme: stored.theme, focus: 'username' })
    expect(before.title.startsWith(`${title} · `)).toBe(true)
    const form = await page.locator('form').elementHandle()
    await comes()
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true)
    // the picture on the button of a theme that was chosen comes with the code
    const ofTheme = (one: string) => !/^(?:svg|path|circle|span) /.test(one)
    const after = await seenIn(page)
    expect({ ...after, all: after.all.filter(ofTheme) }).toEqual({ ...before, all: before.all.filter(ofTheme) })
    expect(await page.evaluate(() => Object(window).seen.moved)).toBeLessThanOrEqual(shiftMax)
    expect(complaints).toEqual([])
  })

  it('shows nothing in another language than the reader’s while theirs has yet to take its place', async () => {
    const { page } = await held({ adminLanguage: 'zh-TW' }, '/robots.txt')
    const english = page.getByRole('heading', { level: 1, name: 'Sign in', includeHidden: true })
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', (event) => event.stopImmediatePropagation(), true),
    )
    await page.goto('/admin', { waitUntil: 'domcontentloaded' })
    await english.waitFor({ state: 'attached' })
    expect(await english.isVisible()).toBe(false)
    await page.evaluate(() => localStorage.setItem('adminLanguage', 'en'))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await english.waitFor()
  })

  it('takes what is typed, and signs in by Enter once it can; nothing of it is in an address', async () => {
    const { email } = await createStaff(app(), 'editor', { password: true })
    const { page, comes } = await held({ adminLanguage: 'en' }, '/admin/profile')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.getByLabel('Username').pressSequentially(email)
    await page.getByLabel('Password', { exact: true }).fill(staffPassword)
    await page.keyboard.press('Enter')
    expect(await page.getByLabel('Username').inputValue()).toBe(email)
    await comes()
    await page.keyboard.press('Enter')
    await page.getByText('Welcome back!').waitFor()
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor()
    await expectAddress(page, '/admin/profile')
    expect(addresses.filter((url) => url.includes(staffPassword) || url.includes('username'))).toEqual([])
  })

  it('keeps what was typed, with the place where one types on', async () => {
    const { page, comes } = await held({ adminLanguage: 'en' })
    const password = page.getByLabel('Password', { exact: true })
    await page.getByLabel('Username').fill('somebody@staff.example')
    await password.pressSequentially('half')
    await comes()
    await password.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('-typed')
    expect(await password.inputValue()).toBe('half-typed')
    expect(await page.getByLabel('Username').inputValue()).toBe('somebody@staff.example')
    expect(await page.getByRole('button', { name: 'Sign In', exact: true }).isEnabled()).toBe(true)
  })
})

it('a browser that runs no scripts says what to do, and offers nothing that cannot be done', async () => {
  const page = await visit('/admin', { javaScriptEnabled: false })
  await page.getByText('Signing in needs JavaScript. Please switch it on in your browser').waitFor()
  await page.getByText('登入要用 JavaScript').waitFor()
  expect(await page.locator('input, button').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to Website' }).waitFor()
})

it('what a link to it had filled in is there after a reload, too', async () => {
  const page = await visit('/admin', { stored: { adminLanguage: 'en' } })
  const reloadWith = async (state: object) => {
    await page.evaluate((state) => history.replaceState(state, ''), state)
    await page.reload()
  }
  await reloadWith({ email: 'somebody@staff.example' })
  await page.getByLabel('Password', { exact: true }).and(page.locator(':focus')).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('somebody@staff.example')
  await reloadWith({ forgot: true })
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor()
})
