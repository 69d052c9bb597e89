import { endpoint, nothing } from '../endpoint.ts'
import { notionWebhookSchema } from '../sync/sync-webhook.ts'

export const receiveNotionWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/notion',
  permission: 'public',
  tags: ['Sync'],
  operationId: 'receiveNotionWebhook',
  summary: "An event of Notion's webhooks, or the token of a subscription",
  description:
    'For Notion alone. An event is believed by `X-Notion-Signature`, an HMAC-SHA-256 of the body with the token of the subscription; else 401 `webhook.unsigned`. A token is taken only while staff wait for one, else 409 `webhook.not_awaited`. Answers once the event is kept; its page is read soon after. What was delivered before, or is not about the catalogue, is answered alike and changes nothing.',
  body: notionWebhookSchema,
  answer: nothing,
  status: 204,
  errors: [401, 409, 429, 503],
})
