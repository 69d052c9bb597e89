import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/sales/devices.ts'
import type { DeviceDetail, deviceChangeSchema, NewDevices } from '#contract/sales/devices.ts'
import { urlOf } from '../../../api/endpoint.ts'
import { call } from '../request.ts'

/** Maximum number of an order's devices that its page shows. */
export const devicesShown = 100

export function deviceOptions(id: string) {
  return queryOptions({
    queryKey: ['devices', 'one', id],
    queryFn: ({ signal }) => call(endpoints.getDevice, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The first devices of an order, by serial number. */
export function devicesOfOptions(order: string) {
  return queryOptions({
    queryKey: ['devices', 'order', order],
    queryFn: ({ signal }) =>
      call(endpoints.listDevices, { query: { order, sort: 'serial', pageSize: devicesShown }, signal }),
    staleTime: 0,
  })
}

/** @returns their number @throws request.invalid with a fault for each line */
export async function recordDevices(shipmentId: string, body: NewDevices): Promise<number> {
  return (await call(endpoints.recordDevices, { params: { id: shipmentId }, body })).recorded
}

/** @throws device.state, record.changed */
export function changeDevice(id: string, body: z.output<typeof deviceChangeSchema>): Promise<DeviceDetail> {
  return call(endpoints.changeDevice, { params: { id }, body })
}

export function removeDevice(id: string): Promise<void> {
  return call(endpoints.removeDevice, { params: { id } })
}

/** Shows the AppKey, which the audit log records. @throws device.no_key */
export async function showDeviceKey(id: string): Promise<string> {
  return (await call(endpoints.showDeviceKey, { params: { id } })).appKey
}

/** Address of the devices of an order with their AppKeys, as a CSV file. */
export function deviceKeysUrl(order: string): string {
  return urlOf(endpoints.exportDeviceKeys, { query: { order } })
}
