import {
  missedSearchChangeSchema,
  missedSearchPageSchema,
  missedSearchQuerySchema,
  synonymPageSchema,
  synonymQuerySchema,
  synonymSchema,
  synonymWriteSchema,
} from '../../catalogue/searches.ts'
import { endpoint, idParams, nothing } from '../../endpoint.ts'

export const listMissedSearches = endpoint({
  method: 'GET',
  path: '/admin/missed-searches',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'listMissedSearches',
  summary: 'List searches without results, most frequent first',
  query: missedSearchQuerySchema,
  answer: missedSearchPageSchema,
})

export const changeMissedSearch = endpoint({
  method: 'PATCH',
  path: '/admin/missed-searches/:id',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'changeMissedSearch',
  summary: 'Mark a search without results as done, or as open again',
  params: idParams,
  body: missedSearchChangeSchema,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/admin/search-synonyms',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'listSynonyms',
  summary: 'List search synonyms',
  query: synonymQuerySchema,
  answer: synonymPageSchema,
})

export const addSynonym = endpoint({
  method: 'POST',
  path: '/admin/search-synonyms',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'addSynonym',
  summary: 'Create a search synonym',
  description:
    'A term that has words already gets these beside them. With `missedId`, that missed search is done. 500 terms at most: 409 `synonym.too_many`.',
  body: synonymWriteSchema,
  answer: synonymSchema,
  status: 201,
  errors: [404, 409],
})

export const deleteSynonym = endpoint({
  method: 'DELETE',
  path: '/admin/search-synonyms/:id',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'deleteSynonym',
  summary: 'Remove a synonym',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404],
})
