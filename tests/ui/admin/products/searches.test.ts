import { beforeAll, expect, it } from 'vitest'
import { names } from '#tests/api/catalogue/catalogue.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible } from '../../axe.ts'
import { goTo } from '../../site.ts'
import { testAdmin } from '../test-admin.ts'
import { toast } from './products.ts'

const site = testAdmin()
beforeAll(() => leaveTheSix(site.app()))

const missed = (term: string, count: number) =>
  site.app().services.database.prisma.missedSearch.create({ data: { term, count, language: 'en' } })

it('a viewer sees searches without result and synonyms; an editor adds a synonym where one stands, and removes it', async () => {
  await missed('zorple', 7)
  await missed('drone', 2)
  const member = await createStaff(site.app(), 'viewer')
  const page = await site.open('/admin/products/searches', member)
  await page.getByRole('row', { name: /zorple/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Add synonym' }).count()).toBe(0)
  await site.become(page, member, 'editor')
  await goTo(page, '/admin/products')
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
  await toast(page, 'The synonym of “zorple” is active')
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
