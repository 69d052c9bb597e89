import { randomUUID } from 'node:crypto'
import {
  type BuyerReturns,
  type NewReturn,
  type Return,
  type ReturnDetail,
  type ReturnMove,
  type ReturnSettlement,
  type ReturnTableQuery,
  returnMovesOf,
} from '#contract/billing/returns.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Invalidation, WriteServices } from '#server/modules/catalogue/index.ts'
import { type ActivityActor, lockCustomer, noteActivity } from '#server/modules/customers/index.ts'
import { moveDevices, notReturnable } from '#server/modules/devices/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import { messageId, newReference, type Random } from '#server/modules/requests/index.ts'
import { type Orders, placeReplacement, returnStock } from '#server/modules/sales/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Issuing } from '../documents/issuing.service.ts'
import {
  createReturnsRepo,
  creditableOf,
  lockReturn,
  lockReturnedOrder,
  type ReturnFilter,
  type ReturnRow,
  returnableOf,
} from './returns.repo.ts'

interface ReturnsServices {
  database: Database
  audit: Audit
  notify: Notify
  orders: Pick<Orders, 'find'>
  issuing: Issuing
  /** Restocking changes the stock of products, so it writes product records. */
  productWrites: WriteServices & { onCommit: (invalidation: Invalidation) => void }
  /** Returns the id of a link's order. @throws order_link.not_found */
  idOf: (token: string) => Promise<string>
  random: Random
  settings: SettingsSource
  now: () => Date
}

type LockedReturn = NonNullable<Awaited<ReturnType<typeof lockReturn>>>
type SettledLine = LockedReturn['lines'][number] & ReturnSettlement['lines'][number]

export function createReturns(services: ReturnsServices) {
  const { database, audit, notify, orders, issuing, productWrites, idOf, random, settings, now } = services
  const zone = () => settings.current().general.timezone
  const repo = createReturnsRepo(database, zone)

  async function detail(id: string): Promise<ReturnDetail> {
    const [row, lines, creditNotes] = await Promise.all([repo.find(id), repo.lines(id), repo.creditNotes(id)])
    if (!row) throw notFound(id)
    const { replacementId, replacementReference, receivedAt, settledAt, ...rest } = row
    const { serials, note, finding, decidedBy, ...shared } = rest
    return {
      ...returnOf(shared),
      ...{ serials, note, finding, decidedBy, lines, creditNotes },
      replacement:
        replacementId && replacementReference ? { id: replacementId, reference: replacementReference } : null,
      receivedAt: receivedAt?.toISOString() ?? null,
      settledAt: settledAt?.toISOString() ?? null,
    }
  }

  async function ofOrder(orderId: string): Promise<BuyerReturns> {
    const [items, lines] = await Promise.all([repo.ofOrder(orderId), repo.returnable(orderId)])
    return { items, returnable: lines.map(({ left }) => left) }
  }

  /** Adds a return, unless the same form was sent before. @returns its id */
  async function add(
    actor: ActivityActor,
    orderId: string,
    { submissionId: form, pieces, reason, serials, note }: NewReturn,
    isFromBuyer: boolean,
  ): Promise<string> {
    const submissionId = messageId(form, { orderId, pieces, reason, serials, note })
    return database.prisma.$transaction(async (tx) => {
      // Two forms of one order wait for each other, so that they never return more than was shipped.
      const order = await lockReturnedOrder(tx, orderId)
      if (!order) throw problem('order.not_found', `No order has the id ${orderId}`)
      const known = await tx.return.findUnique({ where: { submissionId }, select: { id: true } })
      if (known) return known.id
      const lines = await returnableOf(tx, orderId, zone(), numbersIn(serials))
      requirePieces(lines, pieces)
      const lineIds = lines.flatMap(({ lineId }, index) => (pieces[index] ? [lineId] : []))
      const [wrong] = await notReturnable(tx, orderId, lineIds, numbersIn(serials))
      if (wrong !== undefined) {
        const errors = [fieldError('serials', 'not_returnable', { serial: wrong })]
        throw problem('request.invalid', 'A serial number is not one that can be returned', errors)
      }
      const id = randomUUID()
      const reference = newReference('return', random)
      await tx.return.create({
        data: {
          ...{ id, reference, submissionId, orderId, reason, serials, note, isFromBuyer },
          createdAt: now(),
          createdBy: actor.name,
          lines: {
            create: lines.flatMap(({ lineId, warrantyEndsOn: ends }, index) => {
              const quantity = pieces[index] ?? 0
              const warrantyEndsOn = ends === null ? null : new Date(ends)
              return quantity === 0 ? [] : [{ position: index, orderLineId: lineId, quantity, warrantyEndsOn }]
            }),
          },
        },
      })
      const count = pieces.reduce((sum, some) => sum + some, 0)
      const params = { reference, pieces: count }
      await noteActivity(tx, actor, { entity: 'order', entityId: orderId, kind: 'return.requested', params })
      await notify(tx, 'return.requested', { id, reference, order: order.reference, name: order.customerName })
      return id
    })
  }

  /**
   * Runs a step on a locked return in a state, unless somebody has changed it meanwhile.
   * @throws return.not_found, return.state; record.changed with the current return
   */
  async function change(
    actor: Actor,
    id: string,
    version: number,
    isAllowed: (found: LockedReturn) => boolean,
    step: (tx: Transaction, found: LockedReturn) => Promise<{ state: Return['state'] }>,
  ): Promise<ReturnDetail> {
    const customerId = (await repo.find(id))?.customerId
    const isWritten = await database.prisma.$transaction(async (tx) => {
      if (customerId) await lockCustomer(tx, customerId)
      const found = await lockReturn(tx, id)
      if (!found) throw notFound(id)
      if (found.version !== version) return false
      if (!isAllowed(found)) throw problem('return.state', `A return that is ${found.state} cannot be changed so`)
      const { state } = await step(tx, found)
      await tx.return.update({ where: { id }, data: { state, version: { increment: 1 } } })
      const params = { reference: found.reference, state }
      await noteActivity(tx, actor, { entity: 'order', entityId: found.orderId, kind: 'return.moved', params })
      await audit.record(tx, actor, {
        action: `return.${state}`,
        entity: 'return',
        entityId: id,
        entityName: found.reference,
        before: { state: found.state },
        after: { state },
      })
      return true
    })
    const current = await detail(id)
    if (!isWritten) throw problem('record.changed', 'Change the present version', undefined, { current })
    return current
  }

  /** Credits pieces on the order's invoices, the newest first. @throws document.nothing_left where they have fewer */
  async function creditLines(
    tx: Transaction,
    actor: Actor,
    found: LockedReturn,
    lines: SettledLine[],
    finding: string,
  ) {
    const invoiced = await creditableOf(tx, found.orderId)
    const wanted = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
    const invoices = [...new Set(invoiced.map(({ invoiceId }) => invoiceId))]
    for (const invoiceId of invoices) {
      const own = invoiced.filter((line) => line.invoiceId === invoiceId)
      const pieces = own.map(({ orderLineId, left }) => Math.min(left, wanted.get(orderLineId) ?? 0))
      if (pieces.every((some) => some === 0)) continue
      const reason = [found.reference, finding].filter(Boolean).join(': ')
      const submissionId = messageId(found.id, { invoiceId })
      const creditNoteId = await issuing.creditIn(tx, actor, invoiceId, { submissionId, reason, pieces })
      for (const [index, { orderLineId }] of own.entries()) {
        const taken = pieces[index] ?? 0
        if (taken === 0) continue
        wanted.set(orderLineId, (wanted.get(orderLineId) ?? 0) - taken)
        await tx.returnLine.updateMany({ where: { returnId: found.id, orderLineId }, data: { creditNoteId } })
      }
    }
    if ([...wanted.values()].some((left) => left > 0)) {
      throw problem('document.nothing_left', 'The invoices of the order have fewer pieces to credit')
    }
  }

  return {
    detail,
    ofOrder,

    async page(query: ReturnTableQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(returnOf) }
    },

    all: (actor: Actor, filter: ReturnFilter) => recordedExport(services, actor, 'returns', filter, repo.all(filter)),

    /** @throws order.not_found */
    async returnable(orderId: string): Promise<BuyerReturns> {
      await orders.find(orderId)
      return ofOrder(orderId)
    },

    /** @throws order.not_found; request.invalid by `pieces.N` */
    async add(actor: Actor, orderId: string, form: NewReturn): Promise<ReturnDetail> {
      return detail(await add(actor, orderId, form, false))
    },

    /** @throws order_link.not_found */
    buyers: async (token: string): Promise<BuyerReturns> => ofOrder(await idOf(token)),

    /** @throws order_link.not_found; request.invalid by `pieces.N` */
    async request(token: string, form: NewReturn): Promise<BuyerReturns> {
      const orderId = await idOf(token)
      const { contactName, customerName } = await orders.find(orderId)
      await add({ kind: 'visitor', id: null, name: contactName || customerName }, orderId, form, true)
      return ofOrder(orderId)
    },

    /** @throws return.not_found, return.state, record.changed */
    move(
      actor: Actor,
      id: string,
      { version, to, finding }: { version: number; to: ReturnMove; finding: string },
    ): Promise<ReturnDetail> {
      const states = { approve: 'approved', reject: 'rejected', receive: 'received' } as const
      const isAllowed = ({ state }: LockedReturn) => returnMovesOf[state].includes(to)
      return change(actor, id, version, isAllowed, async (tx, { lines, serials }) => {
        const lineIds = lines.map(({ orderLineId }) => orderLineId)
        if (to === 'receive') {
          await moveDevices(tx, lineIds, numbersIn(serials), { state: 'returned', at: now(), by: actor.name })
        }
        const at = to === 'receive' ? { receivedAt: now() } : { decidedBy: actor.name }
        await tx.return.update({ where: { id }, data: { ...at, ...(finding && { finding }) } })
        return { state: states[to] }
      })
    },

    /**
     * Settles a received return in one transaction: credit notes, an order of replacements, pieces back to the stock.
     * @throws return.not_found, return.state, record.changed, document.nothing_left; request.invalid for other lines
     */
    async settle(
      actor: Actor,
      id: string,
      { version, finding, lines: given }: ReturnSettlement,
    ): Promise<ReturnDetail> {
      let invalidation: Invalidation | undefined
      const isAllowed = ({ state }: LockedReturn) => state === 'received'
      const settled = await change(actor, id, version, isAllowed, async (tx, found) => {
        if (given.length !== found.lines.length) {
          const errors = [fieldError('lines', 'other_lines', { count: found.lines.length })]
          throw problem('request.invalid', 'These are not the lines of the return', errors)
        }
        const lines = found.lines.map((line, index): SettledLine => {
          const { outcome = 'none', isRestocked = false } = given[index] ?? {}
          return { ...line, outcome, isRestocked }
        })
        refuseParts(lines, numbersIn(found.serials))
        for (const { id: lineId, orderLineId, outcome, isRestocked } of lines) {
          await tx.returnLine.update({ where: { id: lineId }, data: { outcome, isRestocked } })
          const state = isRestocked ? 'returned' : stateAfter[outcome]
          await moveDevices(tx, [orderLineId], numbersIn(found.serials), { state, at: now(), by: actor.name })
        }
        const of = (outcome: SettledLine['outcome']) => lines.filter((line) => line.outcome === outcome)
        if (of('credit').length > 0) await creditLines(tx, actor, found, of('credit'), finding)
        const replaced = new Map(of('replace').map(({ orderLineId, quantity }) => [orderLineId, quantity]))
        const replacement =
          replaced.size > 0
            ? await placeReplacement(tx, { notify, now, random }, actor, {
                orderId: found.orderId,
                submissionId: messageId(id, { replacement: true }),
                from: found.reference,
                pieces: replaced,
              })
            : undefined
        const restocked = lines.filter(({ isRestocked }) => isRestocked)
        if (restocked.length > 0) {
          const { orderId, reference } = found
          invalidation = await returnStock(tx, productWrites, actor, restocked, {
            reason: 'return',
            orderId,
            reference,
          })
        }
        const columns = { settledAt: now(), replacementId: replacement?.id ?? null, ...(finding && { finding }) }
        await tx.return.update({ where: { id }, data: columns })
        return { state: 'settled' }
      })
      if (invalidation) productWrites.onCommit(invalidation)
      return settled
    },
  }
}

export type Returns = ReturnType<typeof createReturns>

/** State of devices that do not go back to the stock: repaired ones, and those without an outcome, go back to the buyer. */
const stateAfter = { replace: 'replaced', repair: 'shipped', credit: 'scrapped', none: 'shipped' } as const

/** Returns serial numbers or DevEUIs, typed one a line or separated by commas, in capitals. */
function numbersIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\n,;]+/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
}

/** Neither credits nor restocks a whole bundle for some of its devices. @throws request.invalid by `lines.N` */
function refuseParts(lines: SettledLine[], numbers: string[]): void {
  const errors = lines.flatMap(({ outcome, isRestocked, parts, quantity, returned }, index) => {
    const count = numbers.filter((number) => returned.includes(number)).length
    const isPart = parts > 1 && count > 0 && count < quantity * parts
    return isPart && (outcome === 'credit' || isRestocked)
      ? [fieldError(`lines.${index}`, 'part_of_bundle', { count, all: quantity * parts })]
      : []
  })
  if (errors.length > 0) throw problem('request.invalid', 'Parts of the bundle are still with the buyer', errors)
}

/** @throws request.invalid by `pieces.N` for more than could be returned, or for none */
function requirePieces(lines: { left: number }[], pieces: readonly number[]): void {
  if (pieces.length !== lines.length) {
    const errors = [fieldError('pieces', 'other_lines', { count: lines.length })]
    throw problem('request.invalid', 'The pieces are not those of its lines', errors)
  }
  const errors = lines.flatMap(({ left }, index) =>
    (pieces[index] ?? 0) > left ? [fieldError(`pieces.${index}`, 'more_than_line', { quantity: left })] : [],
  )
  if (errors.length > 0) throw problem('request.invalid', 'More than could be returned', errors)
  if (pieces.every((some) => some === 0)) {
    throw problem('request.invalid', 'Nothing is returned', [fieldError('pieces', 'required')])
  }
}

function returnOf({ orderId, orderReference, createdAt, ...row }: ReturnRow): Return {
  return { ...row, createdAt: createdAt.toISOString(), order: { id: orderId, reference: orderReference } }
}

function notFound(id: string) {
  return problem('return.not_found', `No return has the id ${id}`)
}
