import { ratesNow } from '#contract/catalogue/prices.ts'
import {
  createAssistant,
  createConversations,
  createCorrections,
  createGaps,
  createGateway,
  createGatewayTest,
  createQuestions,
  createTools,
  createVisitorTranscripts,
} from '#server/modules/assistant/index.ts'
import { createSystemParts } from '#server/modules/builder/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CatalogueArea } from './catalogue.ts'

export type AssistantArea = ReturnType<typeof assistantServices>

type ToolNeeds = Parameters<typeof createTools>[0]

type Needs = Omit<Parameters<typeof createAssistant>[0], 'gateway' | 'tools' | 'productsAt'> &
  Pick<Dependencies, 'timeouts' | 'audit' | 'cache' | 'plans' | 'publishedContent'> &
  Pick<CatalogueArea, 'products' | 'lookup'> & {
    demoRequests: { slots: ToolNeeds['demoSlots'] }
    quoteFollow: { follow: ToolNeeds['followQuote'] }
    buyers: { follow: ToolNeeds['followOrder'] }
  }

export function assistantServices(needs: Needs) {
  const { config, timeouts, now, database, audit, settings, site, cache } = needs
  const gateway = createGateway({ site, ...(timeouts && { timeouts }) })
  const rates = () => ratesNow(settings.current().sales)
  const tools = createTools({
    ...needs,
    rates,
    systemParts: createSystemParts(needs.products, needs.plans).all,
    demoSlots: needs.demoRequests.slots,
    followQuote: needs.quoteFollow.follow,
    followOrder: needs.buyers.follow,
  })
  return {
    tools,
    gatewayTest: createGatewayTest({ gateway, settings, config }),
    assistant: createAssistant({ ...needs, gateway, tools, productsAt: needs.lookup.byAddresses }),
    questions: createQuestions({ database, audit, onCommit: cache.clear }),
    gaps: createGaps({ database, audit }),
    corrections: createCorrections({ database, audit }),
    conversations: createConversations({ database, audit, settings, now }),
    visitorTranscripts: createVisitorTranscripts({ database }),
  }
}
