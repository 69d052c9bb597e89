import { ratesNow } from '#contract/catalogue/prices.ts'
import { createAgentCalls, createMcp, createQuotations, createUcpCatalogue } from '#server/modules/agents/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type AgentsArea = ReturnType<typeof agentsServices>

type Needs = Pick<Dependencies, 'settings'> &
  Parameters<typeof createAgentCalls>[0] &
  Parameters<typeof createQuotations>[0] &
  Omit<Parameters<typeof createUcpCatalogue>[0], 'rates'> &
  Pick<Parameters<typeof createMcp>[0], 'tools' | 'site'>

export function agentsServices(needs: Needs) {
  const rates = () => ratesNow(needs.settings.current().sales)
  const agents = {
    agentCalls: createAgentCalls(needs),
    ucpCatalogue: createUcpCatalogue({ ...needs, rates }),
    quotations: createQuotations(needs),
  }
  return { ...agents, mcp: createMcp({ ...needs, ...agents }) }
}
