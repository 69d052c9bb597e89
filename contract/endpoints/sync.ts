import { endpoint, idParams, nothing } from '../endpoint.ts'
import {
  autoSyncSchema,
  conflictPageSchema,
  conflictQuerySchema,
  conflictReopenSchema,
  conflictSettleSchema,
  conflictsReopenedSchema,
  conflictsSettledSchema,
  connectionTestRequestSchema,
  notionDatabaseSchema,
  syncChangePageSchema,
  syncChangeQuerySchema,
  syncConnectionSchema,
  syncConnectionWriteSchema,
  syncPushPageSchema,
  syncPushQuerySchema,
  syncRunDetailSchema,
  syncRunPageSchema,
  syncRunQuerySchema,
  syncRunStartedSchema,
  syncRunStartSchema,
  syncStatusSchema,
} from '../sync/sync.ts'

const goesOn = 'Answers as soon as the run has begun; it goes on by itself. 409 `sync.in_progress`, `sync.off`.'

export const getSyncStatus = endpoint({
  method: 'GET',
  path: '/admin/sync/status',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncStatus',
  summary: 'Whether Notion is connected, and the last runs of the sync',
  answer: syncStatusSchema,
})

export const listSyncRuns = endpoint({
  method: 'GET',
  path: '/admin/sync/runs',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncRuns',
  summary: 'Runs of the sync with Notion',
  description: 'The newest first. `search` looks into their messages, and who started them.',
  query: syncRunQuerySchema,
  answer: syncRunPageSchema,
})

export const getSyncRun = endpoint({
  method: 'GET',
  path: '/admin/sync/runs/:id',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncRun',
  summary: 'A run, its warnings, and how many changes of each kind it has',
  params: idParams,
  answer: syncRunDetailSchema,
  errors: [404],
})

export const listSyncChanges = endpoint({
  method: 'GET',
  path: '/admin/sync/runs/:id/changes',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncChanges',
  summary: 'What a run changed, product by product; of a plan, what it would change',
  description: 'What is marked comes first. `search` looks into the names of products.',
  params: idParams,
  query: syncChangeQuerySchema,
  answer: syncChangePageSchema,
  errors: [404],
})

export const startSync = endpoint({
  method: 'POST',
  path: '/admin/sync/runs',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'startSync',
  summary: 'Sync now, or show first what it would do',
  description: `${goesOn} With \`dryRun\` it writes nothing and ends as a plan. \`force\` retires even more than half of the catalogue.`,
  body: syncRunStartSchema,
  answer: syncRunStartedSchema,
  status: 202,
  errors: [409],
})

export const applySyncPlan = endpoint({
  method: 'POST',
  path: '/admin/sync/runs/:id/apply',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'applySyncPlan',
  summary: 'Do what a plan says, or nothing where the ground has moved',
  description: `${goesOn} 409 \`sync.plan_settled\` where it is no open plan.`,
  params: idParams,
  answer: syncRunStartedSchema,
  status: 202,
  errors: [404, 409],
})

export const discardSyncPlan = endpoint({
  method: 'POST',
  path: '/admin/sync/runs/:id/discard',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'discardSyncPlan',
  summary: 'Give a plan up',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const refreshCatalogue = endpoint({
  method: 'POST',
  path: '/admin/sync/refresh',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'refreshCatalogue',
  summary: 'Drop what is kept of the catalogue on every instance, then read every page of Notion',
  description: goesOn,
  answer: syncRunStartedSchema,
  status: 202,
  errors: [409],
})

export const getSyncConnection = endpoint({
  method: 'GET',
  path: '/admin/sync/connection',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncConnection',
  summary: 'Which database is synced with, without the key',
  answer: syncConnectionSchema,
})

export const putSyncConnection = endpoint({
  method: 'PUT',
  path: '/admin/sync/connection',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Sync'],
  operationId: 'putSyncConnection',
  summary: 'Set the database to sync with, and its key',
  description:
    'As a whole, with the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has it as it is now in `current`. The key is write-only: one that is not given stays, null removes it, and a kept one is used only with the database that it was given for. Takes effect with the next run.',
  body: syncConnectionWriteSchema,
  answer: syncConnectionSchema,
  errors: [409],
})

export const putAutoSync = endpoint({
  method: 'PUT',
  path: '/admin/sync/auto',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'putAutoSync',
  summary: 'Switch the runs of the clock, and how they go',
  description: 'What is not given stays. Answers with the status.',
  body: autoSyncSchema,
  answer: syncStatusSchema,
  errors: [409],
})

export const testSyncConnection = endpoint({
  method: 'POST',
  path: '/admin/sync/connection/test',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'testSyncConnection',
  summary: 'Try the connection, and what an import or export would need',
  description:
    "With what is kept; what is given takes its place, which only a Super Admin may. Changes nothing in Notion. Where the database has several data sources and none is chosen, they are listed. 502 `notion.failed` has Notion's own message in `detail`.",
  body: connectionTestRequestSchema,
  answer: notionDatabaseSchema,
  errors: [502],
})

export const getSyncDatabase = endpoint({
  method: 'GET',
  path: '/admin/sync/database',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncDatabase',
  summary: 'The database that is synced with, and which column feeds which field',
  description: 'Asks Notion. 409 `sync.off` where no database or key is kept.',
  answer: notionDatabaseSchema,
  errors: [409, 502],
})

export const listSyncConflicts = endpoint({
  method: 'GET',
  path: '/admin/sync/conflicts',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncConflicts',
  summary: 'Fields that were changed here and in Notion',
  description:
    "Notion's value was taken, ours waits here. A row is a product with all of its conflicts that match. Open ones, the oldest first, unless `state` and `sort` say otherwise; `search` looks into the names of products.",
  query: conflictQuerySchema,
  answer: conflictPageSchema,
})

export const settleSyncConflicts = endpoint({
  method: 'POST',
  path: '/admin/sync/conflicts/settle',
  permission: 'products.write',
  tags: ['Sync'],
  operationId: 'settleSyncConflicts',
  summary: 'Settle some conflicts, or all open ones',
  description:
    '`ours` puts our value back, as an edit that the next export sends; `theirs` leaves the product as it is; `other` writes another `value` into the field of one conflict. All or nothing: where one is settled already, 409 `conflict.settled` has those in `current`.',
  body: conflictSettleSchema,
  answer: conflictsSettledSchema,
  errors: [404, 409],
})

export const reopenSyncConflicts = endpoint({
  method: 'POST',
  path: '/admin/sync/conflicts/reopen',
  permission: 'products.write',
  tags: ['Sync'],
  operationId: 'reopenSyncConflicts',
  summary: 'Take back how conflicts were settled',
  description:
    'They are open again, and the edits that settled them are taken back. All or nothing: 409 `conflict.open` where one is open, `conflict.overtaken` where the field has been changed since; `current` has those.',
  body: conflictReopenSchema,
  answer: conflictsReopenedSchema,
  errors: [404, 409],
})

export const listSyncPushes = endpoint({
  method: 'GET',
  path: '/admin/sync/pushes',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncPushes',
  summary: 'Products that Notion has not been told of',
  description: 'Those whose last push failed come first. `isNew`: there is no page for it yet.',
  query: syncPushQuerySchema,
  answer: syncPushPageSchema,
})

export const retrySyncPush = endpoint({
  method: 'POST',
  path: '/admin/sync/pushes/:id/retry',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'retrySyncPush',
  summary: 'Tell Notion of a product now',
  description:
    'The id is the product’s. Answers once it is queued; the product says how it went. 409 `product.state` where Notion has been told all of it, `sync.off`.',
  params: idParams,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})
