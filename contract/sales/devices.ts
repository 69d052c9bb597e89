import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { optionalLine, optionalText, plainBreaks, withoutControls } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/**
 * Devices (/admin/devices): hardware that was shipped by serial number, with its numbers in networks. AppKeys are stored
 * encrypted; only `showDeviceKey`, `exportDeviceKeys` and the buyer's files contain them.
 */

/** `packed` until the shipment leaves; `returned` ones may be shipped again, as a new device. */
export const deviceStates = ['packed', 'shipped', 'returned', 'replaced', 'scrapped'] as const
export type DeviceState = (typeof deviceStates)[number]

export const deviceStateWords: Record<DeviceState, Bilingual> = {
  packed: { 'zh-TW': '已包裝', en: 'Packed' },
  shipped: { 'zh-TW': '已發貨', en: 'Shipped' },
  returned: { 'zh-TW': '已退回', en: 'Returned' },
  replaced: { 'zh-TW': '已更換', en: 'Replaced' },
  scrapped: { 'zh-TW': '已報廢', en: 'Scrapped' },
}

/** Columns of a list of devices; the order of exports. */
export const deviceNumbers = ['serial', 'devEui', 'joinEui', 'imei', 'iccid'] as const
export const deviceColumns = [...deviceNumbers, 'appKey', 'firmware', 'note'] as const
export type DeviceColumn = (typeof deviceColumns)[number]

export const deviceColumnWords: Record<DeviceColumn, Bilingual> = {
  serial: { 'zh-TW': '序號', en: 'Serial number' },
  devEui: { 'zh-TW': 'DevEUI', en: 'DevEUI' },
  joinEui: { 'zh-TW': 'JoinEUI', en: 'JoinEUI' },
  imei: { 'zh-TW': 'IMEI', en: 'IMEI' },
  iccid: { 'zh-TW': 'ICCID', en: 'ICCID' },
  appKey: { 'zh-TW': 'AppKey', en: 'AppKey' },
  firmware: { 'zh-TW': '韌體', en: 'Firmware' },
  note: { 'zh-TW': '備註', en: 'Note' },
}

/** Maximum number of devices of one list, and of characters of its text. */
export const devicesMax = 2000
const deviceTextMax = 200_000

const day = z.iso.date()

export const deviceSchema = z.object({
  id: z.uuid(),
  serial: z.string(),
  /** Empty where the device has none, as the numbers below. */
  devEui: z.string(),
  joinEui: z.string(),
  imei: z.string(),
  iccid: z.string(),
  /** Whether its AppKey is known. */
  hasKey: z.boolean(),
  productId: z.nullable(z.uuid()),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  orderId: z.uuid(),
  orderReference: z.string(),
  shipmentId: z.uuid(),
  /** The shipment's number within its order. */
  shipmentNumber: z.int(),
  customerId: z.nullable(z.uuid()),
  customerName: z.string(),
  state: z.enum(deviceStates),
  shippedOn: z.nullable(day),
  /** The product's when it was recorded; null without one. */
  warrantyMonths: z.nullable(z.int()),
  warrantyEndsOn: z.nullable(day),
  firmware: z.string(),
  note: z.string(),
  version: z.int(),
})
export type Device = z.infer<typeof deviceSchema>

export const deviceTableQuerySchema = tableQuery(['createdAt', 'serial', 'shippedOn', 'warrantyEndsOn'], {
  state: choices(deviceStates),
  product: z.optional(z.uuid()),
  customer: z.optional(z.uuid()),
  order: z.optional(z.uuid()),
  shipment: z.optional(z.uuid()),
  /** Last days of the warranty, both included. */
  warrantyFrom: z.optional(day),
  warrantyTo: z.optional(day),
})
export type DeviceTableQuery = z.infer<typeof deviceTableQuerySchema>
export const devicePageSchema = pageOf(deviceSchema)

/** Events of a device. `moved`: to another `state`; `key_shown`: to a member of staff. */
export const deviceEventKinds = ['recorded', 'shipped', 'moved', 'changed', 'key_shown'] as const

export const deviceDetailSchema = z.extend(deviceSchema, {
  /** The newest first. */
  events: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      kind: z.enum(deviceEventKinds),
      state: z.nullable(z.enum(deviceStates)),
      by: z.string(),
    }),
  ),
  /** Other shipments of the same serial number, the newest first. */
  others: z.array(deviceSchema),
})
export type DeviceDetail = z.infer<typeof deviceDetailSchema>

/**
 * `text`: one device a line, as scanned, pasted or read from a CSV file. With a line of headings, in English or
 * Chinese, its columns are recognised by them, and others ignored; without, each line is a serial number, or the code of
 * a LoRaWAN device (`LW:D0:…`). Errors are at `text.<line>.<column>`, lines counted from 1.
 */
export const newDevicesSchema = z.strictObject({
  /** Idempotency key: a form sent twice records the devices once. */
  submissionId: z.uuid(),
  /** Line of the shipment. */
  lineId: z.uuid(),
  text: z.string().check(
    plainBreaks,
    z.refine((text) => text.trim() !== '', visitorFault('required')),
    z.maxLength(deviceTextMax),
    withoutControls,
  ),
})
export type NewDevices = z.infer<typeof newDevicesSchema>
export const newDevicesAnswerSchema = z.object({ recorded: z.int() })

/** Omitted fields do not change. */
export const deviceChangeSchema = z.strictObject({
  version: z.int32(),
  state: z.optional(z.enum(['shipped', 'returned', 'replaced', 'scrapped'])),
  firmware: z.optional(optionalLine(100)),
  note: z.optional(optionalText(500)),
})
export type DeviceChange = z.infer<typeof deviceChangeSchema>

export const deviceKeySchema = z.object({ appKey: z.string() })

/** Files for LoRaWAN join servers. */
export const joinServers = ['the-things-stack', 'chirpstack'] as const
export type JoinServer = (typeof joinServers)[number]
export const joinFileQuerySchema = z.strictObject({ format: z.enum(joinServers) })

/** Devices of an order as its buyer sees them, without those that have not left or have come back. */
export const buyerDevicesSchema = z.object({
  items: z.array(
    z.object({
      serial: z.string(),
      devEui: z.string(),
      imei: z.string(),
      iccid: z.string(),
      name: z.string(),
      nameEn: z.nullable(z.string()),
      warrantyEndsOn: z.nullable(day),
    }),
  ),
  /** Number of all; `items` are the first 200. */
  total: z.int(),
  /** Number of those that the files for join servers contain: with DevEUI and AppKey. */
  joinable: z.int(),
})
export type BuyerDevices = z.infer<typeof buyerDevicesSchema>
export const buyerDevicesMost = 200

/** Returns a searched number as it is stored: EUIs and the like without separators. */
export function searchedNumber(text: string): string {
  const bare = text.replace(/[\s:.-]/g, '')
  return /^([0-9a-f]{2}[\s:.-]){7}[0-9a-f]{2}$/i.test(text) || /^\d[\d\s-]{13,}\d$/.test(text) ? bare : text
}
