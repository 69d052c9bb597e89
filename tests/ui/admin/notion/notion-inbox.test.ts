import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { Prisma } from '#prisma'
import { createStaff } from '#tests/support/staff.ts'
import { addConflict, addLinked, edit } from '../../../api/sync-staff/catalogue.ts'
import { expectAddress, failedRequests, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, hideToast, refusals, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const prisma = () => site.app().services.database.prisma
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

let gateway: string

beforeEach(async () => {
  await prisma().syncConflict.deleteMany()
  await prisma().syncRun.deleteMany()
  await prisma().product.updateMany({ data: { pending: [], pushError: Prisma.DbNull } })
  gateway = await addLinked(site.app(), { name: `網關 ${randomUUID()}`, nameEn: 'Gateway', msrp: '1200', sku: null })
})

/** A field of a product: the innermost of the lists. */
const item = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last()

/** At the conflicts that are there now, by way of those that are settled. */
async function lookAgain(page: Page): Promise<void> {
  await goTo(page, '/admin/notion/conflicts/settled')
  await page.getByRole('link', { name: 'Settled', exact: true }).and(page.locator('[aria-current]')).waitFor()
  await goTo(page, '/admin/notion/conflicts')
}

describe('conflicts', () => {
  it('show both values with who said them and when, are settled one by one, and undone: from the message, and once settled', async () => {
    const user = randomUUID()
    await prisma().$executeRaw`INSERT INTO "NotionUser" ("id", "name") VALUES (${user}, '李小明')`
    const record = { name: `網關 ${randomUUID()}`, nameEn: 'Gateway', msrp: '1200', sku: 'GW-THEIRS' }
    gateway = await addLinked(site.app(), record)
    const conflict = await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    await prisma().syncConflict.update({ where: { id: conflict }, data: { theirsBy: user, theirsAt: new Date() } })
    await addConflict(site.app(), gateway, { field: 'sku', ours: 'GW-OURS', theirs: 'GW-THEIRS' })
    const page = await site.open('/admin/notion/conflicts', 'editor', { expectedErrors: failedRequests })
    const price = async () => Number((await prisma().product.findUniqueOrThrow({ where: { id: gateway } })).msrp)
    await page.getByText('2 fields', { exact: true }).waitFor()
    await item(page, 'HK$1,100').getByText('Chan Tai Man').waitFor()
    await item(page, 'HK$1,100').getByText('李小明, ').waitFor()
    await item(page, 'GW-OURS').getByText('Somebody in Notion').waitFor()
    await item(page, 'HK$1,100').getByRole('definition').filter({ hasText: 'HK$1,200' }).first().waitFor()
    await page.getByRole('button', { name: 'Keep ours: Gateway: MSRP' }).click()
    await toast(page, 'Ours is back; the next sync tells Notion')
    await page.getByText('1 field', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Undone: it waits for you again')
    expect(await price()).toBe(1200)
    await page.getByRole('button', { name: 'Keep ours: Gateway: MSRP' }).click()
    await page.getByText('1 field', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Keep Notion’s: Gateway: SKU' }).click()
    await page.getByRole('heading', { name: 'No conflicts' }).waitFor()
    const product = await prisma().product.findUniqueOrThrow({ where: { id: gateway } })
    expect([Number(product.msrp), product.pending]).toEqual([1100, ['msrp']])
    await page.getByRole('link', { name: 'Settled' }).click()
    await item(page, 'GW-OURS').getByText('Notion’s was kept').waitFor()
    await item(page, 'HK$1,100').getByText('Ours was kept').waitFor()
    await item(page, 'HK$1,100').getByText('A editor').waitFor()

    const undo = page.getByRole('button', { name: 'Undo: Gateway: MSRP' })
    await edit(site.app(), gateway, { msrp: '1300' })
    await undo.click()
    await toast(page, 'Not undone')
    await edit(site.app(), gateway, { msrp: '1100' })
    await undo.click()
    await toast(page, 'Undone: it waits for you again')
    expect(await price()).toBe(1200)
    await page.getByRole('button', { name: 'Undo: Gateway: SKU' }).click()
    await page.getByRole('heading', { name: 'No conflict has been settled yet' }).waitFor()
  })

  it('stand below their product, and are settled together: those of products that are marked once one has said so, or all of one', async () => {
    const sensor = await addLinked(site.app(), { name: `感測器 ${randomUUID()}`, nameEn: 'Sensor', sku: null })
    for (const id of [gateway, sensor])
      for (const field of ['sku', 'modelNumber'] as const)
        await addConflict(site.app(), id, { field, ours: 'Ours', theirs: 'Theirs' })
    const page = await site.open('/admin/notion/conflicts', 'editor')
    await page.getByRole('checkbox', { name: 'Select Gateway' }).click()
    const marked = page.getByRole('region', { name: 'Selected rows' })
    await marked.getByRole('button', { name: 'Keep ours' }).click()
    await page
      .getByRole('dialog', { name: 'Keep all of ours for 1 product?' })
      .getByRole('button', { name: 'Keep ours' })
      .click()
    await toast(page, 'Ours is back in 2 fields; the next sync tells Notion')
    await page.getByText('1 product', { exact: true }).waitFor()
    expect(await prisma().syncConflict.count({ where: { choice: 'ours' } })).toBe(2)

    for (const field of ['nameEn', 'sku', 'tags'] as const)
      await addConflict(site.app(), gateway, { field, ours: field === 'tags' ? ['mine'] : 'Mine', theirs: 'B' })
    await lookAgain(page)
    await page.getByText('2 products', { exact: true }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: /Gateway|Sensor/ }).count()).toBe(2)
    await page.getByRole('button', { name: 'Keep all of ours: Gateway' }).click()
    await toast(page, 'Ours is back in 3 fields; the next sync tells Notion')
    await page.getByText('1 product', { exact: true }).waitFor()
    const { record } = await prisma().product.findUniqueOrThrow({ where: { id: gateway } })
    expect(record).toMatchObject({ nameEn: 'Mine', sku: 'Mine', tags: ['mine'] })
  })

  it('take a third value, held to what an edit is, by keyboard alone, too; those that a colleague has settled meanwhile say so', async () => {
    await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    await addConflict(site.app(), gateway, { field: 'retired', ours: true, theirs: false })
    const page = await site.open('/admin/notion/conflicts', 'editor', { expectedErrors: failedRequests })
    await page.getByRole('button', { name: 'Keep ours: Gateway: Retired' }).waitFor()
    expect(await page.getByRole('button', { name: /^Another value/ }).count()).toBe(1)
    await page.getByRole('button', { name: 'Another value: Gateway: MSRP' }).click()
    const price = page.getByRole('textbox', { name: 'Another value: Gateway: MSRP' })
    expect(await price.inputValue()).toBe('1200')
    await price.fill('HK$980–1,180')
    await page.getByRole('button', { name: 'Use this value' }).click()
    await page.locator('.field-error').waitFor()
    await price.fill('1150')
    await page.getByRole('button', { name: 'Use this value' }).click()
    await toast(page, 'The value is set; the next sync tells Notion')
    const product = await prisma().product.findUniqueOrThrow({ where: { id: gateway } })
    expect([Number(product.msrp), product.pending]).toEqual([1150, ['msrp']])
    await page.getByRole('link', { name: 'Settled' }).click()
    await item(page, 'HK$1,150').getByText('Another value was typed').waitFor()

    await prisma().syncConflict.deleteMany()
    for (const field of ['sku', 'modelNumber'] as const)
      await addConflict(site.app(), gateway, { field, ours: 'Ours', theirs: 'Theirs' })
    await lookAgain(page)
    const other = page.getByRole('button', { name: 'Another value: Gateway: SKU' })
    await other.focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('textbox', { name: 'Another value: Gateway: SKU' })
    const isFocused = (where: typeof box) => where.evaluate((element) => element === document.activeElement)
    await expect.poll(() => isFocused(box)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(other)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(box)).toBe(true)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Third')
    await hideToast(page)
    await page.keyboard.press('Enter')
    await toast(page, 'The value is set; the next sync tells Notion')
    await page.getByText('1 field', { exact: true }).waitFor()
    await expect.poll(() => isFocused(page.getByRole('listitem', { name: /Gateway/ }))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(page.getByRole('checkbox', { name: 'Select Gateway' }))).toBe(true)
    expect((await prisma().product.findUniqueOrThrow({ where: { id: gateway } })).sku).toBe('Third')

    await prisma().syncConflict.deleteMany()
    const id = await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    await lookAgain(page)
    const settled = { settledAt: new Date(), settledBy: 'Wong Ka-yan', choice: 'theirs' }
    // as the click is on its way: before it, the list may be read anew, and have none to click
    await page.route('**/sync/conflicts/settle', async (route) => {
      await prisma().syncConflict.update({ where: { id }, data: settled })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Keep ours: Gateway: MSRP' }).click()
    await toast(page, 'A colleague was quicker; nothing was changed')
    await toast(page, 'Gateway: MSRP: Wong Ka-yan, Notion’s was kept')
    await page.getByRole('heading', { name: 'No conflicts' }).waitFor()
  })
})

type Change = Omit<Prisma.SyncChangeCreateManyInput, 'runId' | 'seq'>
const changes: Change[] = [
  {
    side: 'mirror',
    kind: 'update',
    name: '網關',
    fields: [{ field: 'msrp', from: '1000', to: '1500' }],
    marks: ['price-over-30-percent'],
  },
  { side: 'mirror', kind: 'retire', name: '舊款', marks: ['edited-here'] },
  {
    side: 'notion',
    kind: 'update',
    name: '感測器',
    fields: [{ field: 'description', from: null, to: '長'.repeat(400) }],
  },
]

async function addRun(data: Partial<Prisma.SyncRunCreateInput>, changed: Change[] = changes): Promise<string> {
  const usual = { direction: 'both', complete: true, stage: 'complete', percent: 100, message: 'Planned' } as const
  const run = await prisma().syncRun.create({ data: { ...usual, finishedAt: new Date(), ...data } })
  await prisma().syncChange.createMany({ data: changed.map((change, seq) => ({ ...change, runId: run.id, seq })) })
  return run.id
}

describe('runs', () => {
  it('are listed, and lead to what each changed: grouped, marked, narrowed by the address; those that Notion refused something of do not look as if all had worked', async () => {
    await addRun({ status: 'succeeded', trigger: 'staff', startedBy: 'Chan Tai-man', updated: 1, retired: 1 })
    const page = await site.open('/admin/notion/runs', 'viewer', { expectedErrors: refusals })
    const row = page.getByRole('row', { name: /Chan Tai-man/ })
    await row.getByText('0 new, 1 updated, 1 retired').waitFor()
    await row.getByRole('link').click()
    const updated = page.getByRole('region', { name: 'Updated here' })
    await updated.getByText('HK$1,500').waitFor()
    await updated.getByText('+50 %').waitFor()
    await updated.getByText('Price changes by over 30 %').waitFor()
    await page.getByRole('region', { name: 'Retired here' }).getByText('Was edited here').waitFor()
    const long = page.getByRole('region', { name: 'Updated in Notion' })
    await long.getByRole('button', { name: 'Show all' }).click()
    await long.getByRole('button', { name: 'Show less' }).waitFor()
    await page.getByRole('checkbox', { name: 'Only marked' }).check()
    await long.waitFor({ state: 'hidden' })
    await page.getByLabel('Kind').selectOption('retire')
    await updated.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('region', { name: 'Retired here' }).getByText('舊款').waitFor()
    expect(await updated.count()).toBe(0)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('searchbox', { name: 'Search product names' }).fill('nothing of the kind')
    await page.getByText('No change matches.').waitFor()

    const refused = await addRun({ status: 'succeeded', pushFailures: 1 })
    await goTo(page, '/admin/notion/runs')
    await page.getByRole('cell', { name: '1 could not be written' }).waitFor()
    await goTo(page, `/admin/notion/runs/${refused}`)
    await page.getByRole('alert').getByText('1 page could not be written to Notion', { exact: false }).waitFor()
    expect(await page.getByText('What it changed is below', { exact: false }).count()).toBe(0)

    await goTo(page, `/admin/notion/runs/${randomUUID()}`)
    await page.getByRole('heading', { name: 'There is no such run' }).waitFor()
  })

  it('that are plans say what applying does, and can be discarded once; of nothing only put away; anew where the ground has moved', async () => {
    const id = await addRun({ status: 'awaiting_approval', dryRun: true })
    const member = await createStaff(site.app(), 'manager')
    const page = await site.open('/admin/notion', member, { expectedErrors: failedRequests })
    await page.getByRole('link', { name: 'Review the changes' }).click()
    await expectAddress(page, `/admin/notion/runs/${id}`)
    await page
      .getByText('Applying updates 1 product and retires 1 product here; updates 1 product in Notion.', {
        exact: false,
      })
      .waitFor()
    await page.getByText('2 changes are marked: look at them first.').waitFor()
    const late = await site.open(`/admin/notion/runs/${id}`, 'manager', {
      expectedErrors: failedRequests,
      before: (opening) => opening.route('**/api/v1/admin/events', (route) => route.abort()),
    })
    await late.getByRole('button', { name: 'Apply' }).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByText('This plan was discarded; nothing was changed.').waitFor()
    await late.getByRole('button', { name: 'Discard' }).click()
    await toast(late, 'This plan has been dealt with already')
    await late.getByText('This plan was discarded; nothing was changed.').waitFor()

    await goTo(page, `/admin/notion/runs/${await addRun({ status: 'planned', dryRun: true }, [])}`)
    await page.getByText('Both sides agree: applying would change nothing.').waitFor()
    await page.getByRole('button', { name: 'Discard' }).waitFor()
    expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0)

    const reason = syncNote('plan-outdated')
    const outdated = { status: 'failed', errors: [reason], message: syncNote('failed', { reason }) } as const
    await goTo(page, `/admin/notion/runs/${await addRun(outdated, [])}`)
    const moved = page.getByRole('alert').getByText('Something has changed since this plan was made', { exact: false })
    await moved.waitFor()
    await page.getByRole('button', { name: 'New dry run' }).waitFor()
    await site.become(page, member, 'viewer')
    await moved.waitFor()
    expect(await page.getByRole('button', { name: 'New dry run' }).count()).toBe(0)
  })
})

describe('what Notion has not been told, conflicts and runs', () => {
  it('has nothing that axe finds; failed ones are first with Notion’s reason, tried again by who may; a viewer only reads', async () => {
    const id = await addRun({ status: 'planned', dryRun: true })
    await addConflict(site.app(), gateway, { field: 'msrp', ours: '1100', theirs: '1200' })
    const meter = await addLinked(site.app(), { name: `電錶 ${randomUUID()}`, nameEn: 'Meter', sku: null })
    await edit(site.app(), meter, { msrp: '1500' })
    const sensor = await addLinked(site.app(), { name: `感測器 ${randomUUID()}`, nameEn: 'Sensor', sku: null })
    await edit(site.app(), sensor, { sku: 'SE-1', nameEn: 'Leak sensor' })
    const failed = { pushError: 'SKU is too long', pushFailedAt: new Date(), pushAttempts: 2 }
    await prisma().product.update({ where: { id: sensor }, data: failed })
    const member = await createStaff(site.app(), 'manager')
    const page = await site.open(`/admin/notion/runs/${id}`, member, { expectedErrors: failedRequests })
    await page.getByText('舊款').waitFor()
    await expectAccessibleAtBothWidths(page, 'zh-TW')
    for (const [path, shown] of [
      ['/admin/notion/runs', '1 run'],
      ['/admin/notion/conflicts', 'HK$1,100'],
      ['/admin/notion/pushes', 'SKU'],
    ] as const) {
      await goTo(page, path)
      await page.getByRole('main').getByText(shown).first().waitFor()
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
      await expectAccessibleAtBothWidths(page, 'zh-TW')
    }

    const rows = page.getByRole('rowgroup').last().getByRole('row')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('SKU is too long')
    expect(await rows.first().textContent()).toContain('English name, SKU')
    expect(await rows.last().textContent()).toContain('MSRP')
    // This app has no Notion to tell: the server says so.
    await page.getByRole('button', { name: 'Try again: Leak sensor' }).click()
    await toast(page, 'It could not be tried again')
    await toast(page, 'Neither Notion nor product files are connected, or the integration is switched off.')

    await site.become(page, member, 'viewer')
    await page.getByText('SKU is too long').waitFor()
    expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
    await goTo(page, '/admin/notion/conflicts')
    await item(page, 'HK$1,100').waitFor()
    await page.getByText('An Editor or above can settle these.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: /^(?:Keep|Another)/ }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})
