import { endpoint, file } from '../endpoint.ts'
import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '../staff/audit.ts'
import { exportQuery } from '../tables.ts'

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  permission: 'audit.read',
  tags: ['Audit log'],
  operationId: 'listAuditEntries',
  summary: 'List audit entries, newest first',
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
  summary: 'List the audit log’s actions, entities and actors',
  answer: auditFiltersSchema,
})

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit/export.csv',
  permission: 'audit.read',
  isExport: true,
  tags: ['Audit log'],
  operationId: 'exportAuditEntries',
  summary: 'Export all matching audit entries as CSV',
  description: '`before` and `after` are JSON in a cell each.',
  query: exportQuery(auditQuerySchema),
  answer: file('text/csv'),
})
