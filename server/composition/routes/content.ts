import type { FastifyInstance } from 'fastify'
import { staffContentRoutes } from '#server/modules/content/index.ts'
import type { ContentArea } from '../services/content.ts'

export async function registerContent(zone: FastifyInstance, { content }: ContentArea): Promise<void> {
  await zone.register(staffContentRoutes(content))
}
