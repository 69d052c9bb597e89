import type { CatalogueCache } from '#server/modules/catalogue/index.ts'
import { createFiguresRepo, type Figure } from '#server/modules/maintenance/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { Reading } from '../platform/metrics.ts'

/** How long figures are read once, so that several gauges share a query. */
const sharedMs = 2000

/** Name, label, and what each says; by the name of the figure that it is. */
const ofDatabase: Record<string, Omit<Reading, 'values'>> = {
  queue: { name: 'harbour_queue_jobs', label: 'state', help: 'Jobs of the queue that are not done.' },
  deliveries: { name: 'harbour_deliveries', label: 'status', help: 'Messages of visitors that are not delivered.' },
  mails: { name: 'harbour_mails', label: 'status', help: 'Mails of staff that are not delivered.' },
  sync: { name: 'harbour_sync_age_seconds', help: 'Time since the last successful sync.' },
  tokens: { name: 'harbour_chat_tokens_day', label: 'kind', help: 'Tokens of the assistant in 24 hours.' },
  cost: { name: 'harbour_chat_cost_usd_day', help: 'Cost of the assistant in 24 hours, in US dollars.' },
  backup: { name: 'harbour_backup_age_seconds', help: 'Time since the last backup that was restored and compared.' },
  connections: { name: 'harbour_database_connections', label: 'state', help: 'Connections to the database.' },
  size: { name: 'harbour_database_bytes', help: 'Size of the database.' },
}

export interface MeasuredServices {
  background: Database
  cache: Pick<CatalogueCache, 'counts'>
  trouble: () => Promise<string | undefined>
}

/** Returns what /metrics says besides requests and the process. */
export function metricsOf({ background, cache, trouble }: MeasuredServices): Reading[] {
  const repo = createFiguresRepo(background.prisma)
  let shared: Promise<Figure[]> | undefined
  function figures(): Promise<Figure[]> {
    if (!shared) {
      shared = repo.read()
      setTimeout(() => {
        shared = undefined
      }, sharedMs).unref()
    }
    return shared
  }
  const readings = Object.entries(ofDatabase).map(([of, reading]) => ({
    ...reading,
    values: async () =>
      (await figures()).filter(({ name }) => name === of).map(({ label, value }): [string, number] => [label, value]),
  }))
  return [
    ...readings,
    {
      name: 'harbour_ready',
      help: '1 while the instance can serve.',
      values: async () => [['', (await trouble()) === undefined ? 1 : 0]],
    },
    {
      name: 'harbour_catalogue_cache',
      label: 'result',
      help: 'Answers of the catalogue since the start, by whether they were cached.',
      values: async () => Object.entries(cache.counts()),
    },
  ]
}
