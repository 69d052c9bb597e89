import { beforeAll, expect, it } from 'vitest'
import { names } from '#tests/api/catalogue/catalogue.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectAccessible } from '../../axe.ts'
import { testAdmin } from '../test-admin.ts'
import { toast } from './products.ts'

const site = testAdmin()
beforeAll(() => leaveTheSix(site.app()))

const missed = (term: string, count: number) =>
  site.app().services.database.prisma.missedSearch.create({ data: { term, count, language: 'en' } })

it('an editor adds a synonym where a search without result stands, and removes it', async () => {
  await missed('zorple', 7)
  await missed('drone', 2)
  const page = await site.open('/admin/products', 'editor')
  await page.getByRole('link', { name: 'Site search' }).click()
  await page.getByRole('row', { name: /zorple/ }).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('row', { name: /zorple/ })
    .getByRole('button', { expanded: false })
    .first()
    .click()
  await page.getByLabel('Also search for').fill('漏水')
  await page.getByRole('button', { name: 'Add synonym' }).click()
  await toast(page, 'The synonym of “zorple” is in force')
  expect(await names(site.app(), { search: 'zorple' })).toEqual(['漏水感測器'])
  await page.getByRole('row', { name: /zorple/ }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Synonyms' }).click()
  await page.getByRole('row', { name: /zorple.*漏水/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /zorple/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await toast(page, 'The synonym of “zorple” was removed')
  expect(await names(site.app(), { search: 'zorple' })).toEqual([])
})

it('a viewer sees both, and may change neither', async () => {
  await missed('zorple', 7)
  const page = await site.open('/admin/products/searches', 'viewer')
  await page.getByRole('row', { name: /zorple/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Add synonym' }).count()).toBe(0)
})
