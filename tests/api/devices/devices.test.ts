import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderLinkSchema } from '#contract/billing/buyer-orders.ts'
import { customerDetailSchema } from '#contract/sales/customers.ts'
import { buyerDevicesSchema, deviceDetailSchema, deviceKeySchema, devicePageSchema } from '#contract/sales/devices.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { staffSearchSchema } from '#contract/staff/search.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { expectWhole, lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let clerk: StaffMember
let product: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager', { name: 'Mei Manager' })
  clerk = await createStaff(app, 'sales', { name: 'Sam Sales' })
  seller = sellerOf(app, staff)
  product = await productWith(app, staff, 500, 'hardware', { warrantyMonths: '6' })
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const prisma = () => app.services.database.prisma

/** An order of which so many pieces are in one shipment. */
async function shipped(quantity: number, state: 'packed' | 'shipped' = 'shipped', form: object = {}) {
  const placed = await seller.create({
    lines: [lineOf(product, quantity)],
    email: `${randomUUID()}@a.example`,
    ...form,
  })
  const order = await seller.ship(await seller.move(placed, 'processing'), { state })
  const shipment = order.shipments[0]?.id ?? ''
  return { order, shipment, line: order.shipments[0]?.lines[0]?.id ?? '' }
}
type Shipped = Awaited<ReturnType<typeof shipped>>

const record = ({ shipment, line }: Shipped, text: string, more: object = {}) =>
  ask(app, `/admin/shipments/${shipment}/devices`, clerk, {
    method: 'POST',
    body: { submissionId: randomUUID(), lineId: line, text, ...more },
  })
const list = async (query: string) => answered(await ask(app, `/admin/devices?${query}`, staff), devicePageSchema)
const only = async (query: string) => {
  const { items } = await list(query)
  expect(items).toHaveLength(1)
  return items[0]?.id ?? ''
}
const get = async (id: string) => answered(await ask(app, `/admin/devices/${id}`, staff), deviceDetailSchema)
const change = async (id: string, body: object) => {
  const { version } = await get(id)
  return ask(app, `/admin/devices/${id}`, staff, { method: 'PATCH', body: { version, ...body } })
}
const audited = (entityId: string | null, action: string) => prisma().auditEntry.count({ where: { entityId, action } })

async function linkOf({ id }: OrderDetail): Promise<string> {
  const answer = await ask(app, `/admin/orders/${id}/link`, staff, { method: 'POST' })
  return (await answered(answer, orderLinkSchema)).link?.split('/').at(-1) ?? ''
}

let made = 0
/** A LoRaWAN device of numbers that no other has. */
function lorawan() {
  made += 1
  const end = made.toString(16).toUpperCase().padStart(4, '0')
  return {
    serial: `LW-${end}`,
    devEui: `70B3D57ED000${end}`,
    joinEui: `0011223344${end}00`,
    appKey: `ABCDEF0123456789ABCDEF012345${end}`,
  }
}
const headings = 'Serial,DevEUI,JoinEUI,AppKey'
const csvOf = (...devices: ReturnType<typeof lorawan>[]) =>
  [headings, ...devices.map((one) => `${one.serial},${one.devEui},${one.joinEui},${one.appKey}`)].join('\r\n')

describe('devices of a shipment', () => {
  it('know product, order, customer, shipping day and warranty, are found by any number, and keep their key to themselves', async () => {
    const [lw, other] = [lorawan(), lorawan()]
    const sent = await shipped(3)
    await prisma().shipment.update({
      where: { id: sent.shipment },
      data: { shippedAt: new Date('2026-08-31T15:59:00Z') },
    })
    const submissionId = randomUUID()
    for (const _time of [1, 2]) {
      const answer = await record(sent, csvOf(lw, other), { submissionId })
      expect([answer.status, await answer.json()]).toEqual([201, { recorded: 2 }])
    }
    expect(
      (await record(sent, 'serial;imei;iccid;韌體\nNB-1;49-015420-323751-8;89014103211118510720;v1.2')).status,
    ).toBe(201)
    const [id, cellular] = [await only(`search=${lw.serial}`), await only('search=49 015420 3237518')]
    const separated = lw.devEui.replace(/..(?=.)/g, '$&:')
    for (const search of [lw.devEui, separated, lw.joinEui, lw.devEui.slice(4).toLowerCase()]) {
      expect(await only(`search=${search}`)).toBe(id)
    }
    expect(await only('search=89014103211118510720')).toBe(cellular)
    for (const q of [separated, lw.serial.toLowerCase()]) {
      const { items } = await answered(await ask(app, `/admin/search?q=${q}`, clerk), staffSearchSchema)
      expect(items).toEqual([{ kind: 'device', id, title: lw.serial, detail: lw.devEui }])
    }
    const { order } = sent
    const device = await get(id)
    expect(device).toMatchObject({
      serial: lw.serial,
      hasKey: true,
      name: '漏水感測器',
      orderReference: order.reference,
      shipmentNumber: 1,
      customerName: 'Peak Property Ltd',
      state: 'shipped',
      shippedOn: '2026-08-31',
      warrantyMonths: 6,
      warrantyEndsOn: '2027-02-28',
      events: [{ kind: 'recorded', by: 'Sam Sales' }],
    })
    const delivered = await shipped(1)
    const where = { id: delivered.shipment }
    await prisma().shipment.update({ where, data: { shippedAt: new Date('2024-08-31T15:59:00Z') } })
    await record(delivered, 'D-1')
    const late = { deliveredAt: '2024-09-29T17:00:00Z' }
    await seller.step(await seller.get(delivered.order.id), delivered.shipment, 'deliver', late)
    expect(await get(await only('search=D-1'))).toMatchObject({ shippedOn: '2024-08-31', warrantyEndsOn: '2025-03-30' })
    expect(await get(cellular)).toMatchObject({ imei: '490154203237518', firmware: 'v1.2', hasKey: false })
    const filters = [`order=${order.id}`, `shipment=${sent.shipment}`, `customer=${order.customerId}`]
    for (const filter of [...filters, 'warrantyFrom=2027-02-28&warrantyTo=2027-02-28']) {
      expect((await list(filter)).total).toBe(3)
    }
    expect(await list(`product=${product}&state=packed`)).toMatchObject({ total: 0 })
    for (const sort of ['serial', '-shippedOn', '-warrantyEndsOn', '-createdAt']) await list(`sort=${sort}`)

    const { keySealed } = await prisma().device.findUniqueOrThrow({ where: { id } })
    const csv = await (await ask(app, `/admin/devices/export.csv?order=${order.id}&headings=en`, clerk)).text()
    expect(csv).toContain(lw.devEui)
    const thread = await seller.get(order.id)
    expect(thread.thread.map(({ kind }) => kind)).toContain('devices.recorded')
    for (const seen of [
      keySealed,
      csv,
      device,
      thread,
      await prisma().auditEntry.findMany({ select: { after: true } }),
    ]) {
      expect(JSON.stringify(seen)).not.toContain(lw.appKey)
    }

    const { items } = await list(`order=${order.id}`)
    const serials = ['CASH-10', 'CASH-3', 'CASH-21']
    for (const [index, { id: one }] of items.entries()) {
      await prisma().device.update({ where: { id: one }, data: { serial: serials[index] ?? '' } })
    }
    const sorted = await list(`order=${order.id}&sort=serial`)
    expect(sorted.items.map(({ serial }) => serial)).toEqual(['CASH-3', 'CASH-10', 'CASH-21'])
  })

  it('with faults are named by line, and none of them is kept', async () => {
    const [known, free] = [lorawan(), lorawan()]
    const first = await shipped(1)
    expect((await record(first, csvOf(known))).status).toBe(201)
    const sent = await shipped(2)
    const form = await refused(await record(sent, `${headings}\nA-1,12,,\nA-2,,,x`), 400, 'request.invalid')
    expect(form.errors).toMatchObject([
      { path: 'text.2.devEui', code: 'not_eui' },
      { path: 'text.3.appKey', code: 'not_app_key' },
      { path: 'text.3.devEui', code: 'required' },
    ])
    const doubles = csvOf({ ...known, serial: 'A-3' }, { ...free, serial: known.serial.toLowerCase() })
    const params = { order: first.order.reference }
    expect((await refused(await record(sent, doubles), 400, 'request.invalid')).errors).toMatchObject([
      { path: 'text.2.devEui', code: 'device_known', params },
      { path: 'text.3.serial', code: 'device_known', params },
    ])
    const many = await refused(await record(sent, 'B-1\nB-2\nB-3'), 400, 'request.invalid')
    expect(many.errors).toMatchObject([{ path: 'text', code: 'more_devices', params: { count: 3, left: 2 } }])
    const foreign = await record(sent, 'B-1', { lineId: first.line })
    expect((await refused(foreign, 400, 'request.invalid')).errors).toMatchObject([{ path: 'lineId' }])
    expect(await list(`order=${sent.order.id}`)).toMatchObject({ total: 0 })
  })

  it('may be shipped again once they were returned, and only then', async () => {
    const device = lorawan()
    const first = await shipped(1)
    await record(first, csvOf(device))
    const id = await only(`search=${device.serial}`)
    const back = await answered(await change(id, { state: 'returned', note: 'Battery' }), deviceDetailSchema)
    expect(back).toMatchObject({
      state: 'returned',
      note: 'Battery',
      events: [{ kind: 'moved', state: 'returned' }, {}],
    })
    await refused(
      await ask(app, `/admin/devices/${id}`, staff, { method: 'PATCH', body: { version: 1 } }),
      409,
      'record.changed',
    )
    const second = await shipped(1)
    expect((await record(second, csvOf(device))).status).toBe(201)
    expect((await get(id)).others).toMatchObject([{ orderReference: second.order.reference }])
    await refused(await change(id, { state: 'shipped' }), 409, 'device.state')
    const again = await only(`search=${device.serial}&order=${second.order.id}`)
    await answered(await change(again, { state: 'scrapped' }), deviceDetailSchema)
    const third = await shipped(1)
    await refused(await record(third, csvOf(device)), 400, 'request.invalid')
    expect((await ask(app, `/admin/devices/${again}`, clerk, { method: 'DELETE' })).status).toBe(204)
    expect(await audited(again, 'device.removed')).toBe(1)
    expect((await record(third, csvOf(device))).status).toBe(201)
  })

  it('added by two people at once are one', async () => {
    const [serial, submissionId] = [lorawan().serial, randomUUID()]
    const sent = [await shipped(1), await shipped(1), await shipped(1), await shipped(1)]
    const answers = await Promise.all(sent.map((one) => record(one, serial)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400])
    expect(await list(`search=${serial}`)).toMatchObject({ total: 1 })
    const both = await shipped(2)
    const twice = await Promise.all([1, 2].map(() => record(both, 'T-1\nT-2', { submissionId })))
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(await list(`order=${both.order.id}`)).toMatchObject({ total: 2 })
    const over = await Promise.all(
      ['O-1', 'O-2'].map((one) => record(sent[answers.findIndex(({ status }) => status === 400)] ?? both, one)),
    )
    expect(over.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('of a packed shipment leave with it, or go when it is unpacked', async () => {
    const sent = await shipped(1, 'packed')
    await record(sent, 'P-1')
    const id = await only('search=P-1')
    expect(await get(id)).toMatchObject({ state: 'packed', shippedOn: null, warrantyEndsOn: null })
    await refused(await change(id, { state: 'returned' }), 409, 'device.state')
    const gone = await shipped(1, 'packed')
    await record(gone, 'P-2')
    await seller.step(await seller.get(gone.order.id), gone.shipment, 'unpack')
    expect(await list('search=P-2')).toMatchObject({ total: 0 })
    await seller.step(await seller.get(sent.order.id), sent.shipment, 'ship')
    const device = await get(id)
    expect(device).toMatchObject({ state: 'shipped', events: [{ kind: 'shipped', by: 'Mei Manager' }, {}] })
    expect(device.warrantyEndsOn).not.toBeNull()
  })
})

it('an AppKey is shown and exported only with its permission, and each time is in the audit log', async () => {
  const device = lorawan()
  const sent = await shipped(1)
  await record(sent, csvOf(device))
  const id = await only(`search=${device.serial}`)
  const show = (by: StaffMember) => ask(app, `/admin/devices/${id}/key`, by, { method: 'POST' })
  await refused(await show(clerk), 403, 'permission.denied')
  expect(await audited(id, 'device.key_shown')).toBe(0)
  expect(await answered(await show(staff), deviceKeySchema)).toEqual({ appKey: device.appKey })
  expect(await audited(id, 'device.key_shown')).toBe(1)
  expect((await get(id)).events[0]).toMatchObject({ kind: 'key_shown', by: 'Mei Manager' })
  const keys = await ask(app, `/admin/devices/keys/export.csv?order=${sent.order.id}&headings=en`, staff)
  expect((await keys.text()).trim().split('\n')).toEqual([
    'Serial number,DevEUI,JoinEUI,AppKey,IMEI,ICCID',
    `${device.serial},${device.devEui},${device.joinEui},${device.appKey},,`,
  ])
  expect(await audited(null, 'devices.keys_exported')).toBe(1)
  await prisma().device.update({ where: { id }, data: { keySealed: 'another key’s' } })
  await refused(await show(staff), 409, 'device.no_key')
})

describe('the buyer', () => {
  it('downloads the devices of the order for each join server, once they have left', async () => {
    const [device, bare] = [lorawan(), { ...lorawan(), joinEui: '' }]
    const sent = await shipped(3, 'packed')
    await record(sent, `${csvOf(device, bare)}\nPLAIN-1,,,`)
    const [token, others] = [await linkOf(sent.order), await linkOf((await shipped(1)).order)]
    const devices = async (of: string) => answered(await ask(app, `/order-links/${of}/devices`), buyerDevicesSchema)
    const download = (of: string, format: string) => ask(app, `/order-links/${of}/devices.csv?format=${format}`)
    expect(await devices(token)).toEqual({ items: [], total: 0, joinable: 0 })
    await refused(await download(token, 'chirpstack'), 404, 'device.none')
    await seller.step(await seller.get(sent.order.id), sent.shipment, 'ship')

    const seen = await devices(token)
    expect(seen).toMatchObject({
      total: 3,
      joinable: 2,
      items: [{ serial: device.serial, devEui: device.devEui }, {}, {}],
    })
    expect(JSON.stringify(seen)).not.toContain(device.appKey)
    const stack = await download(token, 'the-things-stack')
    expect(stack.headers.get('content-disposition')).toContain(`${sent.order.reference}-the-things-stack.csv`)
    expect(stack.headers.get('cache-control')).toBe('no-store')
    expect((await stack.text()).trim().split('\n')).toEqual([
      'id;dev_eui;join_eui;name;app_key',
      `eui-${device.devEui.toLowerCase()};${device.devEui};${device.joinEui};${device.serial};${device.appKey}`,
      `eui-${bare.devEui.toLowerCase()};${bare.devEui};${'0'.repeat(16)};${bare.serial};${bare.appKey}`,
    ])
    const [head, first] = (await (await download(token, 'chirpstack')).text()).split('\n')
    expect(head).toBe('dev_eui,join_eui,name,description,nwk_key')
    expect(first).toBe(
      [device.devEui, device.joinEui].map((eui) => eui.toLowerCase()).join(',') +
        `,${device.serial},Leak sensor,${device.appKey.toLowerCase()}`,
    )
    expect(await audited(sent.order.id, 'devices.keys_downloaded')).toBe(2)
    const { thread } = await seller.get(sent.order.id)
    expect(thread.filter(({ kind }) => kind === 'devices.downloaded')).toMatchObject([
      { actorKind: 'visitor', actorName: 'Amy Chan', params: { format: 'The Things Stack', pieces: 2 } },
      { params: { format: 'ChirpStack' } },
    ])

    expect(await devices(others)).toMatchObject({ total: 0 })
    await refused(await download(others, 'chirpstack'), 404, 'device.none')
    for (const wrong of [`${token.slice(1)}x`, 'x']) {
      await refused(await download(wrong, 'chirpstack'), 404, 'order_link.not_found')
    }
    expect(await audited(sent.order.id, 'devices.keys_downloaded')).toBe(2)
  })

  it('who is merged takes the devices along, and who is erased leaves them without a name', async () => {
    const device = lorawan()
    const sent = await shipped(1, 'shipped', { customerName: 'Old Ltd' })
    await record(sent, `${csvOf(device)}`)
    const id = await only(`search=${device.serial}`)
    await answered(await change(id, { note: 'For Amy' }), deviceDetailSchema)
    await seller.step(await seller.get(sent.order.id), sent.shipment, 'deliver')
    const { order: kept, shipment } = await shipped(1, 'shipped', { customerName: 'New Ltd' })
    await seller.step(await seller.get(kept.id), shipment, 'deliver')
    const customer = (of: string | null) => ask(app, `/admin/customers/${of}`, staff)
    const versionOf = async (of: string | null) => answered(await customer(of), customerDetailSchema)
    const merge = {
      version: (await versionOf(kept.customerId)).version,
      otherId: sent.order.customerId,
      otherVersion: (await versionOf(sent.order.customerId)).version,
    }
    const path = `/admin/customers/${kept.customerId}`
    expect((await ask(app, `${path}/merge`, staff, { method: 'POST', body: merge })).status).toBe(200)
    expect(await only(`customer=${kept.customerId}`)).toBe(id)
    const data = await (await ask(app, `${path}/data.json`, staff)).text()
    expect(data).toContain(device.devEui)
    expect(data).not.toContain(device.appKey)
    const { keySealed } = await prisma().device.findUniqueOrThrow({ where: { id } })
    expect(data).not.toContain(keySealed)
    const { version, name } = await versionOf(kept.customerId)
    expect((await ask(app, `${path}/erase`, staff, { method: 'POST', body: { version, name } })).status).toBe(200)
    const left = await get(id)
    expect(left).toMatchObject({ serial: device.serial, note: '', state: 'shipped' })
    expect(JSON.stringify(left)).not.toMatch(/Old Ltd|New Ltd|Amy/)
  })
})
