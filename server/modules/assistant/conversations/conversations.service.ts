import * as z from 'zod/mini'
import { chatSourceSchema } from '#contract/assistant/chat.ts'
import type {
  Conversation,
  ConversationDetail,
  ConversationFigures,
  ConversationTableQuery,
  ConversationTurn,
} from '#contract/assistant/conversations.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { removeConversation } from './conversation-removal.repo.ts'
import {
  type ConversationFilter,
  type ConversationRow,
  createConversationsRepo,
  type TurnRow,
} from './conversations.repo.ts'

export interface ConversationsServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  now: () => Date
}

const daysOfFigures = 30
const dayMs = 24 * 60 * 60_000
/** Time zone of the assistant's daily limits. */
const limitsZone = 'Asia/Hong_Kong'

export function createConversations(services: ConversationsServices) {
  const { database, audit, settings, now } = services
  const conversations = createConversationsRepo(database)

  return {
    async page(query: ConversationTableQuery) {
      const page = await conversations.page(query)
      return { ...page, items: page.items.map(conversationOf) }
    },

    all: (actor: Actor, filter: ConversationFilter) =>
      recordedExport(services, actor, 'conversations', filter, conversations.all(filter)),

    async figures(): Promise<ConversationFigures> {
      const { general, chat } = settings.current()
      const first = new Date(Date.parse(shopDay(now(), general.timezone)) - (daysOfFigures - 1) * dayMs)
      const [{ unanswered, ...sums }, today] = await Promise.all([
        conversations.sums(first.toISOString().slice(0, 10), general.timezone),
        conversations.usedOn(shopDay(now(), limitsZone)),
      ])
      const { questions } = sums
      return {
        ...sums,
        answeredPercent: questions > 0 ? Math.round((1000 * (questions - unanswered)) / questions) / 10 : null,
        today,
        limits: { tokens: chat.tokensPerDay, costUsd: chat.usdPerDay },
      }
    },

    /** @throws conversation.not_found */
    async find(id: string): Promise<ConversationDetail> {
      const [row, turns, enquiries] = await Promise.all([
        conversations.find(id),
        conversations.turns(id),
        conversations.enquiries(id),
      ])
      if (!row) throw notFound(id)
      const quotes = await conversations.quotes([id, ...enquiries.map((enquiry) => enquiry.id)])
      return { ...conversationOf(row), turns: turns.map(turnOf), enquiries, quotes }
    },

    /**
     * Erases a conversation for good; the audit log records its summary without its text. Enquiries and quotations made from it stay.
     * @throws conversation.not_found
     */
    erase(actor: Actor, id: string): Promise<void> {
      return database.prisma.$transaction(async (tx) => {
        const erased = await removeConversation(tx, id)
        if (!erased) throw notFound(id)
        await publish(tx, 'conversations.changed')
        const subject = { entity: 'conversation', entityId: id }
        await audit.record(tx, actor, { action: 'conversation.erased', ...subject, before: erased })
      })
    },
  }
}

export type Conversations = ReturnType<typeof createConversations>

function notFound(id: string) {
  return problem('conversation.not_found', `No conversation has the id ${id}`)
}

function conversationOf(row: ConversationRow): Conversation {
  return { ...row, startedAt: row.startedAt.toISOString(), lastAt: row.lastAt.toISOString() }
}

const sourcesSchema = z.array(chatSourceSchema)

function turnOf({ sources, createdAt, ...turn }: TurnRow): ConversationTurn {
  return { ...turn, sources: sourcesSchema.parse(sources), createdAt: createdAt.toISOString() }
}
