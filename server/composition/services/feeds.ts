import { createFeedOutput, createFeedRuns, createFeeds } from '#server/modules/feeds/index.ts'
import type { Orders } from '#server/modules/sales/index.ts'
import { createGroupSettings } from '#server/modules/settings/index.ts'
import { allStock } from '#server/modules/stock/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CatalogueArea } from './catalogue.ts'
import type { Outgoing } from './outgoing.ts'

export type FeedsArea = ReturnType<typeof feedsServices>

type Needs = Pick<
  Dependencies,
  'config' | 'log' | 'now' | 'background' | 'database' | 'secrets' | 'audit' | 'settings' | 'backgroundTasks'
> &
  Pick<Dependencies, 'refreshSettings'> &
  Pick<Outgoing, 'notify'> &
  Pick<CatalogueArea, 'productImports'> & { orders: Orders }

export function feedsServices(needs: Needs) {
  const { config, log, now, background, database, secrets, audit, settings, backgroundTasks, notify } = needs
  const access = { folder: config.FEEDS_FOLDER, keys: config.FEEDS_KEYS }
  const feedRuns = createFeedRuns({
    database: background,
    settings,
    imports: needs.productImports,
    output: createFeedOutput({
      orders: needs.orders,
      allStock: () => allStock(background),
      language: () => settings.current().general.language,
    }),
    notify,
    access,
    now,
    log,
  })
  const group = createGroupSettings({ database, audit, secrets, config, refresh: needs.refreshSettings }, 'feeds')
  return { feedRuns, feeds: createFeeds({ group, runs: feedRuns, backgroundTasks, access }) }
}
