import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type DocumentDetail, documentDetailSchema, orderBillingSchema } from '#contract/billing/documents.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who issues documents. */
export function billerOf(app: Pick<TestApp, 'url'>, staff: StaffMember) {
  const post = (path: string, body: object) => ask(app, path, staff, { method: 'POST', body })

  async function issued(answer: Response): Promise<DocumentDetail> {
    const body: unknown = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(201)
    return documentDetailSchema.parse(body)
  }

  return {
    post,
    issue: async (orderId: string, kind: string, more: object = {}) =>
      issued(await post(`/admin/orders/${orderId}/documents`, { submissionId: randomUUID(), kind, ...more })),
    credit: async (id: string, more: object = {}) =>
      issued(await post(`/admin/documents/${id}/credit`, { submissionId: randomUUID(), reason: 'Returned', ...more })),
    get: async (id: string) => answered(await ask(app, `/admin/documents/${id}`, staff), documentDetailSchema),
    billing: async (orderId: string) =>
      answered(await ask(app, `/admin/orders/${orderId}/billing`, staff), orderBillingSchema),
    async file(id: string) {
      const answer = await ask(app, `/admin/documents/${id}/file.pdf`, staff)
      expect(answer.status).toBe(200)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
  }
}

export type Biller = ReturnType<typeof billerOf>

/** Returns the number of documents of each kind. @throws where one has a gap or a double, or its counter is another */
export async function documentNumbering({ services }: Pick<TestApp, 'services'>): Promise<Map<string, number>> {
  const rows = await services.database.prisma.$queryRaw<
    { kind: string; count: number; highest: number; last: number }[]
  >`
    SELECT d."kind"::text, count(*)::int AS "count", max(d."sequence") AS "highest", max(c."last") AS "last"
    FROM "IssuedDocument" d LEFT JOIN "DocumentCounter" c ON c."kind" = d."kind" AND c."year" = d."year"
    WHERE d."year" = (SELECT max("year") FROM "IssuedDocument") GROUP BY 1`
  for (const { count, highest, last } of rows) expect([highest, last]).toEqual([count, count])
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/**
 * What must hold at any time: an invoice is paid and credited what is set against it, a payment has been set against what
 * it says, a deposit is deducted what invoices deduct and credit notes have not given back, and a document has its
 * timeline and audit entry.
 */
export async function ledgersAddUp({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const { prisma } = services.database
  const invoices = await prisma.$queryRaw`
    SELECT d."number" FROM "IssuedDocument" d LEFT JOIN "Allocation" a ON a."invoiceId" = d."id"
    WHERE d."kind" IN ('invoice', 'deposit_invoice') GROUP BY d."id"
    HAVING d."paid" <> coalesce(sum(a."amount") FILTER (WHERE a."paymentId" IS NOT NULL), 0)
      OR d."credited" <> coalesce(sum(a."amount") FILTER (WHERE a."creditNoteId" IS NOT NULL), 0)`
  const payments = await prisma.$queryRaw`
    SELECT p."id" FROM "Payment" p LEFT JOIN "Allocation" a ON a."paymentId" = p."id" WHERE p."direction" = 'received'
    GROUP BY p."id" HAVING p."allocated" <> coalesce(sum(a."amount"), 0)`
  const deposits = await prisma.$queryRaw`
    SELECT d."number" FROM "IssuedDocument" d LEFT JOIN "DocumentLine" l ON l."name" = d."number"
    LEFT JOIN "IssuedDocument" i ON i."id" = l."documentId" AND i."kind" IN ('invoice', 'credit_note') WHERE d."kind" = 'deposit_invoice'
    GROUP BY d."id" HAVING d."deducted" <> -coalesce(sum(CASE i."kind" WHEN 'credit_note' THEN -l."amount" ELSE l."amount" END), 0)`
  const untold = await prisma.$queryRaw`
    SELECT d."number" FROM "IssuedDocument" d
    WHERE NOT EXISTS (SELECT FROM "AuditEntry" e WHERE e."action" = 'document.issued' AND e."entityId" = d."id"::text)
      OR d."orderId" IS NOT NULL AND d."kind" NOT IN ('receipt', 'statement') AND NOT EXISTS (
        SELECT FROM "Activity" a WHERE a."kind" = 'document.issued' AND a."params"->>'number' = d."number")`
  expect({ invoices, payments, deposits, untold }).toEqual({ invoices: [], payments: [], deposits: [], untold: [] })
}
