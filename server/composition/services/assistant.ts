import {
  createAssistant,
  createConversations,
  createGaps,
  createGateway,
  createGatewayTest,
  createQuestions,
  createVisitorTranscripts,
} from '#server/modules/assistant/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type AssistantArea = ReturnType<typeof assistantServices>

type Needs = Omit<Parameters<typeof createAssistant>[0], 'gateway'> & Pick<Dependencies, 'timeouts' | 'audit' | 'cache'>

export function assistantServices(needs: Needs) {
  const { config, timeouts, now, database, audit, settings, site, cache } = needs
  const gateway = createGateway({ site, ...(timeouts && { timeouts }) })
  return {
    gatewayTest: createGatewayTest({ gateway, settings, config }),
    assistant: createAssistant({ ...needs, gateway }),
    questions: createQuestions({ database, audit, onCommit: cache.clear }),
    gaps: createGaps({ database, audit }),
    conversations: createConversations({ database, audit, settings, now }),
    visitorTranscripts: createVisitorTranscripts({ database }),
  }
}
