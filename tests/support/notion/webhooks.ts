import { createHmac, randomUUID } from 'node:crypto'
import { users } from './store.ts'

interface EventOptions {
  /** `page.properties_updated` where it is not given. */
  type?: string
  /** The page, or the database of a change of columns. */
  entity: { id: string; type: string }
  /** The parent of the page. */
  parent?: { id: string; type: string; data_source_id?: string }
  id?: string
  at?: Date
  /** Who made the edits; a person where they are not given. */
  authors?: { id: string; type: 'person' | 'bot' }[]
}

const person = { id: users.person, type: 'person' } as const

/** An event as Notion writes it. */
export function webhookEvent(options: EventOptions) {
  const { type = 'page.properties_updated', entity, parent, id, at = new Date(), authors = [person] } = options
  return {
    id: id ?? randomUUID(),
    timestamp: at.toISOString(),
    workspace_id: '13950b26-c203-4f3b-b97d-93ec06319565',
    workspace_name: 'Workspace',
    subscription_id: '29d75c0d-5546-4414-8459-7b7a92f1fc4b',
    integration_id: '0ef2e755-4912-8096-91c1-00376a88a5ca',
    authors,
    attempt_number: 1,
    api_version: '2022-06-28',
    type,
    entity,
    data: { ...(parent && { parent }), ...(type === 'page.properties_updated' && { updated_properties: ['XGe%40'] }) },
  }
}

/** Delivers webhooks to a site as Notion does: the token of a subscription, then events that are signed with it. */
export function createWebhookSender(siteUrl: string, token = `secret_${randomUUID().replaceAll('-', '')}`) {
  const url = `${siteUrl}/api/v1/webhooks/notion`

  function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  }

  const signatureOf = (body: string) => `sha256=${createHmac('sha256', token).update(body).digest('hex')}`

  return {
    token,
    /** Somebody makes the subscription in Notion's settings. */
    sendToken: () => post(JSON.stringify({ verification_token: token })),
    send(event: object): Promise<Response> {
      const body = JSON.stringify(event)
      return post(body, { 'x-notion-signature': signatureOf(body) })
    },
    signatureOf,
    /** As it is, signed by whom it may be. */
    post,
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>
