import { createActivitiesFeed } from '#server/modules/customers/index.ts'
import {
  createAppointments,
  createInbox,
  createMessagePrinting,
  createReplyFilling,
  createReplySuggestions,
  createReplyTemplates,
  createStaffMessages,
  messageRecords,
} from '#server/modules/requests/index.ts'
import { saleRecords } from '#server/modules/sales/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AssistantArea } from './assistant.ts'
import type { Outgoing } from './outgoing.ts'
import type { OrdersArea, QuotesArea } from './sales.ts'

export type InboxArea = ReturnType<typeof inboxServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'audit' | 'settings' | 'site'> &
  Pick<Outgoing, 'outbox' | 'threads' | 'deliveries'>

export function inboxServices({ now, database, audit, settings, site, outbox, threads, deliveries }: Needs) {
  const messages = createStaffMessages({ database, audit })
  return {
    staffMessages: messages,
    messagePrinting: createMessagePrinting({ database, audit, messages, settings, site, now }),
    inbox: createInbox({ database, audit, messages, threads, deliveries, now }),
    appointments: createAppointments({ database, audit, messages, outbox, site, now }),
    activitiesFeed: createActivitiesFeed({ database, audit, outbox }),
  }
}

export type RepliesArea = ReturnType<typeof repliesServices>

/** Creates what the reply boxes of all kinds of records share. */
export function repliesServices(
  needs: Pick<Needs, 'database' | 'audit' | 'site'> &
    Pick<InboxArea, 'staffMessages'> &
    Pick<AssistantArea, 'assistant'> &
    Pick<OrdersArea, 'orders'> &
    Pick<QuotesArea, 'staffQuotes'>,
) {
  const { database, audit, site, staffMessages, assistant } = needs
  const replyTemplates = createReplyTemplates({ database, audit })
  const records = { ...messageRecords(staffMessages), ...saleRecords(needs) }
  return {
    replyTemplates,
    replyFilling: createReplyFilling({ templates: replyTemplates, records, site }),
    suggestReply: createReplySuggestions({ enquiries: staffMessages.enquiries, suggest: assistant.suggest }),
  }
}
