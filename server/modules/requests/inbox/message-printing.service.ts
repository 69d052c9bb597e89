import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { findPrinted, recordPrint } from '#server/platform/documents/prints.ts'
import { messageSheetWords as words } from './inbox.words.ts'
import {
  demoRequestSheet,
  enquirySheet,
  type MessageSheet,
  type SheetReader,
  setMessageSheets,
} from './message-sheets.ts'
import type { StaffMessages } from './staff-messages.service.ts'

interface PrintingServices {
  database: Database
  audit: Audit
  messages: StaffMessages
  settings: SettingsSource
  site: () => Site
  now: () => Date
}

interface Kind<Message> {
  title: Bilingual
  /** In the audit log. */
  entity: string
  find: (id: string) => Promise<Message>
  sheetOf: (message: Message, reader: SheetReader) => MessageSheet
}

/** Prints messages for staff, in their language. Both methods throw message.not_found if none exists. */
export function createMessagePrinting(services: PrintingServices) {
  const { messages, settings, site, now } = services

  function printer<Message extends { reference: string }>({ title, entity, find, sheetOf }: Kind<Message>) {
    return async (actor: Actor, ids: readonly string[], language: ReaderLanguage) => {
      const found = await findPrinted(ids, find)
      const reader = { language, timezone: settings.current().general.timezone }
      const sheets = found.map((message) => sheetOf(message, reader))
      const document = { title, sheets, reader, site: site(), madeAt: now() }
      const bytes = await setMessageSheets(document, await loadFonts(language))
      await recordPrint(services, actor, entity, { records: found.map(({ reference }) => reference) })
      return { name: `${entity.replace('_', '-')}.pdf`, bytes }
    }
  }
  return {
    enquiries: printer({
      title: words.enquiries,
      entity: 'enquiries',
      find: messages.enquiries.find,
      sheetOf: enquirySheet,
    }),
    demoRequests: printer({
      title: words.demoRequests,
      entity: 'demo_requests',
      find: messages.demoRequests.find,
      sheetOf: demoRequestSheet,
    }),
  }
}

export type MessagePrinting = ReturnType<typeof createMessagePrinting>
