import { randomUUID } from 'node:crypto'

export interface Answer {
  status: number
  contentType?: string
  headers?: Record<string, string>
  body: string | Uint8Array
}

export function json(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body) }
}

/** Notion's error body. */
export function error(status: number, code: string, message: string, more: object = {}): Answer {
  return json(status, { object: 'error', status, code, message, ...more, request_id: randomUUID() })
}

export function notFound(kind: 'database' | 'page', id: string): Answer {
  const message = `Could not find ${kind} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`
  return error(404, 'object_not_found', message)
}

export function invalidCursor(cursor: string): Answer {
  return error(400, 'validation_error', `The start_cursor provided is invalid: ${cursor}`)
}
