import { expect, it } from 'vitest'
import { hero } from '#content/hero.words.ts'
import { contentOf } from '#tests/api/content/content.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { drawnPage } from '../../site.ts'
import { testAdmin } from '../test-admin.ts'

const site = testAdmin()

it('an Editor changes the hero, and it is public in each language, rendered by the server', async () => {
  const page = await site.open('/admin/content', 'editor')
  await page.getByRole('searchbox', { name: 'Search content' }).fill('office tower')
  await page.getByRole('link', { name: 'Case studies', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Office tower', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Search content' }).fill(hero.title.en)
  await expect.poll(() => page.getByRole('link', { name: 'Case studies', exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Home page’s hero' }).click()
  await page.getByRole('textbox', { name: 'Title (Chinese)' }).fill('大廈的聽診器')
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('A stethoscope for buildings')
  await page.getByRole('textbox', { name: 'Second button link' }).fill('/case-studies')
  const preview = page.frameLocator('iframe[title="As the site shows it"]')
  await preview.getByRole('heading', { level: 1, name: 'A stethoscope for buildings' }).waitFor()
  await page.getByRole('button', { name: 'Chinese', exact: true }).click()
  await preview.getByRole('heading', { level: 1, name: '大廈的聽診器' }).waitFor()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => preview.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Unpublished changes').waitFor()
  // what waits to be published is said where all content is
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Home page’s hero' }).getByText('Unpublished changes').waitFor()
  await page.getByRole('link', { name: 'Home page’s hero' }).click()
  const before = await site.visit('/')
  await before.getByRole('heading', { level: 1, name: hero.title['zh-TW'] }).waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
  const chinese = await site.visit('/')
  await chinese.getByRole('heading', { level: 1, name: '大廈的聽診器' }).waitFor()
  const english = await site.visit('/en')
  await english.getByRole('heading', { level: 1, name: 'A stethoscope for buildings' }).waitFor()
  const second = english.getByRole('main').getByRole('link', { name: 'Book a demo' }).first()
  expect(await second.getAttribute('href')).toBe('/en/case-studies')
  for (const path of ['/', '/en', '/cn']) {
    const html = await drawnPage(english, path)
    expect(html).not.toContain(hero.title['zh-TW'])
    expect(html).toMatch(/大廈的聽診器|大厦的听诊器|A stethoscope for buildings/)
  }
})

it('a hero in one language is shown in it to all, marked', async () => {
  const content = contentOf(site.app(), await createStaff(site.app(), 'editor'))
  const [first] = await content.list('hero')
  if (!first) throw new Error('There is no hero')
  await content.publish(await content.save(first, { ...hero, title: { 'zh-TW': '只有中文', en: '' } }))
  const page = await site.visit('/en')
  const title = page.getByRole('heading', { level: 1, name: '只有中文' })
  await title.waitFor()
  expect(await title.getAttribute('lang')).toBe('zh-HK')
})

it('where the API does not answer, the page has its own words', async () => {
  const page = await site.visit('/en', {
    before: (opening) => opening.route('**/api/v1/home', (route) => route.abort()),
    expectedErrors: /Failed to load resource/,
  })
  await page.getByRole('heading', { level: 1, name: hero.title.en }).waitFor()
})
