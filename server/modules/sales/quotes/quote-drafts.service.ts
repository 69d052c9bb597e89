import * as z from 'zod/mini'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import { chargesInputSchema, frozenCharges } from '#contract/sales/charges.ts'
import type { QuoteDraft } from '#contract/sales/quotes.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { type FrozenRate, rateNow } from '#server/modules/settings/index.ts'
import { type Actor, difference } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { priceLines } from '../lines/line-amounts.rules.ts'
import { createSalesProductsRepo } from '../lines/sales-products.repo.ts'
import { createQuoteRevisionsRepo, type DraftToWrite, type StoredRevision } from '../offers/quote-revisions.repo.ts'
import { requireMove, statusOn } from '../offers/quote-state.rules.ts'
import { createOrdersWriteRepo } from '../orders/orders-write.repo.ts'
import { lockVersion, type QuoteServices, subjectOf, todayOf, writeQuote } from './quote-changes.ts'
import type { QuoteRow } from './quotes.repo.ts'

/** Maximum validity of an offer, in years. */
const validYearsMax = 2

/** Edits the draft revision of a quotation. */
export function createQuoteDrafts(services: QuoteServices) {
  const { database, audit, settings, now } = services

  /** Keeps the rate of an existing draft, unless renewal or another currency is requested. */
  function rateOf(draft: QuoteDraft, present: StoredRevision | undefined): FrozenRate {
    const isKept = present?.currency === draft.currency && !draft.renewRate
    return isKept ? { rate: present.rate, rateDate: present.rateDate } : rateNow(settings, draft.currency, now())
  }

  /** @throws request.invalid by field */
  async function pricedOf(
    tx: Transaction,
    actor: Actor,
    draft: QuoteDraft,
    present: StoredRevision | undefined,
    customerId: string | null,
  ): Promise<DraftToWrite> {
    const rate = rateOf(draft, present)
    const ids = draft.lines.flatMap(({ productId }) => productId ?? [])
    const products = await createSalesProductsRepo(tx).byIds(ids)
    const country = await createOrdersWriteRepo(tx).countryOf(customerId)
    const typed = draft.charges ?? z.parse(chargesInputSchema, { country })
    const charges = frozenCharges(typed, settings.current().sales.taxes, rate.rate)
    const pricing = { rate: rate.rate, currency: draft.currency, charges }
    const { faults, belowMinimum, ...amounts } = priceLines(draft.lines, products, pricing)
    refuse([...dateFaults(draft.validUntil, todayOf(services)), ...faults])
    const reason = belowMinimum.length > 0 ? draft.overrideReason : undefined
    if (belowMinimum.length > 0 && !reason) refuse(belowMinimum)
    const { currency, validUntil, notes } = draft
    const override = { overrideReason: reason ?? null, overrideBy: reason ? overrideBy(actor, reason, present) : null }
    return { ...rate, ...amounts, ...override, charges, currency, validUntil, notes }
  }

  async function save(tx: Transaction, actor: Actor, id: string, draft: QuoteDraft): Promise<void> {
    const revisions = createQuoteRevisionsRepo(tx)
    const quote = await lockVersion(tx, id, draft.version)
    requireMove(statusOn(todayOf(services), quote), 'priced')
    if (quote.source === 'renewal') throw problem('quote.is_renewal', 'Change the subscription')
    const last = quote.revision > 0 ? await revisions.find(id, quote.revision) : undefined
    const present = last?.sentAt === null ? last : undefined
    const priced = await pricedOf(tx, actor, draft, present, quote.customerId)
    const number = present?.number ?? quote.revision + 1
    if (!present) await revisions.begin(id, number, actor.name, priced)
    else if (!(await revisions.rewrite(present.id, priced))) throw new Error('A draft was sent under its lock')
    await writeQuote(tx, quote, { status: 'priced', revision: number, decidedAt: null })
    await note(tx, actor, { quote, number, present, priced })
  }

  /** Adds the total to the timeline and the changes of the draft to the audit log. */
  async function note(
    tx: Transaction,
    actor: Actor,
    {
      quote,
      number,
      present,
      priced,
    }: { quote: QuoteRow; number: number; present?: StoredRevision | undefined; priced: DraftToWrite },
  ): Promise<void> {
    const before = present ? summaryOf(number, present) : {}
    const after = summaryOf(number, priced)
    const changed = difference(before, after)
    const { total, currency, overrideReason: reason } = priced
    const params = { revision: number, total, currency, ...(reason && { reason }) }
    await noteActivity(tx, actor, { entity: 'quote', entityId: quote.id, kind: 'quote.priced', params })
    await audit.record(tx, actor, {
      action: 'quote.priced',
      ...subjectOf(quote),
      ...(changed ?? { after: { revision: number } }),
    })
  }

  return {
    /**
     * Saves the draft, or starts one after the last revision was sent.
     * @throws message.not_found, record.changed, quote.state; request.invalid by field, also `lines.N.unitPriceHkd`
     * for a line below its minimum selling price without a reason
     */
    save: (actor: Actor, id: string, draft: QuoteDraft): Promise<void> =>
      database.prisma.$transaction((tx) => save(tx, actor, id, draft)),
  }
}

/** Attributes an unchanged reason to the person who first gave it. */
function overrideBy(actor: Actor, reason: string, present: StoredRevision | undefined): string {
  return present?.overrideReason === reason && present.overrideBy ? present.overrideBy : actor.name
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw problem('request.invalid', 'The quotation cannot be priced like this', errors)
}

function dateFaults(validUntil: string, today: string): FieldError[] {
  const latest = `${Number(today.slice(0, 4)) + validYearsMax}${today.slice(4)}`
  if (validUntil < today) return [fieldError('validUntil', 'past')]
  if (validUntil > latest) return [fieldError('validUntil', 'too_far_ahead', { years: validYearsMax })]
  return []
}

/** Summary of a draft for the audit log: prices without texts. */
function summaryOf(revision: number, draft: DraftToWrite | StoredRevision) {
  const { currency, rate, rateDate, validUntil, charges, total, totalHkd, overrideReason, overrideBy, lines } = draft
  const priced = lines.map(({ productId, sku, quantity, unitPriceHkd, discount, connectivityFeeHkd, period }) => ({
    productId,
    sku,
    quantity,
    unitPriceHkd,
    discount,
    connectivityFeeHkd,
    period,
  }))
  return {
    revision,
    currency,
    rate,
    rateDate,
    validUntil,
    charges,
    total,
    totalHkd,
    overrideReason,
    overrideBy,
    lines: priced,
  }
}
