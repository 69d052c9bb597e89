import { randomUUID } from 'node:crypto'
import { afterAll, describe, it } from 'vitest'
import { addConflict, addLinked } from '#tests/api/sync-staff/catalogue.ts'
import { foreignColumns, foreignRows } from '#tests/api/sync-staff/foreign.ts'
import { startNotion } from '#tests/support/notion/stand-in.ts'
import { planOfLinks } from '../ui/admin/notion/plan-of-links.ts'
import { testAdmin } from '../ui/admin/test-admin.ts'
import { settled } from '../walk/pages.ts'
import { isWanted, take, takenLanguages } from './take.ts'

const foreign = await startNotion({ title: 'Price list', columns: foreignColumns })
for (const row of foreignRows) foreign.pages.add(row)
const own = await startNotion({ databaseId: randomUUID() })
afterAll(() => Promise.all([foreign.close(), own.close()]))

const connectedTo = ({ url, apiKey, databaseId }: typeof own) => ({
  NOTION_API_URL: url,
  NOTION_API_KEY: apiKey,
  NOTION_DATABASE_ID: databaseId,
})

describe.runIf(isWanted('/admin/notion/mapping/of-another'))('another company’s database', () => {
  const site = testAdmin(connectedTo(foreign))

  it.each(takenLanguages)('in the mapping studio, in %s', async (language) => {
    const page = await site.open('/admin/notion/mapping', 'manager', { language, expectedErrors: /./ })
    await page.getByRole('button', { name: /^(?:Use all|全部採用)$/ }).click()
    await page.getByText('HK$781.25').first().waitFor()
    await settled(page)
    await take(page, `/admin/notion/mapping/of-another.${language}`)
  })
})

describe.runIf(isWanted('/admin/notion/plan-and-conflict'))('a plan and conflicts', () => {
  const site = testAdmin(connectedTo(own))

  it.each(takenLanguages)('in %s', async (language) => {
    for (const { id } of own.pages.all()) own.pages.remove(id)
    await site.app().services.database.prisma.product.deleteMany()
    const plan = await planOfLinks(site.app(), own)
    const page = await site.open(`/admin/notion/runs/${plan}`, 'manager', { language, expectedErrors: /./ })
    await settled(page)
    await take(page, `/admin/notion/plan-and-conflict/plan.${language}`)
    const gateway = await addLinked(site.app(), { name: '閘道器', nameEn: 'Gateway', msrp: '1200', sku: 'GW-02' })
    await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    await addConflict(site.app(), gateway, { field: 'nameEn', ours: 'LoRaWAN Gateway', theirs: 'Gateway' })
    await page.goto('/admin/notion/conflicts')
    await page.getByRole('button', { name: /^(?:Always one side: .*MSRP|.*建議零售價，以後都用同一邊)$/ }).click()
    await settled(page)
    await take(page, `/admin/notion/plan-and-conflict/conflict.${language}`)
  })
})
