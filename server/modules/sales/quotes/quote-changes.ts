import type { Site } from '#contract/site/site.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { PrivateLinks, Random, ThreadOf, Threads } from '#server/modules/requests/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import type { Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { lockQuote } from './quote-locks.ts'
import { createQuotesRepo, type QuoteFields, type QuoteRow } from './quotes.repo.ts'

export interface QuoteServices {
  database: Database
  audit: Audit
  notify: Notify
  outbox: Outbox
  threads: Threads
  site: () => Site
  settings: SettingsSource
  links: PrivateLinks
  random: Random
  now: () => Date
}

/** Returns the date in the shop, YYYY-MM-DD. */
export function todayOf({ settings, now }: Pick<QuoteServices, 'settings' | 'now'>): string {
  return shopDay(now(), settings.current().general.timezone)
}

/** Locks a quotation and checks the version that staff edited. @throws message.not_found, record.changed */
export async function lockVersion(tx: Transaction, id: string, version: number): Promise<QuoteRow> {
  const quote = await lockQuote(tx, id)
  requireVersion(quote, version)
  return quote
}

/** @throws record.changed; the caller adds the current quotation */
export function requireVersion(quote: QuoteRow, version: number): void {
  if (quote.version !== version) throw problem('record.changed', `The quotation is at version ${quote.version}`)
}

/** Updates a quotation that this transaction has locked. */
export async function writeQuote(tx: Transaction, quote: QuoteRow, fields: QuoteFields): Promise<void> {
  const isWritten = await createQuotesRepo(tx).write(quote.id, quote.version, fields)
  if (!isWritten) throw new Error('A quotation changed under its lock')
}

export function subjectOf({ id, reference }: Pick<QuoteRow, 'id' | 'reference'>) {
  return { entity: 'quote', entityId: id, entityName: reference }
}

export function threadOf({ id, reference, name, email, language, message }: QuoteRow) {
  return { entity: 'quote', id, reference, name, email, language, message } as const satisfies ThreadOf
}
