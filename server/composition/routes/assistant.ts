import type { FastifyInstance } from 'fastify'
import { conversationsRoutes, gapsRoutes, staffQuestionsRoutes } from '#server/modules/assistant/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AssistantArea } from '../services/assistant.ts'

export async function registerQuestions(
  zone: FastifyInstance,
  services: Pick<AssistantArea, 'questions' | 'gaps'>,
): Promise<void> {
  await zone.register(staffQuestionsRoutes(services.questions))
  await zone.register(gapsRoutes(services.gaps))
}

export async function registerConversations(
  zone: FastifyInstance,
  {
    conversations,
    corrections,
    settings,
  }: Pick<AssistantArea, 'conversations' | 'corrections'> & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(conversationsRoutes(conversations, corrections, settings))
}
