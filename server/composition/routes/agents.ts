import type { FastifyInstance } from 'fastify'
import { agentCallsRoutes, quotationsRoutes, ucpRoutes } from '#server/modules/agents/index.ts'
import type { VisitorLimits } from '../limits.ts'
import type { AgentsArea } from '../services/agents.ts'

export async function registerAgents(
  api: FastifyInstance,
  { agentCalls: calls, ucpCatalogue, quotations, publicUrl }: AgentsArea & { publicUrl: string | undefined },
  limits: VisitorLimits,
): Promise<void> {
  await api.register(ucpRoutes(ucpCatalogue, { calls, publicUrl }, limits.agents))
  await api.register(quotationsRoutes(quotations, { calls, publicUrl }, limits))
}

export async function registerAgentCalls(zone: FastifyInstance, { agentCalls }: AgentsArea): Promise<void> {
  await zone.register(agentCallsRoutes(agentCalls))
}
