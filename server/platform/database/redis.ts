import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Counting must not slow requests down: what Redis does not answer at once is counted without it. */
const commandMs = 250
const connectMs = 2000
const retryMaxMs = 5000

/** Connects to Redis in the background, again and again; commands fail at once while it is away. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
    connectTimeout: connectMs,
    socketTimeout: connectMs,
    retryStrategy: (times) => Math.min(times * 100, retryMaxMs),
  })
  return redis.on('error', (error) => log.error({ err: error }, 'Redis does not answer'))
}
