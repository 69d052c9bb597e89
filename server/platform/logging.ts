import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'
import { countRepeats } from './log-repeats.ts'

/** Names of what a log line never shows, however deep it stands. `detail` is PostgreSQL's, which quotes whole rows in it. */
const secretName = /password|secret|api[_-]?key|authorization|cookie|token|^detail$/i
const passwordInUrl = /(?<=:\/\/[^/\s:@]*:)[^/\s@]+(?=@)/g
/** Of a buyer's private link, on the site, whose pages are found in any case, and in the API: what follows in its path. */
const privatePath = /(?<=\/quote(?:s|-requests)\/)[^?#\s]+/gi
/** A segment of so many characters is the secret, wherever `..` has moved it to. */
const tokenLeast = 16
/** What a one-time link of the terminal has in its query. */
const keyInQuery = /(?<=[?&](?:demo|terminal)=)[^&#\s"']+/gi
/** From the first character of a run on: tried again from each of its characters, a long one would take the square of its length. */
const emailAddress = /(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_.+%-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu
/** In doubt, it is one; dates, addresses of machines and ids are none. */
const phoneNumber = /(?<![\w.:+-])(?:\+?\(?\d{1,4}\)?[ -]?)?\(?\d{3,4}\)?[ -]?\d{4}(?![\w:-]|\.\d)/g
/** What Prisma quotes of a call that it does not understand: all that it was given. */
const quotedCall = /(?<=^Invalid `[^`\n]+` invocation)[\s\S]*\n\}\)?$/m
const censor = '[redacted]'
const depthMax = 8
const repeatsMs = 60_000

/**
 * Logs JSON lines, secrets left out, and whatever visitors write with them: also where it is in what others say of a failure.
 * @param destination where the lines go; the standard output where it is not given
 * @param everyMs how often an error that goes on is said
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
      serializers: { req: requestFields, err: (error: unknown) => error }, // by then errors are fields
    },
    destination,
  )
}

/** What can take no line (a full disk, a reader that has gone) never ends the process: lines are lost until it can again. */
export function outliveOutputs(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Neither headers nor body, nor what was looked for: a query may hold what nobody else is to read. */
function requestFields({ method, url, host, ip, socket }: FastifyRequest): object {
  return { method, url: pathOf(url), host, remoteAddress: ip, remotePort: socket?.remotePort }
}

function pathOf(url: string): string {
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

/** Requests and responses have serializers, which pick what they show. */
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
