import { randomUUID } from 'node:crypto'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { DeviceChange, DeviceDetail, NewDevices } from '#contract/sales/devices.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { type DeviceRow, readDevices } from './device-list.rules.ts'
import { allDevices, createDevicesRepo, type DeviceFilter, type Numbers, type SealedDevice } from './devices.repo.ts'

interface DevicesServices {
  database: Database
  audit: Audit
  secrets: Secrets
  settings: SettingsSource
  now: () => Date
}

/** Context that the encryption of a device's AppKey is bound to. */
const keyContext = (id: string) => `device.key.${id}`

/** Returns the AppKey of a device; undefined without, or where its secret is no longer configured. */
export function appKeyOf(secrets: Secrets, { id, keySealed }: Pick<SealedDevice, 'id' | 'keySealed'>) {
  return keySealed === null ? undefined : secrets.decrypt(keySealed, keyContext(id))
}

/** Devices that were shipped by serial number. Methods with an id throw device.not_found. */
export function createDevices(services: DevicesServices) {
  const { database, audit, secrets, settings, now } = services
  const repo = createDevicesRepo(database.prisma)

  async function detail(id: string): Promise<DeviceDetail> {
    const found = await repo.find(id)
    if (!found) throw notFound(id)
    const { keySealed: _key, ...device } = found
    const [events, others] = await Promise.all([repo.events(id), repo.others(device)])
    return { ...device, events, others }
  }

  /** Runs a step on a locked device. */
  function withLocked<T>(id: string, step: (tx: Transaction, device: SealedDevice) => Promise<T>): Promise<T> {
    return database.prisma.$transaction(async (tx) => {
      const locked = createDevicesRepo(tx)
      await locked.lock(id)
      const device = await locked.find(id)
      if (!device) throw notFound(id)
      return step(tx, device)
    })
  }

  const record = (tx: Transaction, actor: Actor, action: string, { id, serial }: SealedDevice, fields: object = {}) =>
    audit.record(tx, actor, { action, entity: 'device', entityId: id, entityName: serial, ...fields })

  return {
    page: repo.page,
    detail,

    /** Exports without keys. */
    all: (actor: Actor, filter: DeviceFilter) =>
      recordedExport(services, actor, 'devices', filter, allDevices(database, filter)),

    /** Exports with keys; recorded before the first row. */
    async *withKeys(actor: Actor, filter: DeviceFilter) {
      const { search, ...fields } = filter
      await database.prisma.$transaction((tx) => {
        const after = { ...fields, ...(search && { searched: true }) }
        return audit.record(tx, actor, { action: 'devices.keys_exported', entity: 'devices', after })
      })
      for await (const device of allDevices(database, filter)) {
        yield { ...device, appKey: appKeyOf(secrets, device) ?? '' }
      }
    },

    /**
     * Records the devices of a shipment's line, all or none. A form sent twice, even concurrently, records them once.
     * @returns their number
     * @throws shipment.not_found; request.invalid by line of the text
     */
    async record(actor: Actor, shipmentId: string, form: NewDevices): Promise<number> {
      const { submissionId, lineId, text } = form
      const { rows, errors } = readDevices(text)
      return database.prisma.$transaction(async (tx) => {
        const locked = createDevicesRepo(tx)
        const shipment = await locked.lockShipment(shipmentId)
        if (!shipment) throw problem('shipment.not_found', `No shipment has the id ${shipmentId}`)
        await locked.lockNumbers()
        const known = await locked.ofForm(submissionId)
        if (known > 0) return known
        const line = await locked.line(lineId, shipmentId)
        if (!line) throw refusal([fieldError('lineId', 'unknown_line')])
        if (errors.length > 0) throw refusal(errors)
        const left = line.quantity - line.recorded
        if (rows.length > left) throw refusal([fieldError('text', 'more_devices', { count: rows.length, left })])
        const taken = takenErrors(rows, await locked.taken(rows))
        if (taken.length > 0) throw refusal(taken)

        const { number, orderId, reference, shippedAt, deliveredAt } = shipment
        const { productId, warrantyMonths, name } = line
        const devices = rows.map((row) => {
          const id = randomUUID()
          return { id, row, keySealed: row.appKey === '' ? null : secrets.encrypt(row.appKey, keyContext(id)) }
        })
        const dayOf = (at: Date | null) => at && shopDay(at, settings.current().general.timezone)
        const of = { submissionId, shipmentLineId: lineId, orderId, productId, warrantyMonths }
        const days = { shippedOn: dayOf(shippedAt), deliveredOn: dayOf(deliveredAt) }
        await locked.add(devices, { ...of, ...days, at: now(), by: actor.name })
        const params = { shipment: number, pieces: rows.length }
        await noteActivity(tx, actor, {
          entity: 'order',
          entityId: orderId,
          kind: 'devices.recorded',
          params,
          at: now(),
        })
        const entity = { entity: 'order', entityId: orderId, entityName: reference }
        await audit.record(tx, actor, { action: 'devices.recorded', ...entity, after: { ...params, product: name } })
        return rows.length
      })
    },

    /** @throws device.state, record.changed with the current device */
    async change(actor: Actor, id: string, { version, ...change }: DeviceChange): Promise<DeviceDetail> {
      const isWritten = await withLocked(id, async (tx, device) => {
        if (device.version !== version) return false
        const changed = difference(pick(device), change)
        if (!changed) return true
        const locked = createDevicesRepo(tx)
        const { state, ...texts } = change
        const isMoved = state !== undefined && state !== device.state
        if (isMoved) {
          if (device.state === 'packed') throw problem('device.state', 'The device has not been shipped yet')
          if (device.state === 'returned') {
            await locked.lockNumbers()
            const [other] = await locked.taken([device], id)
            if (other) throw problem('device.state', `Order ${other.reference} has this device`)
          }
        }
        await locked.update(id, { ...definedOf(texts), ...(state !== undefined && { state }) })
        const by = { at: now(), by: actor.name }
        await locked.note(id, isMoved ? { ...by, kind: 'moved', state } : { ...by, kind: 'changed' })
        await record(tx, actor, 'device.updated', device, changed)
        await publish(tx, 'sales.changed')
        return true
      })
      const current = await detail(id)
      if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
      return current
    },

    /** Removes what was recorded by mistake. */
    async remove(actor: Actor, id: string): Promise<void> {
      await withLocked(id, async (tx, device) => {
        await createDevicesRepo(tx).remove(id)
        const { orderReference: order, state } = device
        await record(tx, actor, 'device.removed', device, { before: { order, state } })
        await publish(tx, 'sales.changed')
      })
    },

    /** Returns the AppKey, once the audit log has it that it was shown. @throws device.no_key */
    key(actor: Actor, id: string): Promise<{ appKey: string }> {
      return withLocked(id, async (tx, device) => {
        const appKey = appKeyOf(secrets, device)
        if (appKey === undefined) throw problem('device.no_key', 'No AppKey was recorded, or it can no longer be read')
        await createDevicesRepo(tx).note(id, { at: now(), kind: 'key_shown', by: actor.name })
        await record(tx, actor, 'device.key_shown', device)
        return { appKey }
      })
    },
  }
}

export type Devices = ReturnType<typeof createDevices>

function takenErrors(rows: DeviceRow[], taken: (Numbers & { reference: string })[]): FieldError[] {
  if (taken.length === 0) return []
  const columns = ['serial', 'devEui', 'imei', 'iccid'] as const
  const orders = new Map(
    taken.flatMap((device) =>
      columns.flatMap((column) =>
        device[column] === '' ? [] : [[`${column} ${device[column].toUpperCase()}`, device.reference] as const],
      ),
    ),
  )
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const order = orders.get(`${column} ${row[column].toUpperCase()}`)
      return order === undefined ? [] : [fieldError(`text.${row.line}.${column}`, 'device_known', { order })]
    }),
  )
}

function pick({ state, firmware, note }: SealedDevice) {
  return { state, firmware, note }
}

function definedOf({ firmware, note }: Pick<DeviceChange, 'firmware' | 'note'>) {
  return { ...(firmware !== undefined && { firmware }), ...(note !== undefined && { note }) }
}

function refusal(errors: FieldError[]) {
  return problem('request.invalid', 'Some devices cannot be recorded', errors)
}

function notFound(id: string) {
  return problem('device.not_found', `No device has the id ${id}`)
}
