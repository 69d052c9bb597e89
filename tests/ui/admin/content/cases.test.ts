import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contentOf, firstCase, harbourCase } from '#tests/api/content/content.ts'
import { photoOfPlace } from '#tests/api/media/media.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { drawnPage, expectAddress, failedRequests } from '../../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const list = '/admin/content/cases'
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click()
const preview = (page: Page) => page.frameLocator('iframe[title="As the site shows it"]')

async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await toast(page, 'Published')
}

/** Of single cases on the public page, which marks all at once while none has real figures. */
const stamps = (page: Page) => page.getByRole('article').getByText('Illustrative figures', { exact: true }).count()

describe('an Editor', () => {
  it('replaces a case beside the form, keeps a draft, publishes it, and visitors see it without the mark; writes one, puts it first, withdraws it, takes a deletion back', async () => {
    const page = await site.open(list, 'editor')
    await page.getByRole('link', { name: 'Office tower' }).click()
    await page.getByRole('heading', { level: 1, name: 'Office tower' }).waitFor()
    await page.getByText('This is a sample', { exact: false }).waitFor()
    await preview(page).getByText('Illustrative figures').waitFor()
    await page.getByRole('textbox', { name: 'Site (English)' }).fill('Harbour Tower One')
    await preview(page).getByRole('heading', { name: 'Harbour Tower One' }).waitFor()
    await page.getByText('Save the draft first').waitFor()
    await page.getByRole('button', { name: 'From leak to someone on site', exact: true }).click()
    await page.getByRole('textbox', { name: 'Before' }).fill('95.5')
    await saveDraft(page)
    await toast(page, 'Draft saved: no visitor sees it yet')
    await page.getByText('Unpublished changes').waitFor()
    const visitor = await site.visit('/en/case-studies')
    await visitor.getByRole('heading', { level: 2, name: 'Office tower' }).waitFor()
    expect(await stamps(visitor)).toBe(0)
    await publishNow(page)
    await visitor.reload()
    await visitor.getByRole('heading', { level: 2, name: 'Harbour Tower One' }).waitFor()
    await visitor.getByText('95.5 min').first().waitFor()
    expect(await stamps(visitor)).toBe(4)
    // drawn by the server, for whoever has no scripts
    const html = await drawnPage(visitor, '/en/case-studies')
    expect(html).toContain('Harbour Tower One')
    expect(html).not.toContain('Office tower')

    await page.getByRole('link', { name: 'Back to case studies' }).click()
    await page.getByRole('link', { name: 'New case study' }).click()
    await saveDraft(page)
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await page.getByRole('textbox', { name: 'Site (Chinese)' }).fill('碼頭')
    await page.getByRole('textbox', { name: 'Size (Chinese)' }).fill('兩個泊位')
    await page.getByRole('textbox', { name: 'The problem (Chinese)' }).fill('漲潮入水。')
    await page.getByRole('button', { name: 'Add to measures' }).click()
    await page.getByRole('textbox', { name: 'What was measured (Chinese)' }).fill('水深')
    await page.getByRole('textbox', { name: 'Unit (Chinese)' }).fill('毫米')
    await page.getByRole('textbox', { name: 'Before' }).fill('50')
    await page.getByRole('textbox', { name: 'What changed (Chinese)' }).fill('水泵自動開動。')
    await page.getByRole('textbox', { name: 'Name (Chinese)' }).fill('物流')
    await page.getByRole('textbox', { name: 'Page' }).fill('/no-such-page')
    await saveDraft(page)
    await page.getByText('Enter a page of this site', { exact: false }).waitFor()
    await page.getByRole('textbox', { name: 'Page' }).fill('/solutions/logistics')
    await saveDraft(page)
    await page.getByRole('heading', { level: 1, name: '碼頭' }).waitFor()
    await page.getByText('Some texts have no English', { exact: false }).waitFor()
    await publishNow(page)
    await visitor.reload()
    const heading = visitor.getByRole('heading', { level: 2, name: '碼頭' })
    await heading.waitFor()
    await visitor.getByRole('heading', { level: 1, name: 'Sites, before and after' }).waitFor()
    expect(await heading.locator('[lang="zh-HK"]').textContent()).toBe('碼頭')
    await page.getByRole('link', { name: 'Back to case studies' }).click()
    await page.getByText('English missing').waitFor()
    for (let place = 5; place > 0; place -= 1) {
      await page.getByRole('button', { name: 'Move 碼頭 up' }).click()
      await page.getByText(`碼頭 is now number ${place} of 6`).waitFor({ state: 'attached' })
    }
    await visitor.reload()
    await expect
      .poll(() => visitor.getByRole('article').first().getByRole('heading', { level: 2 }).textContent())
      .toContain('碼頭')
    await page.getByRole('link', { name: '碼頭' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await toast(page, 'Withdrawn: no visitor sees it')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectAddress(page, list)
    await page.getByText('Deleted (1)').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Brought back')
    await page.getByRole('link', { name: '碼頭' }).waitFor()
  })
})

describe('an entry', () => {
  it('is restored to what it said before, after a look at it; one that a colleague has saved meanwhile is not written over unseen', async () => {
    const editor = await createStaff(site.app(), 'editor', { name: '何編輯' })
    const content = contentOf(site.app(), editor)
    const [first] = await content.list()
    if (!first) throw new Error('There is no case')
    await content.publish(await content.save(first, harbourCase))
    const page = await site.open(`${list}/${first.id}`, editor, { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Preview version 1' }).click()
    await preview(page).getByRole('heading', { name: 'Office tower' }).waitFor()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await toast(page, 'Version 1 is saved as a draft')
    await page.getByRole('heading', { level: 1, name: 'Office tower' }).waitFor()
    expect((await content.read(first.id)).data).toEqual(firstCase())

    const theirs = contentOf(site.app(), await createStaff(site.app(), 'editor'))
    await page.getByRole('textbox', { name: 'Site (English)' }).fill('Mine')
    await theirs.save(await theirs.read(first.id), { ...firstCase(), size: { 'zh-TW': '他們的', en: 'Theirs' } })
    await saveDraft(page)
    await page.getByRole('heading', { name: 'A colleague saved another version while you were editing' }).waitFor()
    await page.getByRole('button', { name: 'Keep both and save' }).click()
    await toast(page, 'Draft saved: no visitor sees it yet')
    expect((await theirs.read(first.id)).data).toMatchObject({ site: { en: 'Mine' }, size: { en: 'Theirs' } })
  })

  it('uploads a picture, says what it shows and crops it; visitors see it in place of the scene, on a phone too', async () => {
    const content = contentOf(site.app(), await createStaff(site.app(), 'editor'))
    const made = await content.publish(await content.add(harbourCase))
    const page = await site.open(`${list}/${made.id}`, 'editor')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
    const buffer = await photoOfPlace()
    await (await choosing).setFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Describe and crop' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Picture: quay.jpg' })
    await dialog.getByLabel('What it shows, in English').fill('Sensors along the quay')
    await dialog.getByRole('radio', { name: 'The whole picture' }).press('ArrowDown')
    await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await preview(page).getByRole('img', { name: 'Sensors along the quay' }).waitFor()
    await expectAccessibleAtBothWidths(page)
    await saveDraft(page)
    await toast(page, 'Draft saved: no visitor sees it yet')
    await publishNow(page)

    const visitor = await site.visit('/en/case-studies', { viewport: { width: 390, height: 844 } })
    const image = visitor.getByRole('img', { name: 'Sensors along the quay' })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\/(?:320|480|600)\.avif$/)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(visitor)

    await page.getByRole('button', { name: 'Remove the picture' }).press('Enter')
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
    await saveDraft(page)
    await page.getByText('Unpublished changes').waitFor()
    expect((await content.read(made.id)).data).not.toHaveProperty('picture')
  })

  it('is published between two moments of Hong Kong, whatever the browser’s clock', async () => {
    const content = contentOf(site.app(), await createStaff(site.app(), 'editor'))
    const made = await content.add(harbourCase)
    const page = await site.open(`${list}/${made.id}`, 'editor', { timezoneId: 'America/New_York' })
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByLabel('From').fill('2099-03-08T09:00')
    await page.getByLabel('Until').fill('2099-03-08T08:00')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('The end must come after the start.').waitFor()
    await page.getByLabel('Until').fill('2099-03-09T09:00')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await toast(page, 'Scheduled')
    expect(await content.read(made.id)).toMatchObject({
      state: 'scheduled',
      publishFrom: '2099-03-08T01:00:00.000Z',
      publishUntil: '2099-03-09T01:00:00.000Z',
    })
    await page.getByText('from 8 Mar 2099, 09:00').waitFor()
  })

  it('is seen by a Viewer with nothing to change; unsaved, it holds back whoever leaves; axe finds nothing, in both themes', async () => {
    const member = await createStaff(site.app(), 'viewer')
    const page = await site.open(list, member)
    await page.getByRole('link', { name: 'Office tower' }).click()
    await preview(page).getByRole('heading', { name: 'Office tower' }).waitFor()
    expect(await page.getByRole('button', { name: /Publish|Delete|Restore|Save/ }).count()).toBe(0)

    await site.become(page, member, 'editor')
    await page.getByRole('button', { name: 'From leak to someone on site', exact: true }).click()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('textbox', { name: 'Site (English)' }).fill('Not yet')
    await page.getByRole('link', { name: 'Back to case studies' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expectAddress(page, list)
    await page.getByRole('link', { name: 'Office tower' }).waitFor()
    await expectAccessibleAtBothWidths(page)
  })
})
