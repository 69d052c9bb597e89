import type { FastifyInstance } from 'fastify'
import { buildApp, type Services } from '#server/app.ts'
import { patientRendering, type TestApp } from '#tests/support/app.ts'

/** The real app on the services of another one, some of them replaced; to be injected into. */
export function appWith(test: TestApp, replaced: Partial<Services>): Promise<FastifyInstance> {
  return buildApp({
    ...test.services,
    readiness: { stopping: false, trouble: async () => undefined },
    client: undefined,
    publicUrl: undefined,
    trustProxy: [],
    logger: undefined,
    renderTimes: patientRendering,
    ...replaced,
  })
}
