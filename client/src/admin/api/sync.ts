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
/** The server aborts a test after 30 seconds. */
const testTimeoutMs = 40_000
const databaseFreshMs = 5 * 60_000

export const syncStatusOptions = queryOptions({
  queryKey: ['sync', 'status'],
  queryFn: ({ signal }) => call(endpoints.getSyncStatus, { signal }),
  refetchInterval: ({ state }) => (state.data?.syncInProgress ? syncingPauseMs : restingPauseMs),
})

export function syncRunOptions(id: string) {
  return queryOptions({
    queryKey: ['sync', 'run', id],
    queryFn: ({ signal }) => call(endpoints.getSyncRun, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? syncingPauseMs : false),
    staleTime: 0,
  })
}

const changesAtOnce = 25

/** One page of a run's changes. @param filter side, kind, mark, search, marked */
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

/** @returns the id of the run, which goes on by itself */
export async function startSync(start: RunStart): Promise<string> {
  return (await call(endpoints.startSync, { body: start })).runId
}

/** Clears the cached catalogue and syncs all of it. @returns the run's id */
export async function forceRefresh(): Promise<string> {
  return (await call(endpoints.refreshCatalogue, {})).runId
}

/** Applies a plan. @returns the id of the run that does */
export async function applyPlan(id: string): Promise<string> {
  return (await call(endpoints.applySyncPlan, { params: { id } })).runId
}

export async function discardPlan(id: string): Promise<void> {
  await call(endpoints.discardSyncPlan, { params: { id } })
}

export async function cancelRun(id: string): Promise<void> {
  await call(endpoints.cancelSyncRun, { params: { id } })
}

export async function setAutoSync(change: z.input<typeof autoSyncSchema>): Promise<void> {
  await call(endpoints.putAutoSync, { body: change })
}

/** Connection settings; secrets are only reported as present or absent. */
export const syncConnectionOptions = queryOptions({
  queryKey: ['sync', 'connection'],
  queryFn: ({ signal }) => call(endpoints.getSyncConnection, { signal }),
})

export function saveConnection(body: z.output<typeof syncConnectionWriteSchema>): Promise<SyncConnection> {
  return call(endpoints.putSyncConnection, { body })
}

export function testConnection(connection: z.input<typeof connectionTestRequestSchema>): Promise<NotionDatabaseAnswer> {
  return call(endpoints.testSyncConnection, { body: connection, timeoutMs: testTimeoutMs })
}

/** Requests Notion, so the answer is cached for some minutes. */
export const syncDatabaseOptions = queryOptions({
  queryKey: ['notion', 'database'],
  queryFn: ({ signal }) => call(endpoints.getSyncDatabase, { signal, timeoutMs: testTimeoutMs }),
  staleTime: databaseFreshMs,
  retry: false,
})

/** Settles all conflicts or none. @returns how many */
export async function settleConflicts(settle: z.input<typeof conflictSettleSchema>): Promise<number> {
  return (await call(endpoints.settleSyncConflicts, { body: settle })).settled
}

/** Lets the next push create a new Notion page. */
export async function createPushPage(productId: string): Promise<void> {
  await call(endpoints.makePushPage, { params: { id: productId } })
}

/** Retires the product instead of pushing it. */
export async function discardPush(productId: string): Promise<void> {
  await call(endpoints.letPushGo, { params: { id: productId } })
}

export async function reopenConflicts(ids: string[]): Promise<void> {
  await call(endpoints.reopenSyncConflicts, { body: { ids } })
}

export async function retryPush(productId: string): Promise<void> {
  await call(endpoints.retrySyncPush, { params: { id: productId } })
}

export const syncWebhookOptions = queryOptions({
  queryKey: ['sync', 'webhook'],
  queryFn: ({ signal }) => call(endpoints.getSyncWebhook, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? syncingPauseMs : restingPauseMs),
})

export function connectWebhook(): Promise<SyncWebhook> {
  return call(endpoints.connectSyncWebhook, {})
}

export function disconnectWebhook(): Promise<SyncWebhook> {
  return call(endpoints.disconnectSyncWebhook, {})
}

export async function showWebhookToken(): Promise<string> {
  return (await call(endpoints.showSyncWebhookToken, {})).token
}
