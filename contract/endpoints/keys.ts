import { endpoint, idParams } from '../endpoint.ts'
import { apiKeySchema, apiKeysSchema, createdApiKeySchema, newApiKeySchema } from '../staff/keys.ts'

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/admin/api-keys',
  permission: 'settings.manage',
  tags: ['API keys'],
  operationId: 'listApiKeys',
  summary: 'List API keys, revoked ones too',
  answer: apiKeysSchema,
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/admin/api-keys',
  permission: 'settings.manage',
  confirmed: true,
  tags: ['API keys'],
  operationId: 'createApiKey',
  summary: 'Create an API key',
  description:
    '`secret` is the key, sent as `Authorization: Bearer hk_…`. It is shown this once: only a hash is stored. `scopes` are permissions; `rate` is the number of requests per minute.',
  body: newApiKeySchema,
  answer: createdApiKeySchema,
  status: 201,
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/admin/api-keys/:id/revoke',
  permission: 'settings.manage',
  tags: ['API keys'],
  operationId: 'revokeApiKey',
  summary: 'Revoke an API key',
  description: 'It is refused from the next request on; a bulk change that is running stops at its next batch.',
  params: idParams,
  answer: apiKeySchema,
  errors: [404, 409],
})
