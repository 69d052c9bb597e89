import type { FastifyInstance } from 'fastify'
import { staffContentRoutes } from '#server/modules/content/index.ts'
import type { ContentArea } from '../services/content.ts'

/** What staff own of the site's pages. */
export async function registerContent(zone: FastifyInstance, { content }: ContentArea): Promise<void> {
  await zone.register(staffContentRoutes(content))
}
