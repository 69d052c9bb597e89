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

export function notFound(kind: 'database' | 'data source' | 'page' | 'user', id: string): Answer {
  const message = `Could not find ${kind.replace(' ', '_')} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`
  return error(404, 'object_not_found', message)
}

export function invalidCursor(cursor: string): Answer {
  return error(400, 'validation_error', `The start_cursor provided is invalid: ${cursor}`)
}

/** Notion's answer to an old version where a database has several data sources. */
export function severalDataSources({ id, sources }: { id: string; sources: { id: string }[] }): Answer {
  const message = 'Databases with multiple data sources are not supported in this API version.'
  return error(400, 'validation_error', message, {
    additional_data: {
      error_type: 'multiple_data_sources_for_database',
      database_id: id,
      child_data_source_ids: sources.map((source) => source.id),
      minimum_api_version: '2025-09-03',
    },
  })
}
