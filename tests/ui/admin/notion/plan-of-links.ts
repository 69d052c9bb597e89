import { expect } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { noStop } from '#tests/support/sync.ts'

/** Runs as the app itself would. @returns the run's id */
export async function runSync({ services }: TestApp, more: { dryRun?: boolean } = {}): Promise<string> {
  const sync = services.sync.current()
  if ('off' in sync) throw new Error(sync.off)
  const how = { direction: 'both', force: true, dryRun: false, trigger: 'staff', stop: noStop } as const
  expect(await sync.run({ ...how, ...more })).toMatchObject({ success: true })
  return (await services.database.prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' } })).id
}

/**
 * A plan with each kind: a page that was made again with its SKU, and one without a SKU with its name; one that is new, one with
 * another price, one that is gone.
 * @returns its id
 */
export async function planOfLinks(app: TestApp, notion: NotionStandIn): Promise<string> {
  const row = (name: string, sku: string | null, price: number, english: string) => ({
    產品名稱: name,
    'English Name': english,
    Category: 'hardware',
    SKU: sku,
    MSRP: price,
    Availability: 'In Stock (20)',
  })
  const [leak, tag, meter, old] = [
    notion.pages.add(row('漏水感測器', 'WL-01', 980, 'Leak Sensor')),
    notion.pages.add(row('資產標籤', null, 120, 'Asset Tag')),
    notion.pages.add(row('三相智能電錶', 'EM-01', 1680, 'Energy Meter')),
    notion.pages.add(row('舊款網關', 'GW-00', 2400, 'Old Gateway')),
  ]
  await runSync(app)
  notion.pages.trash(leak)
  notion.pages.add(row('漏水感測器', 'WL-01', 980, 'Leak Sensor'))
  notion.pages.trash(tag)
  notion.pages.add(row('資產標籤', null, 120, 'Asset Tag'))
  notion.pages.edit(meter, { MSRP: 1580 })
  notion.pages.trash(old)
  notion.pages.add(row('停車感測器', 'PK-01', 760, 'Parking Sensor'))
  return runSync(app, { dryRun: true })
}
