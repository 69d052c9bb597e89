import type { QueryClient } from '@tanstack/react-query'
import { StaticRouter } from '../src/router/index.ts'
import '#contract/i18n/simplified.ts'
import { isSpoken, startTranslations } from '#contract/i18n/in-language.ts'
import { defaultLanguage, languageAt, readerLanguages } from '#contract/i18n/languages.ts'
import type { SentForm } from '#contract/requests/sent-form.ts'
import type { DrawnPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import { isRefused } from '../src/api/in-page.ts'
import { createQueryClient } from '../src/api/query-client.ts'
import { exchangeRatesOptions, siteOptions } from '../src/api/site.ts'
import { prefetchPage } from '../src/routes.tsx'
import { SiteApp } from '../src/SiteApp.tsx'
import { currencyPreference } from '../src/storage/preferences.ts'
import { DrawnPartsContext, loadAllParts } from '../src/ui/loading/lazy-component.tsx'
import { htmlOf } from './html.ts'
import { servedQueriesOf } from './served-queries.ts'

export { drawSignIn } from './sign-in.tsx'

import.meta.glob('../../content/translations/*/{shared,site,admin}/*.ts', { eager: true })
readerLanguages.filter((language) => !isSpoken(language)).forEach(startTranslations)

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
    await askAhead(address, queries)
    const { parts, ...page } = await drawWhole({ address, form }, queries)
    const isPartial = inPageQueries(queries).some(({ state: { error } }) => error && !isRefused(error)) || undefined
    return { ...page, served: { site, queries: servedQueriesOf(queries), isPartial, parts, form } }
  } finally {
    queries.clear()
  }
}

/** Asks for what the frame and the page are known to show: else they would be drawn to find out, and once more with the answers. */
async function askAhead(address: string, queries: QueryClient): Promise<void> {
  const url = new URL(`http://localhost${address}`) // of which the path and the query count
  await Promise.all([
    queries.prefetchQuery(exchangeRatesOptions),
    prefetchPage(url, queries, languageAt(url.pathname) ?? defaultLanguage),
  ])
}

interface Asked {
  address: string
  form: SentForm | undefined
}

async function draw({ address, form }: Asked, queries: QueryClient) {
  const parts = new Set<string>()
  const html = await htmlOf(
    <div id="root">
      <DrawnPartsContext value={(file) => void parts.add(file)}>
        <SiteApp
          queries={queries}
          form={form}
          router={(routed) => <StaticRouter address={address}>{routed}</StaticRouter>}
        />
      </DrawnPartsContext>
    </div>,
  )
  const [, head = '', body = ''] = /^(.*?)<div id="root">(.*)<\/div>$/s.exec(html) ?? []
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
