import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sales/devices.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { BuyerDevicesArea } from './buyer-devices.service.ts'
import { deviceExportColumns, deviceKeyColumns } from './devices.columns.ts'
import type { Devices } from './devices.service.ts'

/** A HEAD request would read and audit a whole export. */
const exportOptions = { exposeHeadRoute: false }

/** Bytes of a list: its text in JSON takes up to four a character. */
const bodyLimit = 1024 * 1024

export function devicesRoutes(devices: Devices, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listDevices, (request) => devices.page(request.query))

    route(
      app,
      endpoints.exportDevices,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'devices', devices.all(actorOf(request), query), deviceExportColumns(language))
      },
      exportOptions,
    )

    route(
      app,
      endpoints.exportDeviceKeys,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'device-keys', devices.withKeys(actorOf(request), query), deviceKeyColumns(language))
      },
      exportOptions,
    )

    route(app, endpoints.getDevice, (request) => devices.detail(request.params.id))

    route(app, endpoints.changeDevice, (request) => devices.change(actorOf(request), request.params.id, request.body))

    route(app, endpoints.removeDevice, (request) => devices.remove(actorOf(request), request.params.id))

    route(app, endpoints.showDeviceKey, (request) => devices.key(actorOf(request), request.params.id))

    route(
      app,
      endpoints.recordDevices,
      async (request) => ({ recorded: await devices.record(actorOf(request), request.params.id, request.body) }),
      { bodyLimit },
    )
  }
}

/** Registers what buyers see of devices on the private link of an order. */
export function buyerDevicesRoutes(
  devices: BuyerDevicesArea,
  limits: { lookups: VisitorLimit; datasheets: VisitorLimit },
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.listBuyerDevices,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return devices.list(request.params.orderToken)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.getJoinFile,
      async (request, reply) => {
        const { name, text } = await devices.joinFile(request.params.orderToken, request.query.format)
        reply.header('cache-control', 'no-store')
        reply.header('content-disposition', `attachment; filename="${name}"`)
        return reply.type('text/csv; charset=utf-8').send(text)
      },
      { ...exportOptions, onRequest: limits.datasheets },
    )
  }
}
