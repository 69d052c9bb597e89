import { stringify } from 'csv-stringify/sync'
import { type BuyerDevices, buyerDevicesMost, devicesMax, type JoinServer } from '#contract/sales/devices.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { withGuard } from '#server/platform/documents/csv.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createDevicesRepo, type SealedDevice } from './devices.repo.ts'
import { appKeyOf } from './devices.service.ts'

interface BuyerDevicesServices {
  database: Database
  audit: Audit
  secrets: Secrets
  /** Returns the id of a link's order. @throws order_link.not_found */
  idOf: (token: string) => Promise<string>
}

/** Maximum number of devices of a file. */
const fileMost = 10 * devicesMax

/** Stands for a JoinEUI that is not known, which devices and join servers accept. */
const noJoinEui = '0'.repeat(16)

interface JoinFile {
  name: string
  delimiter: string
  columns: [name: string, value: (device: SealedDevice, appKey: string) => string][]
}

/** As The Things Stack imports them, and with the names of ChirpStack's API. */
const files: Record<JoinServer, JoinFile> = {
  'the-things-stack': {
    name: 'The Things Stack',
    delimiter: ';',
    columns: [
      ['id', ({ devEui }) => `eui-${devEui.toLowerCase()}`],
      ['dev_eui', ({ devEui }) => devEui],
      ['join_eui', ({ joinEui }) => joinEui || noJoinEui],
      ['name', ({ serial }) => serial],
      ['app_key', (_device, appKey) => appKey],
    ],
  },
  chirpstack: {
    name: 'ChirpStack',
    delimiter: ',',
    columns: [
      ['dev_eui', ({ devEui }) => devEui.toLowerCase()],
      ['join_eui', ({ joinEui }) => (joinEui || noJoinEui).toLowerCase()],
      ['name', ({ serial }) => serial],
      ['description', ({ name, nameEn }) => nameEn || name],
      ['nwk_key', (_device, appKey) => appKey.toLowerCase()],
    ],
  },
}

/** Serves devices on the private link of an order. All methods throw order_link.not_found. */
export function createBuyerDevices({ database, audit, secrets, idOf }: BuyerDevicesServices) {
  return {
    async list(token: string): Promise<BuyerDevices> {
      const [orderId, repo] = [await idOf(token), createDevicesRepo(database.prisma)]
      const [devices, counts] = await Promise.all([repo.shipped(orderId, buyerDevicesMost), repo.counts(orderId)])
      return {
        items: devices.map(({ serial, devEui, imei, iccid, name, nameEn, warrantyEndsOn }) => {
          return { serial, devEui, imei, iccid, name, nameEn, warrantyEndsOn }
        }),
        total: counts?.total ?? 0,
        joinable: counts?.joinable ?? 0,
      }
    },

    /** Returns the file of a join server, once the audit log and the order's timeline have it. @throws device.none */
    async joinFile(token: string, format: JoinServer): Promise<{ name: string; text: string }> {
      const orderId = await idOf(token)
      return database.prisma.$transaction(async (tx) => {
        const { name, delimiter, columns } = files[format]
        const devices = (await createDevicesRepo(tx).shipped(orderId, fileMost)).flatMap((device) => {
          const appKey = device.devEui === '' ? undefined : appKeyOf(secrets, device)
          return appKey === undefined ? [] : [{ device, appKey }]
        })
        const [first] = devices
        if (!first) throw problem('device.none', 'No shipped device has DevEUI and AppKey')
        const order = await tx.order.findUniqueOrThrow({
          where: { id: orderId },
          select: { reference: true, contactName: true, customerName: true },
        })
        const buyer = { kind: 'visitor', id: null, name: order.contactName || order.customerName } as const
        const params = { format: name, pieces: devices.length }
        await noteActivity(tx, buyer, { entity: 'order', entityId: orderId, kind: 'devices.downloaded', params })
        const entity = { entity: 'order', entityId: orderId, entityName: order.reference }
        await audit.record(tx, systemActor, { action: 'devices.keys_downloaded', ...entity, after: params })
        const rows = devices.map(({ device, appKey }) => columns.map(([, value]) => withGuard(value(device, appKey))))
        const text = stringify(rows, { header: true, columns: columns.map(([head]) => head), delimiter })
        return { name: `${order.reference}-${format}.csv`, text }
      })
    },
  }
}

export type BuyerDevicesArea = ReturnType<typeof createBuyerDevices>
