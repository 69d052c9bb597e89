import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'
import { countRepeats } from './log-repeats.ts'

/** Names of fields that are redacted at any depth. PostgreSQL quotes whole rows in `detail`. */
const secretName = /password|secret|api[_-]?key|authorization|cookie|token|^detail$/i
const passwordInUrl = /(?<=:\/\/[^/\s:@]*:)[^/\s@]+(?=@)/g
const privatePath = /(?<=\/quote(?:s|-requests)\/)[^?#\s]+/gi
/** Segments of this length may be the token, even where `..` has moved it. */
const tokenLeast = 16
const keyInQuery = /(?<=[?&](?:demo|terminal)=)[^&#\s"']+/gi
/** The lookbehind avoids quadratic time on long runs without "@". */
const emailAddress = /(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_.+%-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** Matches too much rather than too little; not dates, IP addresses and ids. */
const phoneNumber = /(?<![\w.:+-])(?:\+?\(?\d{1,4}\)?[ -]?)?\(?\d{3,4}\)?[ -]?\d{4}(?![\w:-]|\.\d)/g
const quotedCall = /(?<=^Invalid `[^`\n]+` invocation)[\s\S]*\n\}\)?$/m
const censor = '[redacted]'
const depthMax = 8
const repeatsMs = 60_000

/**
 * Creates a logger of JSON lines that redacts secrets and visitors' personal data, also in error messages of other services.
 * @param everyMs interval at which a recurring error is logged
 */
export function createLogger(
  level: string,
  destination: { write: (line: string) => void } = process.stdout,
  everyMs = repeatsMs,
): Logger {
  return pino(
    {
      level,
      hooks: { logMethod: countRepeats(everyMs) },
      formatters: { log: (fields) => censored(fields, 0) },
      serializers: { req: requestFields, err: (error: unknown) => error }, // errors have been converted to fields by then
    },
    destination,
  )
}

/** Ignores output errors (a full disk, a closed pipe): lines are lost, but the process does not end. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Logs neither headers, body nor query, which may contain personal data. */
function requestFields({ method, url, host, ip, socket }: FastifyRequest): object {
  return { method, url: loggedPath(url), host, remoteAddress: ip, remotePort: socket?.remotePort }
}

/** Returns the path of an address without what is personal or a key. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  const read = censoredText(decoded(path))
  return read === decoded(path) ? path : read
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function censored(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretName.test(name) ? censor : withoutSecrets(value, depth),
    ]),
  )
}

/** Plain objects and arrays are redacted; requests and responses have serializers. */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return censoredText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthMax) return censor
  if (value instanceof Error) return censored(pino.stdSerializers.err(value), depth + 1)
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.getPrototypeOf(value) === Object.prototype ? censored(value, depth + 1) : value
}

function censoredText(text: string): string {
  return [quotedCall, passwordInUrl, keyInQuery, emailAddress, phoneNumber].reduce(
    (kept, shape) => kept.replace(shape, censor),
    text.replace(privatePath, withoutTokens),
  )
}

function withoutTokens(path: string): string {
  const segments = path.split('/')
  return segments
    .map((part, at) => ((at === 0 && part !== '..') || part.length >= tokenLeast ? censor : part))
    .join('/')
}
