import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type DocumentDetail, documentDetailSchema, orderBillingSchema } from '#contract/billing/documents.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** Asks as somebody who issues documents. */
export function billerOf(app: TestApp, staff: StaffMember) {
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
