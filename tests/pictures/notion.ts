import { randomUUID } from 'node:crypto'
import { afterAll, describe, it } from 'vitest'
import { addConflict, addLinked } from '#tests/api/sync-staff/catalogue.ts'
import { foreignColumns, foreignRows } from '#tests/api/sync-staff/foreign.ts'
import type { TestApp } from '#tests/support/app.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { createSourceFolder } from '#tests/support/source-files.ts'
import { createStaff } from '#tests/support/staff.ts'
import { fillFromFiles } from '../ui/admin/notion/file-catalogue.ts'
import { planOfLinks } from '../ui/admin/notion/plan-of-links.ts'
import { testAdmin } from '../ui/admin/test-admin.ts'
import { settled } from '../walk/pages.ts'
import { isWanted, take, takenLanguages } from './take.ts'

const foreign = await startNotion({ title: 'Price list', columns: foreignColumns })
for (const row of foreignRows) foreign.pages.add(row)
const own = await startNotion({ databaseId: randomUUID() })
const folder = createSourceFolder()
afterAll(() => Promise.all([foreign.close(), own.close(), folder.delete()]))

const connectedTo = ({ url, apiKey, databaseId }: typeof own) => ({
  NOTION_API_URL: url,
  NOTION_API_KEY: apiKey,
  NOTION_DATABASE_ID: databaseId,
})

describe.runIf(isWanted('/shown/notion/mapping'))('another company’s database', () => {
  const site = testAdmin(connectedTo(foreign))

  it.each(takenLanguages)('in the mapping studio, in %s', async (language) => {
    const page = await site.open('/admin/notion/mapping', 'manager', { language, expectedErrors: /./ })
    await page.getByRole('button', { name: /^(?:Use all|全部[採采]用)$/ }).click()
    await page.getByText('HK$781.25').first().waitFor()
    await settled(page)
    await take(page, `/shown/notion/mapping.${language}`)
  })
})

/** As if both had been typed: who, when, and what both said before. */
async function addConflicts(app: TestApp): Promise<void> {
  const { prisma } = app.services.database
  const [user, now] = [randomUUID(), Date.now()]
  await prisma.$executeRaw`INSERT INTO "NotionUser" ("id", "name") VALUES (${user}, '李小明')`
  const gateway = await addLinked(app, { name: '閘道器', nameEn: 'Gateway', msrp: '1200', sku: 'GW-02' })
  const price = await addConflict(app, gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
  const name = await addConflict(app, gateway, { field: 'nameEn', ours: 'LoRaWAN Gateway', theirs: 'Gateway' })
  for (const [id, base] of [
    [price, '1000'],
    [name, 'Gatway'],
  ] as const) {
    const [oursAt, theirsAt] = [new Date(now - 3_600_000), new Date(now - 1_200_000)]
    await prisma.syncConflict.update({ where: { id }, data: { base, theirsBy: user, oursAt, theirsAt } })
  }
}

describe.runIf(isWanted('/shown/notion/plan'))('a plan and conflicts', () => {
  const site = testAdmin(connectedTo(own))

  it.each(takenLanguages)('in %s', async (language) => {
    for (const { id } of own.pages.all()) own.pages.remove(id)
    await site.app().services.database.prisma.product.deleteMany()
    const plan = await planOfLinks(site.app(), own)
    const page = await site.open(`/admin/notion/runs/${plan}`, 'manager', { language, expectedErrors: /./ })
    await settled(page)
    await take(page, `/shown/notion/plan.${language}`)
    await addConflicts(site.app())
    await page.goto('/admin/notion/conflicts')
    await page
      .getByRole('button', { name: /^(?:Always one side: |.*以[後后]都用同一[邊边]$)/ })
      .last()
      .click()
    await page.evaluate(() => scrollTo(0, 0))
    await settled(page)
    await take(page, `/shown/notion/conflict.${language}`)
  })
})

describe.runIf(isWanted('/shown/files'))('a catalogue that comes from files', () => {
  const site = testAdmin({ SOURCE_FOLDER: folder.path })

  it.each(takenLanguages)('in %s', async (language) => {
    const admin = await createStaff(site.app(), 'super_admin')
    const ids = await fillFromFiles(site.app(), folder, admin)
    const page = await site.open('/admin/notion', admin, { language, expectedErrors: /./ })
    const show = async (path: string, name: string) => {
      await page.goto(path)
      await settled(page)
      await take(page, `/shown/files/${name}.${language}`)
    }
    await show('/admin/notion', 'sync')
    await show('/admin/notion/mapping', 'mapping')
    await show('/admin/notion/runs', 'runs')
    await show(`/admin/notion/runs/${ids.run}`, 'run')
    await show(`/admin/notion/runs/${ids.plan}`, 'plan')
    await show('/admin/notion/conflicts', 'conflicts')
    await show(`/admin/products/${ids.product}`, 'product')
    await page.goto('/admin/notion')
    await page.locator('option[value="address"]').locator('..').selectOption('address')
    await settled(page)
    await take(page, `/shown/files/address.${language}`)
  })
})
