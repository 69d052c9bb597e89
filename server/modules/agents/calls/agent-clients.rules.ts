import type { IncomingHttpHeaders } from 'node:http'

const nameMost = 60

/** Returns the name that a program gives itself in its headers: the host of its UCP profile, else its User-Agent's product. */
export function clientOf({ 'ucp-agent': ucpAgent, 'user-agent': userAgent }: IncomingHttpHeaders): string {
  const profile = /profile="([^"]{1,500})"/.exec(String(ucpAgent ?? ''))?.[1]
  const host = profile && URL.parse(profile)?.hostname
  return plainName(host || (userAgent ?? '').split(/[\s(]/)[0] || '')
}

/** Keeps what a name of a program consists of. */
export function plainName(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} ._/@+-]/gu, '')
    .trim()
    .slice(0, nameMost)
}
