import { ratesNow } from '#contract/catalogue/prices.ts'
import { createAgentCalls, createQuotations, createUcpCatalogue } from '#server/modules/agents/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type AgentsArea = ReturnType<typeof agentsServices>

type Needs = Pick<Dependencies, 'settings'> &
  Parameters<typeof createAgentCalls>[0] &
  Parameters<typeof createQuotations>[0] &
  Omit<Parameters<typeof createUcpCatalogue>[0], 'rates'>

export function agentsServices(needs: Needs) {
  const rates = () => ratesNow(needs.settings.current().sales)
  return {
    agentCalls: createAgentCalls(needs),
    ucpCatalogue: createUcpCatalogue({ ...needs, rates }),
    quotations: createQuotations(needs),
  }
}
