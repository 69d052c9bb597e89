import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from '../src/router/index.ts'
import '#contract/i18n/simplified.ts'
import type { SentForm } from '#contract/requests/sent-form.ts'
import type { DrawnPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import { createQueryClient } from '../src/api/query-client.ts'
import { siteOptions } from '../src/api/site.ts'
import { SiteApp } from '../src/SiteApp.tsx'
import { currencyPreference } from '../src/storage/preferences.ts'
import { DrawnPartsContext, loadAllParts } from '../src/ui/loading/lazy-component.tsx'
import { servedQueriesOf } from './served-queries.ts'

await loadAllParts()

/** What asks for what: a list names the questions of its page, a product what is related to it. More would be a circle. */
const roundsMax = 4

/**
 * Draws the page at an address of the site, whose language it has, with what the API answers.
 * @param address with its query
 * @param site what GET /site answers, with the origin that addresses begin with
 * @param form that was sent to the page without scripts
 * @throws whatever a component throws: the page is then drawn by the browser
 */
export async function drawPage(address: string, site: Site, form?: SentForm): Promise<DrawnPage> {
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  queries.setQueryData(siteOptions.queryKey, site)
  currencyPreference.startWith(site.defaultCurrency)
  try {
    const { parts, ...page } = await drawWhole({ address, form }, queries)
    return { ...page, served: { site, queries: servedQueriesOf(queries), parts, form } }
  } finally {
    queries.clear()
  }
}

interface Asked {
  address: string
  form: SentForm | undefined
}

async function draw({ address, form }: Asked, queries: QueryClient) {
  const parts = new Set<string>()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <div id="root">
      <DrawnPartsContext value={(file) => void parts.add(file)}>
        <SiteApp
          queries={queries}
          form={form}
          router={(routed) => <StaticRouter address={address}>{routed}</StaticRouter>}
        />
      </DrawnPartsContext>
    </div>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const [, head = '', body = ''] = /^(.*?)<div id="root">(.*)<\/div>$/s.exec(await new Response(prelude).text()) ?? []
  if (failures.length > 0) throw failures[0]
  return { head, body, parts: [...parts] }
}

/** Draws it again for as long as answers have come that were not there before, so that they stand in it. */
async function drawWhole(asked: Asked, queries: QueryClient, round = 1): ReturnType<typeof draw> {
  const known = answered(queries)
  const drawn = await draw(asked, queries)
  await askForMissing(queries)
  return round < roundsMax && answered(queries) > known ? drawWhole(asked, queries, round + 1) : drawn
}

function inPageQueries(queries: QueryClient) {
  return queries.getQueryCache().findAll({ predicate: ({ meta }) => meta?.isInPage === true })
}

function answered(queries: QueryClient): number {
  return inPageQueries(queries).filter(({ state }) => state.status !== 'pending').length
}

async function askForMissing(queries: QueryClient): Promise<void> {
  const missing = inPageQueries(queries).filter(({ state }) => state.status === 'pending')
  await Promise.allSettled(missing.map((query) => query.fetch()))
}
