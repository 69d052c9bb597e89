import { missedSearchWriteSchema, suggestionsQuerySchema, suggestionsSchema } from '../../catalogue/searches.ts'
import { endpoint, nothing, stillHolds } from '../../endpoint.ts'

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'listSuggestions',
  summary: 'Suggest up to four products, pages and questions each for a partial query',
  description:
    'A word may still be being typed. Products whose names have it come first. Where no product is found, `q` is taken as it was meant (typing errors, Pinyin, Jyutping), as `meant` says.',
  query: suggestionsQuerySchema,
  answer: suggestionsSchema,
  notModified: stillHolds,
  errors: [429, 503],
})

export const countMissedSearch = endpoint({
  method: 'POST',
  path: '/missed-searches',
  permission: 'public',
  tags: ['Catalogue'],
  operationId: 'countMissedSearch',
  summary: 'Record a search that found nothing',
  description:
    'For staff, who add synonyms. Only a search that finds nothing is counted, and none that looks like an address or a number of a person; nothing is stored of who searched.',
  body: missedSearchWriteSchema,
  answer: nothing,
  status: 204,
  errors: [429, 503],
})
