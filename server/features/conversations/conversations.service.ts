import {
  type Conversation,
  type ConversationDetail,
  type ConversationFigures,
  type ConversationTableQuery,
  type ConversationTurn,
} from '#contract/conversations.ts'
import { chatSourceSchema } from '#contract/chat.ts'
import { Prisma } from '#prisma'
import * as z from 'zod/mini'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database.ts'
import { publish } from '#server/platform/events.ts'
import { recordedExport } from '#server/platform/exports.ts'
import { problem } from '#server/platform/problems.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { removeConversation } from './conversation-removal.repo.ts'
import { createConversationsRepo, type ConversationFilter, type ConversationRow, type TurnRow } from './conversations.repo.ts'
