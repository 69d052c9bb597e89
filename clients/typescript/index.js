import createFetchClient from 'openapi-fetch'

export function createClient({ apiKey, headers, ...options }) {
  return createFetchClient({ ...options, headers: { Authorization: `Bearer ${apiKey}`, ...headers } })
}

export function nextCursor({ headers }) {
  const [, address] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? []
  return new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined
}
