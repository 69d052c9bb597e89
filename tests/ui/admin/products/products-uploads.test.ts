import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { detail } from '#tests/api/catalogue/catalogue.ts'
import { pdf } from '#tests/api/media/media.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { refusals, testAdmin } from '../test-admin.ts'
import { toast } from './products.ts'

const site = testAdmin()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function photo(red: number, name: string) {
  const background = { r: red, g: 90, b: 90 }
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function made(name: string) {
  const editor = await createStaff(site.app(), 'editor')
  const { id, slug } = await editorOf(site.app(), editor).create({ name })
  return { editor, slug, path: `/admin/products/${id}/edit` }
}

it('pictures and a document are uploaded, described, cut and put in order by keyboard', async () => {
  const { editor, slug, path } = await made('鍵盤上載')
  const page = await site.open(path, editor, { expectedErrors: refusals })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose pictures' }).focus()
  await page.keyboard.press('Enter')
  const svg = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await (await choosing).setFiles([await photo(20, 'front.jpg'), svg, await photo(200, 'side.jpg')])
  await page.getByText('logo.svg: An SVG drawing can contain scripts', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Edit side.jpg' }).waitFor()
  await page.getByRole('button', { name: 'Dismiss the message about logo.svg' }).press('Enter')

  await page.getByRole('button', { name: 'Move side.jpg forward' }).press('Enter')
  await page.getByRole('button', { name: 'Edit side.jpg' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it shows, in English').fill('The sensor from its side')
  await dialog.getByRole('radio', { name: 'The whole picture' }).press('ArrowDown')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Top to bottom' }).press('Home')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })

  const document = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Documents', exact: true }).click()
  await page.getByRole('button', { name: 'Choose PDF documents' }).press('Enter')
  await (await document).setFiles({ name: 'Guide.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Documents' }).inputValue())
    .toContain('Guide: /api/v1/documents/')
  await save(page).press('Enter')
  await toast(page, '鍵盤上載 is saved')

  const { images, documents } = await detail(site.app(), slug)
  expect(images.map(({ name, alt, size }) => [name, alt?.en, size])).toEqual([
    ['side.jpg', 'The sensor from its side', { width: 849, height: 636 }],
    ['front.jpg', undefined, { width: 900, height: 900 }],
  ])
  expect(documents.map(({ title }) => title)).toEqual(['Guide'])
})

it('on a phone of 390 px a photo is taken, and all of it fits', async () => {
  const { editor, slug, path } = await made('手機上載')
  const page = await site.open(path, editor, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take a photo' }).tap()
  const chooser = await choosing
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles(await photo(90, 'IMG_0001.jpg'))
  await page.getByRole('button', { name: 'Edit IMG_0001.jpg' }).tap()
  await page.getByRole('radio', { name: 'Cropped to the shape of a product card (4:3)' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await save(page).tap()
  await toast(page, '手機上載 is saved')
  expect((await detail(site.app(), slug)).images[0]?.size).toEqual({ width: 900, height: 675 })
})
