import type { Exchange } from '#contract/assistant/transcripts.ts'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import {
  type DemoKind,
  demoKindSchema,
  type Industry,
  industrySchema,
  type UseCase,
  useCaseSchema,
} from '#contract/requests/demo-requests.ts'
import { type InquiryType, inquiryTypeSchema } from '#contract/requests/enquiries.ts'
import type { MessageKind } from '#contract/requests/visitors.ts'
import { createConversationLinksRepo } from '#server/modules/assistant/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { PrivateLinks } from '../quote-requests/private-links.ts'
import type { QuoteLine } from '../quote-requests/quote-adding.repo.ts'

interface Sent {
  reference: string
  language: ReaderLanguage
  email: string
  phone: string
  company: string
  message: string
  marketingConsent: boolean
  createdAt: Date
}

export interface EnquiryMessage extends Sent {
  kind: 'enquiry'
  firstName: string
  lastName: string
  product: string
  inquiryType: InquiryType | undefined
  /** Conversation with the assistant that the visitor attached. */
  conversation: Exchange[]
}

interface DemoMessage extends Sent {
  kind: 'demo-request'
  name: string
  demo: DemoKind
  product: string
  industry: Industry
  useCase: UseCase | undefined
  /** In Hong Kong time, such as 2026-12-01 and 10:00. */
  preferredDate: string | undefined
  preferredTime: string | undefined
  /** Until when an unconfirmed request holds its slot; null: permanently. */
  slotHeldUntil: Date | null
  holdsSlot: boolean
}

export interface QuoteMessage extends Sent {
  kind: 'quote-request'
  name: string
  currency: string
  /** Token of the buyer's private link; undefined once revoked. */
  token: string | undefined
  lines: QuoteLine[]
}

export type Message = EnquiryMessage | DemoMessage | QuoteMessage

export function createMessagesRepo(database: DatabaseHandle, links: PrivateLinks) {
  return {
    async find(kind: MessageKind, reference: string): Promise<Message | undefined> {
      if (kind === 'enquiry') return enquiry(database, reference)
      if (kind === 'demo-request') return demoRequest(database, reference)
      return quoteRequest(database, links, reference)
    },
  }
}

export type MessagesRepo = ReturnType<typeof createMessagesRepo>

async function enquiry(database: DatabaseHandle, reference: string): Promise<EnquiryMessage | undefined> {
  const row = await database.enquiry.findUnique({ where: { reference } })
  if (!row) return undefined
  const inquiryType = row.inquiryType === null ? undefined : inquiryTypeSchema.parse(row.inquiryType)
  const language = readerLanguageSchema.parse(row.language)
  const { conversationId } = row
  const conversation = conversationId ? await createConversationLinksRepo(database).transcript(conversationId) : []
  return { ...row, kind: 'enquiry', language, inquiryType, conversation }
}

async function demoRequest(database: DatabaseHandle, reference: string): Promise<DemoMessage | undefined> {
  const row = await database.demoRequest.findUnique({ where: { reference } })
  if (!row) return undefined
  return {
    ...row,
    kind: 'demo-request',
    language: readerLanguageSchema.parse(row.language),
    demo: demoKindSchema.parse(row.kind),
    industry: industrySchema.parse(row.industry),
    useCase: row.useCase === null ? undefined : useCaseSchema.parse(row.useCase),
    preferredDate: row.preferredDate?.toISOString().slice(0, 10),
    preferredTime: row.preferredTime ?? undefined,
    holdsSlot: row.scheduledDate !== null,
  }
}

async function quoteRequest(
  database: DatabaseHandle,
  links: PrivateLinks,
  reference: string,
): Promise<QuoteMessage | undefined> {
  const include = { requestLines: { orderBy: { position: 'asc' } } } as const
  const row = await database.quote.findUnique({ where: { reference }, include })
  if (!row) return undefined
  return {
    ...row,
    kind: 'quote-request',
    token: links.open(row.id, row.linkSealed),
    language: readerLanguageSchema.parse(row.language),
    lines: row.requestLines.map((line) => ({
      ...line,
      listPrice: line.listPrice?.toNumber() ?? null,
      connectivityFee: line.connectivityFee?.toNumber() ?? null,
    })),
  }
}
