import { cases } from '#content/cases.words.ts'
import { type ShownCase, shownCasesSchema } from '#contract/content/cases.ts'
import { type ContentEntry, contentEntrySchema, contentListSchema } from '#contract/content/entries.ts'
import { type ContentKind, newContentSchema } from '#contract/content/kinds.ts'
import { systemActor } from '#server/platform/audit.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** A case that is none of the program's. */
export const harbourCase = {
  site: { 'zh-TW': '碼頭貨倉', en: 'Harbour warehouse' },
  size: { 'zh-TW': '三層', en: 'Three storeys' },
  scene: 'leak-place',
  problem: { 'zh-TW': '漲潮入水。', en: 'The tide comes in.' },
  installed: [{ count: 12, name: { 'zh-TW': '漏水感測器', en: 'Leak sensors' }, search: 'leak' }],
  measures: [{ name: { 'zh-TW': '水深', en: 'Depth' }, unit: { 'zh-TW': '毫米', en: 'mm' }, before: 50, after: 0.5 }],
  changed: { 'zh-TW': '水泵自動開動。', en: 'Pumps start by themselves.' },
  solution: { label: { 'zh-TW': '物流', en: 'logistics' }, to: '/solutions/logistics' },
}

/** The data of a case that comes with the program. */
export function firstCase(index = 0) {
  const { key: _key, ...data } = cases[index] ?? {}
  return data
}

/** Asks an app as somebody. */
export function contentOf(app: TestApp, staff: StaffMember) {
  const path = '/admin/content'
  const send = (method: string, below: string, body?: object) =>
    ask(app, path + below, staff, { method, ...(body && { body }) })
  const entry = async (answer: Promise<Response>): Promise<ContentEntry> => {
    const response = await answer
    if (response.status === 201) return contentEntrySchema.parse(await response.json())
    return answered(response, contentEntrySchema)
  }
  return {
    send,
    list: async (kind: ContentKind = 'cases') => {
      return (await answered(await send('GET', `?kind=${kind}`), contentListSchema)).items
    },
    read: (id: string) => entry(send('GET', `/${id}`)),
    add: (data: object, kind: ContentKind = 'cases') => entry(send('POST', '', { kind, data })),
    save: ({ id, version, kind }: ContentEntry, data: object) => entry(send('PUT', `/${id}`, { kind, data, version })),
    publish: ({ id, version }: ContentEntry, from: string | null = null, until: string | null = null) =>
      entry(send('POST', `/${id}/publish`, { version, from, until })),
    withdraw: ({ id, version }: ContentEntry) => entry(send('POST', `/${id}/withdraw`, { version })),
    remove: ({ id, version }: ContentEntry) => entry(send('DELETE', `/${id}?version=${version}`)),
    undelete: ({ id, version }: ContentEntry) => entry(send('POST', `/${id}/undelete`, { version })),
    restore: ({ id, version }: ContentEntry, to: number) => entry(send('POST', `/${id}/restore`, { version, to })),
  }
}

/** The cases that visitors see. */
export async function shownCases(app: Pick<TestApp, 'url'>): Promise<ShownCase[]> {
  return (await answered(await ask(app, '/case-studies'), shownCasesSchema)).items
}

/** Leaves of a kind what is given and no more, published, in its order. */
export async function setContent(
  { services: { content } }: TestApp,
  kind: ContentKind,
  entries: object[],
): Promise<void> {
  for (const { id, version, isDeleted } of (await content.list(kind)).items) {
    if (!isDeleted) await content.remove(systemActor, id, version)
  }
  for (const data of entries) {
    const { id, version } = await content.add(systemActor, newContentSchema.parse({ kind, data }))
    await content.publish(systemActor, id, { version, from: null, until: null })
  }
}
