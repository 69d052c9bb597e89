import type { FastifyPluginAsync } from 'fastify'
import { testGateway } from '#contract/endpoints/settings.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { GatewayTest } from './gateway-test.service.ts'

export function gatewayTestRoutes(gatewayTest: GatewayTest, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(app, testGateway, () => gatewayTest.ask(), { onRequest: limit })
  }
}
