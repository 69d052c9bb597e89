import type { FastifyInstance } from 'fastify'
import { staffMediaRoutes } from '#server/modules/media/index.ts'
import type { MediaArea } from '../services/media.ts'

export async function registerMedia(zone: FastifyInstance, { media }: MediaArea): Promise<void> {
  await zone.register(staffMediaRoutes(media))
}
