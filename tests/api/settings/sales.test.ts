import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exchangeRatesSchema } from '#contract/catalogue/money.ts'
import { defaultSettings, salesSettingsAnswerSchema } from '#contract/site/settings.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let manager: StaffMember

beforeAll(async () => {
  app = await startTestApp()
  manager = await createStaff(app, 'manager', { name: '梁經理' })
})
afterAll(() => app.close())
restoreRows(() => app)

const path = '/admin/sales-settings'
const get = async () => answered(await ask(app, path, manager), salesSettingsAnswerSchema)
const put = (body: object, staff = manager) => ask(app, path, staff, { method: 'PUT', body })

describe('/admin/sales-settings', () => {
  it('begins with the default rates', async () => {
    expect(await get()).toEqual({ values: defaultSettings.sales, version: 0, updatedAt: null, updatedBy: null })
  })

  it('takes effect at once, is noted with whose change it was, and is not written over unseen', async () => {
    const values = { ...defaultSettings.sales, hkdToUsd: 0.13, vipOrders: 10 }
    const after = await answered(await put({ values, version: 0 }), salesSettingsAnswerSchema)
    expect(after).toMatchObject({ values, version: 1, updatedBy: '梁經理' })
    expect(app.services.settings.current().sales).toEqual(values)
    const { rates } = await answered(await ask(app, '/exchange-rates'), exchangeRatesSchema)
    expect(rates.HKD?.USD).toBe(0.13)
    const entry = await app.services.database.prisma.auditEntry.findFirstOrThrow({ where: { entityId: 'sales' } })
    expect([entry.action, entry.before, entry.after]).toEqual([
      'settings.updated',
      { hkdToUsd: 0.128, vipOrders: 0 },
      { hkdToUsd: 0.13, vipOrders: 10 },
    ])
    const problem = await refused(await put({ values: defaultSettings.sales, version: 0 }), 409, 'record.changed')
    expect(salesSettingsAnswerSchema.parse(problem.current)).toEqual(after)
  })

  it.each([
    ['hkdToUsd', 0],
    ['vipSpent', -1],
    ['inactiveMonths', 0],
    ['quoteDays', 1.5],
    ['unknown', 1],
  ])('refuses %s of %s', async (field, value) => {
    const { values, version } = await get()
    await refused(await put({ values: { ...values, [field]: value }, version }), 400, 'request.invalid')
  })
})
