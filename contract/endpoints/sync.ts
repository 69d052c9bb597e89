import { endpoint, idParams, nothing } from '../endpoint.ts'
import {
  fieldOwnerChangeSchema,
  mappingFileSchema,
  mappingPreviewRequestSchema,
  mappingPreviewSchema,
  mappingReadSchema,
  mappingRestoreSchema,
  mappingStudioSchema,
  mappingVersionParams,
  mappingWriteSchema,
  storedMappingSchema,
} from '../sync/mapping.ts'
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
import { notionWebhookSchema, syncWebhookSchema, syncWebhookTokenSchema } from '../sync/sync-webhook.ts'

const goesOn =
  'Answers as soon as the run has begun; it goes on by itself. 409 `sync.in_progress`, `sync.off`; `sync.of_files` where files would be written.'

export const getSyncStatus = endpoint({
  method: 'GET',
  path: '/admin/sync/status',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncStatus',
  summary: 'Get the state of the Notion connection, with the latest sync runs',
  description:
    '`due` is a run of the clock that waits for the run before it, which may be of another instance; it begins as soon as that one ends.',
  answer: syncStatusSchema,
})

export const listSyncRuns = endpoint({
  method: 'GET',
  path: '/admin/sync/runs',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncRuns',
  summary: 'List sync runs, newest first',
  description:
    'The newest first. `search` looks into their messages, and who started them. Pushes of single products with no other run between them are one row, the newest, which has all of them in `pushes`; `trigger`, or `pushesWith` with its id, lists each by itself.',
  query: syncRunQuerySchema,
  answer: syncRunPageSchema,
})

export const getSyncRun = endpoint({
  method: 'GET',
  path: '/admin/sync/runs/:id',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncRun',
  summary: 'Get a sync run with its warnings and number of changes by kind',
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
  summary: 'List the changes of a sync run by product, or those that a plan would make',
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
  summary: 'Start a sync, or plan one without changes',
  description: `${goesOn} With \`dryRun\` it writes nothing and ends as a plan. A mass change ends it as \`awaiting_approval\`, unless \`force\` is given. \`givesUp\` makes a plan that empties a field whose column can be read no more.`,
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
  summary: 'Apply a plan, or nothing if the data has changed since',
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
  summary: 'Discard a plan',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const cancelSyncRun = endpoint({
  method: 'POST',
  path: '/admin/sync/runs/:id/cancel',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'cancelSyncRun',
  summary: 'Cancel a running sync, on whichever instance it runs',
  description:
    'Answers once it is asked to; a wait for Notion ends at once, and what was written until then stays. 409 `sync.run_ended` where it has ended.',
  params: idParams,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})

export const refreshCatalogue = endpoint({
  method: 'POST',
  path: '/admin/sync/refresh',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'refreshCatalogue',
  summary: 'Clear the cached catalogue on every instance, then import every page from Notion',
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
  summary: 'Get the catalogue’s source: a Notion database, without its key, or files',
  answer: syncConnectionSchema,
})

export const putSyncConnection = endpoint({
  method: 'PUT',
  path: '/admin/sync/connection',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Sync'],
  operationId: 'putSyncConnection',
  summary: 'Set the catalogue’s source: a Notion database with its key, a folder or a URL',
  description:
    'As a whole, with the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has it as it is now in `current`. The key is write-only: one that is not given stays, null removes it, and a stored one is used only with the database that it was given for. Files are in the folder that the server has been given, or at an https address. Takes effect with the next run.',
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
  summary: 'Set the scheduled sync, its direction, and the limit of changes of any run',
  description:
    'What is not given stays. Answers with the status. 409 `sync.of_files` for a direction that would write files.',
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
  summary: 'Test the Notion connection, and the rights that import and export need',
  description:
    "With the saved settings; what is given takes its place, which only a Super Admin may. Changes nothing in Notion. Where the database has several data sources and none is chosen, they are listed. 502 `notion.failed` has Notion's own message in `detail`; `files.failed` says in its note what is wrong with a file.",
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
  summary: 'Get the synced database, and which column feeds which field',
  description: 'Asks the source. 409 `sync.off` where nothing is connected.',
  answer: notionDatabaseSchema,
  errors: [409, 502],
})

export const listSyncConflicts = endpoint({
  method: 'GET',
  path: '/admin/sync/conflicts',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'listSyncConflicts',
  summary: 'List conflicts: fields that were changed here and in Notion',
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
  summary: 'Resolve some conflicts, or all open ones',
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
  summary: 'Undo the resolution of conflicts',
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
  summary: 'List products with changes that wait to be pushed to Notion',
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
  summary: 'Push a product to Notion now',
  description:
    'The id is the product’s. Answers once it is queued; the product says how it went. 409 `product.state` where Notion has all of it, `sync.off`, `sync.of_files`.',
  params: idParams,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})

export const getSyncWebhook = endpoint({
  method: 'GET',
  path: '/admin/sync/webhook',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncWebhook',
  summary: 'Get the state of Notion’s webhook subscription',
  answer: syncWebhookSchema,
})

export const connectSyncWebhook = endpoint({
  method: 'POST',
  path: '/admin/sync/webhook',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Sync'],
  operationId: 'connectSyncWebhook',
  summary: 'Start receiving Notion’s webhook verification token',
  description:
    'For ten minutes. A subscription that was there is given up. 409 `sync.of_files` where the catalogue comes from files.',
  answer: syncWebhookSchema,
  errors: [409],
})

export const showSyncWebhookToken = endpoint({
  method: 'POST',
  path: '/admin/sync/webhook/token',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Sync'],
  operationId: 'showSyncWebhookToken',
  summary: 'Get the verification token that Notion has sent',
  description: 'It is stored encrypted. 409 `webhook.no_token` where none has come.',
  answer: syncWebhookTokenSchema,
  errors: [409],
})

export const disconnectSyncWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/sync/webhook',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['Sync'],
  operationId: 'disconnectSyncWebhook',
  summary: 'Stop receiving Notion’s webhook events',
  answer: syncWebhookSchema,
})

const erasedPage =
  'Of a product whose page in Notion is gone for good. The id is the product’s. 409 `product.state` where no push of it has found its page gone.'

export const makePushPage = endpoint({
  method: 'POST',
  path: '/admin/sync/pushes/:id/new-page',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'makePushPage',
  summary: 'Create another Notion page for a product',
  description: `${erasedPage} The next push makes the page, with all that the product says.`,
  params: idParams,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})

export const letPushGo = endpoint({
  method: 'POST',
  path: '/admin/sync/pushes/:id/let-go',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'letPushGo',
  summary: 'Retire a product whose page is gone from Notion',
  description: `${erasedPage} Nothing more is sent of it; it can be listed again.`,
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const receiveNotionWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/notion',
  permission: 'public',
  tags: ['Sync'],
  operationId: 'receiveNotionWebhook',
  summary: 'Receive a Notion webhook event or verification token',
  description:
    'For Notion alone. An event is believed by `X-Notion-Signature`, an HMAC-SHA-256 of the body with the token of the subscription; else 401 `webhook.unsigned`. A token is taken only while staff wait for one, else 409 `webhook.not_awaited`. Answers once the event is kept; its page is read soon after. What was delivered before, or is not about the catalogue, is answered alike and changes nothing.',
  body: notionWebhookSchema,
  answer: nothing,
  status: 204,
  errors: [401, 409, 429, 503],
})

const overVersion =
  'Over the version that was read: where somebody else has saved another, 409 `record.changed` has it in `current`.'

export const getSyncMapping = endpoint({
  method: 'GET',
  path: '/admin/sync/mapping',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getSyncMapping',
  summary: 'Get how the database’s columns map to product fields',
  description:
    'Asks Notion for the columns and some of their values. Values are only for those who may run syncs. Of a field that nothing feeds `proposal` is the column that might, and why. 409 `sync.off` where no database or key is saved.',
  answer: mappingStudioSchema,
  errors: [409, 502],
})

export const getKeptSyncMapping = endpoint({
  method: 'GET',
  path: '/admin/sync/mapping/kept',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'getKeptSyncMapping',
  summary: 'Get the current mapping, with each field’s owner',
  description: 'Asks nobody. A field that is not listed is found by its name, and is both sides’.',
  answer: storedMappingSchema,
})

export const previewSyncMapping = endpoint({
  method: 'POST',
  path: '/admin/sync/mapping/preview',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'previewSyncMapping',
  summary: 'Preview the first products that a mapping would make',
  description: 'Writes nothing. Of rows that were read within five minutes.',
  body: mappingPreviewRequestSchema,
  answer: mappingPreviewSchema,
  errors: [409, 502],
})

export const putSyncMapping = endpoint({
  method: 'PUT',
  path: '/admin/sync/mapping',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'putSyncMapping',
  summary: 'Save a mapping',
  description: `As a whole. ${overVersion} The next sync reads every page by it.`,
  body: mappingWriteSchema,
  answer: storedMappingSchema,
  errors: [409, 502],
})

export const setSyncFieldOwner = endpoint({
  method: 'PATCH',
  path: '/admin/sync/mapping/owner',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'setSyncFieldOwner',
  summary: 'Set a field’s owner: Notion or this site',
  description:
    'The rest of the mapping stays. It is saved as the next version. `here` is refused of a column that the source computes. 409 ' +
    '`sync.off`; `record.changed` where the field is no longer whose it `was`, with the mapping in use as `current`. 502 where the ' +
    'columns cannot be looked at.',
  body: fieldOwnerChangeSchema,
  answer: storedMappingSchema,
  errors: [409, 502],
})

export const restoreSyncMapping = endpoint({
  method: 'POST',
  path: '/admin/sync/mapping/versions/:version/restore',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'restoreSyncMapping',
  summary: 'Restore an earlier mapping',
  description: `As the next version. ${overVersion} A column that is gone by now is said in the studio and by each sync.`,
  params: mappingVersionParams,
  body: mappingRestoreSchema,
  answer: storedMappingSchema,
  errors: [404, 409],
})

export const exportSyncMapping = endpoint({
  method: 'GET',
  path: '/admin/sync/mapping/file',
  permission: 'sync.read',
  tags: ['Sync'],
  operationId: 'exportSyncMapping',
  summary: 'Download the current mapping as a file',
  answer: mappingFileSchema,
  errors: [409],
})

export const readSyncMapping = endpoint({
  method: 'POST',
  path: '/admin/sync/mapping/file',
  permission: 'sync.run',
  tags: ['Sync'],
  operationId: 'readSyncMapping',
  summary: 'Check a mapping file against this database',
  description:
    'Columns are found by their ids, else by their names; those that are not here are listed. Nothing is saved: send it to PUT /admin/sync/mapping.',
  body: mappingFileSchema,
  answer: mappingReadSchema,
  errors: [409, 502],
})
