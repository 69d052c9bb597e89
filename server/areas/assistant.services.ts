import { createAssistant } from '../features/chat/assistant.ts'
import { createGateway } from '../features/chat/gateway.ts'
import { createConversations } from '../features/conversations/conversations.service.ts'
import { createVisitorTranscripts } from '../features/conversations/visitor-transcripts.service.ts'
import { createGaps } from '../features/questions/gaps.service.ts'
import { createQuestions } from '../features/questions/questions.service.ts'
import { createGatewayTest } from '../features/settings/gateway-test.service.ts'
import type { Ground } from './ground.ts'

export type AssistantArea = ReturnType<typeof assistantServices>

type Needs = Omit<Parameters<typeof createAssistant>[0], 'gateway'> & Pick<Ground, 'patience' | 'audit' | 'cache'>

/** The assistant: its model, what staff teach it, and what was said to it. */
export function assistantServices(needs: Needs) {
  const { config, patience, now, database, audit, settings, site, cache } = needs
  const gateway = createGateway({ site, ...(patience && { patience }) })
  return {
    gatewayTest: createGatewayTest({ gateway, settings, config }),
    assistant: createAssistant({ ...needs, gateway }),
    questions: createQuestions({ database, audit, onCommit: cache.clear }),
    gaps: createGaps({ database, audit }),
    conversations: createConversations({ database, audit, settings, now }),
    visitorTranscripts: createVisitorTranscripts({ database }),
  }
}
