import { type Logger, pino } from 'pino'

/** Names of what a log line never shows, however deep it stands. */
const secretName = /password|secret|api[_-]?key|authorization|cookie|token/i
const passwordInUrl = /(?<=:\/\/[^/\s:@]*:)[^/\s@]+(?=@)/g
const censor = '[redacted]'
const depthMax = 8

/**
 * Logs JSON lines, secrets left out.
 * @param destination where the lines go; the standard output where it is not given
 */
export function createLogger(level: string, destination: { write: (line: string) => void } = process.stdout): Logger {
  return pino({ level, formatters: { log: (fields) => censored(fields, 0) } }, destination)
}

function censored(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretName.test(name) ? censor : withoutSecrets(value, depth),
    ]),
  )
}

/** Errors, requests and responses have serializers of their own, which pick what they show. */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(passwordInUrl, censor)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthMax) return censor
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.getPrototypeOf(value) === Object.prototype ? censored(value, depth + 1) : value
}
