import type { FastifyPluginAsync } from 'fastify'
import { listAgentCalls } from '#contract/endpoints/agents.ts'
import { route } from '#server/platform/http/route.ts'
import type { AgentCalls } from './agent-calls.service.ts'

export function agentCallsRoutes(calls: AgentCalls): FastifyPluginAsync {
  return async (app) => {
    route(app, listAgentCalls, ({ query }) => calls.page(query))
  }
}
