export { createWebhookSending } from './sending.service.ts'
export { webhooksRoutes } from './webhooks.routes.ts'
export { createWebhooks } from './webhooks.service.ts'
