import { type Logger, pino } from 'pino'

/** What a log line never shows, wherever in it a request, a header or a configuration ends up. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  '*.password',
  '*.apiKey',
  'apiKey',
  'password',
]

/** Logs JSON lines to the standard output, secrets left out. */
export function createLogger(level: string): Logger {
  return pino({ level, redact: { paths: secrets, censor: '[redacted]' } })
}
