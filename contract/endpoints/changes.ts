import { changesQuerySchema, changesSchema } from '../changes.ts'
import { endpoint } from '../endpoint.ts'

export const listChanges = endpoint({
  method: 'GET',
  path: '/admin/changes',
  permission: 'changes.read',
  tags: ['Changes'],
  operationId: 'listChanges',
  summary: 'List changes since a cursor, oldest first',
  description:
    'Without `since`, only a `cursor` for now: take one, read the lists, then follow from it. Changes are complete and in order; several of a record in one answer are one. `data` is the record as it is now. Kinds follow from what one may read; `kinds` names some of them. Changes are kept for 30 days; an older cursor, or one from before the database was restored, is 410.',
  query: changesQuerySchema,
  answer: changesSchema,
  errors: [410],
})
