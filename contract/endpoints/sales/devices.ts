import * as z from 'zod/mini'
import { endpoint, file, idParams, nothing } from '../../endpoint.ts'
import { filePaths } from '../../paths.ts'
import {
  buyerDevicesSchema,
  deviceChangeSchema,
  deviceDetailSchema,
  deviceKeySchema,
  devicePageSchema,
  deviceTableQuerySchema,
  joinFileQuerySchema,
  newDevicesAnswerSchema,
  newDevicesSchema,
} from '../../sales/devices.ts'
import { exportQuery } from '../../tables.ts'

const linkParams = z.object({ orderToken: z.string() })

export const listDevices = endpoint({
  method: 'GET',
  path: '/admin/devices',
  permission: 'sales.read',
  tags: ['Devices'],
  operationId: 'listDevices',
  summary: 'List shipped devices, newest first',
  description: 'Searched are serial number, DevEUI, JoinEUI, IMEI and ICCID, in whole or in part.',
  query: deviceTableQuerySchema,
  answer: devicePageSchema,
})

export const exportDevices = endpoint({
  method: 'GET',
  path: '/admin/devices/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Devices'],
  operationId: 'exportDevices',
  summary: 'Export all matching devices as CSV without AppKeys',
  query: exportQuery(deviceTableQuerySchema),
  answer: file('text/csv'),
})

export const exportDeviceKeys = endpoint({
  method: 'GET',
  path: '/admin/devices/keys/export.csv',
  permission: 'devices.keys',
  isExport: true,
  tags: ['Devices'],
  operationId: 'exportDeviceKeys',
  summary: 'Export all matching devices as CSV with AppKeys',
  description: 'The audit log has the export before its first row is sent.',
  query: exportQuery(deviceTableQuerySchema),
  answer: file('text/csv'),
})

export const getDevice = endpoint({
  method: 'GET',
  path: '/admin/devices/:id',
  permission: 'sales.read',
  tags: ['Devices'],
  operationId: 'getDevice',
  summary: 'Get a device with its history',
  params: idParams,
  answer: deviceDetailSchema,
  errors: [404],
})

export const changeDevice = endpoint({
  method: 'PATCH',
  path: '/admin/devices/:id',
  permission: 'sales.write',
  tags: ['Devices'],
  operationId: 'changeDevice',
  summary: 'Update state, firmware or note of a device',
  description:
    '`device.state` for a device that has not left yet, and for one whose numbers are those of a device shipped since.',
  params: idParams,
  body: deviceChangeSchema,
  answer: deviceDetailSchema,
  errors: [404, 409],
})

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/admin/devices/:id',
  permission: 'sales.write',
  tags: ['Devices'],
  operationId: 'removeDevice',
  summary: 'Remove a device that was recorded by mistake',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const showDeviceKey = endpoint({
  method: 'POST',
  path: '/admin/devices/:id/key',
  permission: 'devices.keys',
  tags: ['Devices'],
  operationId: 'showDeviceKey',
  summary: 'Show the AppKey of a device, which the audit log records',
  description:
    '`device.no_key` where there is none, or where it was encrypted with a secret that is no longer configured.',
  params: idParams,
  answer: deviceKeySchema,
  errors: [404, 409],
})

export const recordDevices = endpoint({
  method: 'POST',
  path: '/admin/shipments/:id/devices',
  permission: 'sales.write',
  tags: ['Devices'],
  operationId: 'recordDevices',
  summary: 'Record the devices of a shipment’s line',
  description:
    'All of them or, with an error for each invalid line, none. Numbers of another device are refused unless that was returned.',
  params: idParams,
  body: newDevicesSchema,
  answer: newDevicesAnswerSchema,
  status: 201,
  errors: [404],
})

export const listBuyerDevices = endpoint({
  method: 'GET',
  path: '/order-links/:orderToken/devices',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'listBuyerDevices',
  summary: 'List an order’s devices by its private link',
  params: linkParams,
  answer: buyerDevicesSchema,
  errors: [404, 429, 503],
})

export const getJoinFile = endpoint({
  method: 'GET',
  path: filePaths.joinFile,
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getJoinFile',
  summary: 'Export an order’s devices with AppKeys as CSV for a LoRaWAN join server',
  description:
    'Columns of The Things Stack (separated by semicolons), or named after the fields of ChirpStack’s API, whose `nwk_key` is the AppKey of LoRaWAN 1.0.x. Each download is in the audit log. 404 `device.none` where no shipped device has DevEUI and AppKey.',
  params: linkParams,
  query: joinFileQuerySchema,
  answer: file('text/csv'),
  errors: [404, 429, 503],
})
