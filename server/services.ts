import type { Logger } from 'pino'
import { createImportReaders } from '#server/modules/catalogue/index.ts'
import { createPushQueue, createWebhookQueue } from '#server/modules/sync/index.ts'
import { catalogueWriting } from './composition/catalogue-writing.ts'
import { openDependencies, type StartOptions } from './composition/dependencies.ts'
import { agentsServices } from './composition/services/agents.ts'
import { assistantServices } from './composition/services/assistant.ts'
import { backOfficeServices, reportsServices } from './composition/services/back-office.ts'
import { catalogueServices, contentServices, mediaServices } from './composition/services/catalogue.ts'
import { checksServices } from './composition/services/checks.ts'
import { customersServices } from './composition/services/customers.ts'
import { feedsServices } from './composition/services/feeds.ts'
import { inboxServices, repliesServices } from './composition/services/inbox.ts'
import { maintenanceServices } from './composition/services/maintenance.ts'
import { outgoingServices } from './composition/services/outgoing.ts'
import { buyersServices, ordersServices, quotesServices } from './composition/services/sales.ts'
import { settingsServices } from './composition/services/settings.ts'
import { staffServices } from './composition/services/staff.ts'
import { submissionsServices } from './composition/services/submissions.ts'
import { syncServices } from './composition/services/sync.ts'
import { webhooksServices } from './composition/services/webhooks.ts'
import type { Config } from './platform/config.ts'
import { loadTranslations } from './translations.ts'

export type OpenServices = Awaited<ReturnType<typeof openServices>>

/**
 * Opens the database (the configured one, or PostgreSQL from npm), applies pending migrations, seeds an empty catalogue and creates all
 * services, area by area. They are closed in reverse order.
 * @throws StartError where the database cannot be reached; what was opened by then is closed again
 */
export async function openServices(config: Config, log: Logger, options: StartOptions = {}) {
  await using resources = new AsyncDisposableStack()
  await loadTranslations()
  const dependencies = await openDependencies(resources, config, log, options)
  const media = mediaServices(dependencies)
  const outgoing = outgoingServices({ ...dependencies, ...media })
  const importReaders = createImportReaders(dependencies.url, options.readers)
  resources.defer(importReaders.close)
  const base = { ...dependencies, ...media, ...outgoing, ...catalogueWriting({ ...dependencies, ...outgoing }) }
  const settings = settingsServices(base)
  const staff = staffServices({ ...base, ...settings })
  const sync = syncServices({ ...base, importReaders })
  resources.defer(sync.endRuns)
  resources.defer(sync.syncRuns.stop)
  const products = catalogueServices({ ...base, importReaders })
  resources.defer(products.productImports.stopCopying)
  const content = contentServices({ ...base, ...products })
  const inbox = inboxServices(base)
  const orders = ordersServices(base)
  const quotes = quotesServices({ ...base, ...orders })
  const submissions = submissionsServices({ ...base, ...products })
  const buyers = buyersServices({ ...base, ...orders, ...quotes })
  const assistant = assistantServices({ ...base, ...products, ...submissions, ...quotes, ...buyers })
  const areas = {
    ...settings,
    ...staff,
    ...sync,
    ...media,
    ...products,
    ...backOfficeServices(base),
    ...assistant,
    ...agentsServices({ ...base, ...products, ...submissions, ...quotes, ...assistant }),
    ...content,
    ...submissions,
    ...inbox,
    ...orders,
    ...quotes,
    ...buyers,
    ...repliesServices({ ...base, ...assistant, ...inbox, ...orders, ...quotes }),
    ...customersServices(base),
    ...reportsServices(base),
    ...webhooksServices(base),
    ...feedsServices({ ...base, ...products, ...orders }),
    ...maintenanceServices({ ...base, ...content }),
  }
  const { checks } = checksServices({ ...base, ...areas })
  const {
    database,
    background,
    redis,
    secrets,
    audit,
    site,
    events,
    isFresh,
    passages,
    onChange,
    cache,
    catalogueChanges,
    asOf,
    publishedContent,
    industries,
    plans,
    knowledge,
    jobs,
    pace,
    trouble,
    tokens,
    terminalKeys,
  } = dependencies
  const { currentMailer, outbox, notifications, quoteLinks, deliveries, queues } = outgoing
  const notionJobs = { database: background, sync: sync.sync, retry: pace.retry }
  const opened = resources.move()
  return {
    database,
    background,
    redis,
    trouble,
    secrets,
    audit,
    settings: dependencies.settings,
    site,
    events,
    isFresh,
    passages,
    onChange,
    cache,
    catalogueChanges,
    asOf,
    publishedContent,
    industries,
    plans,
    knowledge,
    currentMailer,
    outbox,
    notifications,
    quoteLinks,
    deliveries,
    tokens,
    terminalKeys,
    ...areas,
    checks,
    /** Starts and stops work on the queues: `start` is for a server, `join` for a process beside it. */
    jobs: {
      start: () =>
        jobs.start([...queues, staff.links.queue, createPushQueue(notionJobs), createWebhookQueue(notionJobs)]),
      join: jobs.join,
      stop: jobs.stop,
    },
    close: () => opened.disposeAsync(),
  }
}
