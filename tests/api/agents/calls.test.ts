import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AgentCall, agentCallPageSchema } from '#contract/agents/agent-calls.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { post } from '#tests/api/forms/forms.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { quotationIn, quotationRequest, startMailingApp } from './agents.ts'

let site: Awaited<ReturnType<typeof startMailingApp>>
let viewer: StaffMember
beforeAll(async () => {
  site = await startMailingApp()
  viewer = await createStaff(site.app, 'viewer')
})
afterAll(() => site.close())

const page = async (query = '') =>
  answered(await ask(site.app, `/admin/agent-calls${query}`, viewer), agentCallPageSchema)
const addCall = (call: Partial<AgentCall> & { at: string }) => {
  const { quoteId: _, ...data } = { client: 'crawler', sender: 'a1', asked: '', products: [], durationMs: 3, ...call }
  return site.app.services.database.prisma.agentCall.create({
    data: { channel: 'mcp', tool: 'find_products', outcome: 'answered', ...data },
  })
}

it('lists who asked for what and the request for quotation that came of it', async () => {
  const requested = await quotationIn(await post(site.app, '/ucp/quotations', quotationRequest()), 201)
  await expect.poll(async () => (await page('?requested=true')).total).toBe(1)
  const [call] = (await page('?requested=true')).items
  const quote = await site.app.services.database.prisma.quote.findUniqueOrThrow({
    where: { reference: requested.reference },
  })
  expect(call).toMatchObject({ reference: quote.reference, quoteId: quote.id, outcome: 'answered', channel: 'ucp' })

  await addCall({ at: '2026-01-01T00:00:00Z', reference: 'QR-GONE-1' })
  await addCall({ at: '2026-01-02T00:00:00Z', outcome: 'refused', code: 'rate.limited', client: randomUUID() })
  expect((await page('?search=QR-GONE-1')).items[0]?.quoteId).toBeNull()
  expect((await page('?outcome=refused')).items.map(({ code }) => code)).toEqual(['rate.limited'])
  expect((await page('?requested=false&channel=mcp')).items.map(({ code }) => code)).toEqual(['rate.limited'])
  expect((await page('?to=2026-01-02T00:00:00Z')).items.map(({ reference }) => reference)).toEqual(['QR-GONE-1'])
  await refused(await ask(site.app, '/admin/agent-calls?requested=maybe', viewer), 400, 'request.invalid')
})
