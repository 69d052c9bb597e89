import { endpoint, file } from '../endpoint.ts'
import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '../staff/audit.ts'
import { exportQuery } from '../tables.ts'

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  permission: 'audit.read',
  tags: ['Audit log'],
  operationId: 'listAuditEntries',
  summary: 'Who changed what, and when',
  description: '`from` is included, `to` is not. `before` and `after` hold only what changed, and never a secret.',
  query: auditQuerySchema,
  answer: auditPageSchema,
})

export const listAuditFilters = endpoint({
  method: 'GET',
  path: '/admin/audit/filters',
  permission: 'audit.read',
  tags: ['Audit log'],
  operationId: 'listAuditFilters',
  summary: 'The actions, entities and actors that the log holds',
  answer: auditFiltersSchema,
})

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit/export.csv',
  permission: 'audit.read',
  isExport: true,
  tags: ['Audit log'],
  operationId: 'exportAuditEntries',
  summary: 'The whole filtered log as a CSV file',
  description: '`before` and `after` are JSON in a cell each.',
  query: exportQuery(auditQuerySchema),
  answer: file('text/csv'),
})
