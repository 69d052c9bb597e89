import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/sync.ts'
import type {
  autoSyncSchema,
  conflictSettleSchema,
  connectionTestRequestSchema,
  NotionDatabaseAnswer,
  SyncConnection,
  syncConnectionWriteSchema,
  syncRunStartSchema,
} from '#contract/sync/sync.ts'
import type { SyncWebhook } from '#contract/sync/sync-webhook.ts'
import { call } from './request.ts'

const syncingPauseMs = 2000
const restingPauseMs = 60_000
/** The server cuts a test off after 30 seconds. */
const testTimeoutMs = 40_000
const databaseFreshMs = 5 * 60_000

/** GET /admin/sync/status: looked at often while a sync runs. */
export const syncStatusOptions = queryOptions({
  queryKey: ['sync', 'status'],
  queryFn: ({ signal }) => call(endpoints.getSyncStatus, { signal }),
  refetchInterval: ({ state }) => (state.data?.syncInProgress ? syncingPauseMs : restingPauseMs),
})

/** GET /admin/sync/runs/{id}: looked at often until it has ended. */
export function syncRunOptions(id: string) {
  return queryOptions({
    queryKey: ['sync', 'run', id],
    queryFn: ({ signal }) => call(endpoints.getSyncRun, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? syncingPauseMs : false),
    staleTime: 0,
  })
}

const changesAtOnce = 25

/** GET /admin/sync/runs/{id}/changes: one page. @param filter side, kind, mark, search, marked */
export function syncChangesOptions(id: string, filter: URLSearchParams, page: number) {
  const query = new URLSearchParams(filter)
  query.set('page', String(page))
  query.set('pageSize', String(changesAtOnce))
  return queryOptions({
    queryKey: ['sync', 'changes', id, query.toString()],
    queryFn: ({ signal }) => call(endpoints.listSyncChanges, { params: { id }, query, signal }),
  })
}

type RunStart = z.input<typeof syncRunStartSchema>

/** POST /admin/sync/runs: begins one; it goes on by itself. @returns its id */
export async function startSync(start: RunStart): Promise<string> {
  return (await call(endpoints.startSync, { body: start })).runId
}

/** POST /admin/sync/refresh: drops what is kept of the catalogue, and syncs all of it. @returns the run's id */
export async function forceRefresh(): Promise<string> {
  return (await call(endpoints.refreshCatalogue, {})).runId
}

/** POST /admin/sync/runs/{id}/apply: does what a plan says. @returns the id of the run that does */
export async function applyPlan(id: string): Promise<string> {
  return (await call(endpoints.applySyncPlan, { params: { id } })).runId
}

/** POST /admin/sync/runs/{id}/discard. */
export async function discardPlan(id: string): Promise<void> {
  await call(endpoints.discardSyncPlan, { params: { id } })
}

/** POST /admin/sync/runs/{id}/cancel: ends a run, on whichever instance. */
export async function cancelRun(id: string): Promise<void> {
  await call(endpoints.cancelSyncRun, { params: { id } })
}

/** PUT /admin/sync/auto: whether and how the clock syncs. */
export async function setAutoSync(change: z.input<typeof autoSyncSchema>): Promise<void> {
  await call(endpoints.putAutoSync, { body: change })
}

/** GET /admin/sync/connection: what is configured; of secrets, whether there is one. */
export const syncConnectionOptions = queryOptions({
  queryKey: ['sync', 'connection'],
  queryFn: ({ signal }) => call(endpoints.getSyncConnection, { signal }),
})

/** PUT /admin/sync/connection. */
export function saveConnection(body: z.output<typeof syncConnectionWriteSchema>): Promise<SyncConnection> {
  return call(endpoints.putSyncConnection, { body })
}

/** POST /admin/sync/connection/test: with what is kept, or what is given. */
export function testConnection(given: z.input<typeof connectionTestRequestSchema>): Promise<NotionDatabaseAnswer> {
  return call(endpoints.testSyncConnection, { body: given, timeoutMs: testTimeoutMs })
}

/** GET /admin/sync/database: asks Notion, so not at every turn. */
export const syncDatabaseOptions = queryOptions({
  queryKey: ['notion', 'database'],
  queryFn: ({ signal }) => call(endpoints.getSyncDatabase, { signal, timeoutMs: testTimeoutMs }),
  staleTime: databaseFreshMs,
  retry: false,
})

/** POST /admin/sync/conflicts/settle: all or nothing. @returns how many */
export async function settleConflicts(settle: z.input<typeof conflictSettleSchema>): Promise<number> {
  return (await call(endpoints.settleSyncConflicts, { body: settle })).settled
}

/** POST /admin/sync/pushes/{id}/new-page: the next push makes one. */
export async function makePushPage(productId: string): Promise<void> {
  await call(endpoints.makePushPage, { params: { id: productId } })
}

/** POST /admin/sync/pushes/{id}/let-go: takes the product off the list. */
export async function letPushGo(productId: string): Promise<void> {
  await call(endpoints.letPushGo, { params: { id: productId } })
}

/** POST /admin/sync/conflicts/reopen: takes back how they were settled. */
export async function reopenConflicts(ids: string[]): Promise<void> {
  await call(endpoints.reopenSyncConflicts, { body: { ids } })
}

/** POST /admin/sync/pushes/{id}/retry: tells Notion of a product now. */
export async function retryPush(productId: string): Promise<void> {
  await call(endpoints.retrySyncPush, { params: { id: productId } })
}

/** GET /admin/sync/webhook: looked at often while Notion's token is waited for. */
export const syncWebhookOptions = queryOptions({
  queryKey: ['sync', 'webhook'],
  queryFn: ({ signal }) => call(endpoints.getSyncWebhook, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? syncingPauseMs : restingPauseMs),
})

/** POST /admin/sync/webhook: waits for Notion's token. */
export function connectWebhook(): Promise<SyncWebhook> {
  return call(endpoints.connectSyncWebhook, {})
}

/** DELETE /admin/sync/webhook. */
export function disconnectWebhook(): Promise<SyncWebhook> {
  return call(endpoints.disconnectSyncWebhook, {})
}

/** POST /admin/sync/webhook/token. */
export async function showWebhookToken(): Promise<string> {
  return (await call(endpoints.showSyncWebhookToken, {})).token
}
