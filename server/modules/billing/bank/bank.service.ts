import type { BankRow, BankUpload, BankUploaded } from '#contract/billing/bank.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProblemError, problem } from '#server/platform/http/problems.ts'
import type { Payments } from '../payments/payments.service.ts'
import { createBankRepo } from './bank.repo.ts'
import { columnsOf, guessedColumns, readBankFile, readRows, shapeOf } from './bank-file.rules.ts'
import { knownInvoices, suggestionsFor } from './bank-matching.rules.ts'

interface BankServices {
  database: Database
  audit: Audit
  payments: Pick<Payments, 'record' | 'find'>
  /** Today in the shop's time zone, YYYY-MM-DD. */
  today: () => string
  now: () => Date
}

/** Rows that are shown and matched at once; the others follow. */
const rowsMost = 500

export function createBank({ database, audit, payments, today, now }: BankServices) {
  const repo = createBankRepo(database.prisma)

  async function rows(): Promise<BankRow[]> {
    const [open, found] = await Promise.all([repo.open(rowsMost), repo.invoices()])
    const invoices = knownInvoices(found)
    return open.map((row) => ({ ...row, suggestions: suggestionsFor(row, invoices) }))
  }

  /**
   * Records the payment of a row. The row's id is the key of the payment, so that two who confirm at once, or a process
   * that dies in between, record one.
   */
  async function record(actor: Actor, row: Omit<BankRow, 'suggestions'>, documentId: string): Promise<void> {
    const invoice = (await repo.invoices()).find((one) => one.documentId === documentId)
    if (!invoice || invoice.currency !== row.currency) {
      const errors = [fieldError('documentId', 'not_their_invoice')]
      throw problem('request.invalid', 'There is no such open invoice in this currency', errors)
    }
    const amount = Math.min(row.amount, invoice.open)
    const { id: paymentId } = await payments.record(actor, {
      submissionId: row.id,
      customerId: invoice.customerId,
      method: 'bank_transfer',
      receivedOn: row.bookedOn,
      amount: row.amount,
      currency: row.currency,
      payer: row.payer.slice(0, 200),
      reference: (row.reference || row.text).slice(0, 200),
      note: '',
      allocations: [{ documentId, amount }],
      receipt: false,
      files: [],
    })
    await repo.settle(row.id, { paymentId })
  }

  async function openRow(id: string): Promise<Omit<BankRow, 'suggestions'>> {
    const row = (await repo.open(rowsMost)).find((one) => one.id === id) ?? (await repo.lockOpen(id))
    if (row) return row
    if (await repo.has(id)) throw problem('bank_row.settled', 'It has been matched or ignored')
    throw problem('bank_row.not_found', `No row of a statement has the id ${id}`)
  }

  return {
    /** Reads a file, once its columns are known. @throws import.unreadable; request.invalid by `mapping` */
    async upload(actor: Actor, { text, mapping: given, ...form }: BankUpload): Promise<BankUploaded> {
      const file = readBankFile(text)
      if (!file) throw problem('import.unreadable', 'It is no CSV file with headings')
      const shape = shapeOf(file)
      const about = { columns: columnsOf(file), guess: guessedColumns(file) }
      const none = { added: 0, known: 0, ignored: 0, bad: [] }
      const mapping = given ?? (await repo.mapping(shape))
      if (!mapping) return { needsMapping: true, ...about, ...none }
      const unknown = Object.values(mapping).find((heading) => heading !== null && !file.headings.includes(heading))
      if (unknown !== undefined) {
        throw problem('request.invalid', 'A column is not in the file', [fieldError('mapping', 'required')])
      }
      const { moneyIn, ignored, bad } = readRows(file, mapping, form.account, today())
      const added = await database.prisma.$transaction(async (tx) => {
        const { account, currency } = form
        await createBankRepo(tx).saveMapping(shape, mapping)
        const count = await createBankRepo(tx).add(moneyIn, { account, currency, createdBy: actor.name })
        const after = { fileName: form.fileName, account, added: count, known: moneyIn.length - count, bad: bad.length }
        await audit.record(tx, actor, { action: 'bank.uploaded', entity: 'bank', after })
        return count
      })
      return { needsMapping: false, ...about, added, known: moneyIn.length - added, ignored, bad }
    },

    async rows() {
      const items = await rows()
      return { items, certain: items.filter(({ suggestions: [first] }) => first?.match === 'certain').length }
    },

    /** @throws bank_row.not_found, bank_row.settled, customer.erased; request.invalid */
    async confirm(actor: Actor, id: string, documentId: string): Promise<void> {
      await record(actor, await openRow(id), documentId)
    },

    /** Records the payments of all rows that match one invoice by number and amount. */
    async confirmCertain(actor: Actor): Promise<{ confirmed: number; left: number }> {
      const certain = (await rows()).flatMap(({ suggestions: [first], ...row }) =>
        first?.match === 'certain' ? [{ row, documentId: first.documentId }] : [],
      )
      let confirmed = 0
      for (const { row, documentId } of certain) {
        try {
          await record(actor, row, documentId)
          confirmed += 1
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error // paid or erased meanwhile: it waits for somebody
        }
      }
      return { confirmed, left: (await rows()).length }
    },

    /** Leaves a row out that pays no invoice. @throws bank_row.not_found, bank_row.settled */
    async ignore(actor: Actor, id: string): Promise<void> {
      await openRow(id)
      await database.prisma.$transaction(async (tx) => {
        const row = await createBankRepo(tx).lockOpen(id)
        if (!row) throw problem('bank_row.settled', 'It has been matched or ignored')
        await createBankRepo(tx).settle(id, { ignoredAt: now() })
        const after = { bookedOn: row.bookedOn, amount: row.amount, currency: row.currency }
        await audit.record(tx, actor, { action: 'bank.ignored', entity: 'bank', entityId: id, after })
      })
    },
  }
}

export type Bank = ReturnType<typeof createBank>
