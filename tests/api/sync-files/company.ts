import { expect } from 'vitest'
import { type Mapping, type MappingStudio, mappingStudioSchema, storedMappingSchema } from '#contract/sync/mapping.ts'
import {
  type SyncChange,
  type SyncRunDetail,
  syncChangePageSchema,
  syncConnectionSchema,
  syncRunDetailSchema,
  syncRunStartedSchema,
} from '#contract/sync/sync.ts'
import type { TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import type { StaffMember } from '#tests/support/staff.ts'
import { answered, ask } from '../back-office/ask.ts'

/** A price list as a company keeps it in a spreadsheet. */
export const headings = 'Item,Code,List price US$,Qty,Details,Pic'
export const rows = {
  leak: '漏水感測器,WL-01,100,12,偵測漏水,',
  cloud: '雲端平台,CL-02,51.2,400,資料平台,',
  gateway: '網關,GW-03,12.8,0,,',
}

export function csv(...lines: string[]): string {
  return `\uFEFF${[headings, ...lines].join('\r\n')}\r\n`
}

/** What staff of a company do whose catalogue is in files, over HTTP. */
export function companyOf(app: TestApp, { admin, manager }: { admin: StaffMember; manager: StaffMember }) {
  const get = (path: string) => ask(app, path, manager)
  const post = (path: string, body: object = {}) => ask(app, path, manager, { method: 'POST', body })

  async function studio(): Promise<MappingStudio> {
    return answered(await get('/admin/sync/mapping'), mappingStudioSchema)
  }

  async function ended(runId: string): Promise<SyncRunDetail> {
    await until(async () => (await run(runId)).status !== 'running')
    return run(runId)
  }

  async function run(runId: string): Promise<SyncRunDetail> {
    return answered(await get(`/admin/sync/runs/${runId}`), syncRunDetailSchema)
  }

  async function begun(answer: Response): Promise<SyncRunDetail> {
    const body: unknown = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(202)
    return ended(syncRunStartedSchema.parse(body).runId)
  }

  return {
    admin,
    manager,
    ended,
    get,
    post,
    studio,
    async connect(change: object): Promise<Response> {
      const now = await answered(await ask(app, '/admin/sync/connection', admin), syncConnectionSchema)
      const { hasApiKey: _hasApiKey, fromEnvironment: _fromEnvironment, hasFolder: _hasFolder, ...rest } = now
      return ask(app, '/admin/sync/connection', admin, { method: 'PUT', body: { ...rest, ...change } })
    },
    async keep(mapping: Mapping): Promise<void> {
      const { version } = await studio()
      const body = { version, mapping }
      await answered(await ask(app, '/admin/sync/mapping', manager, { method: 'PUT', body }), storedMappingSchema)
    },
    /** Starts a run and waits for its end. */
    sync: async (body: object = {}) => begun(await post('/admin/sync/runs', { direction: 'import', ...body })),
    apply: async (runId: string) => begun(await post(`/admin/sync/runs/${runId}/apply`)),
    async changes(runId: string): Promise<SyncChange[]> {
      return (await answered(await get(`/admin/sync/runs/${runId}/changes`), syncChangePageSchema)).items
    },
    /** What visitors read, by SKU; undefined of what is not listed. */
    async listed(): Promise<Map<string, Record<string, unknown>>> {
      const answer = await fetch(`${app.url}/api/v1/products`)
      const { items } = (await answer.json()) as { items: Record<string, unknown>[] }
      return new Map(items.map((item) => [String(item.sku), item]))
    },
  }
}

export type Company = ReturnType<typeof companyOf>
