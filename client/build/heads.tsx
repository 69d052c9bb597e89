import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { listedPaths } from '#content/listed-paths.ts'
import { defaultLanguage, readerLanguages, writtenLanguages } from '#contract/i18n/languages.ts'
import { productInHead, servedAttribute, siteInHead } from '#contract/site/heads.ts'
import '#contract/i18n/simplified.ts'
import { baseCurrency, currencies } from '#contract/catalogue/money.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import type { Site } from '#contract/site/site.ts'
import { productOptions } from '../src/api/products.ts'
import { siteOptions } from '../src/api/site.ts'
import { LanguageProvider } from '../src/i18n/language.tsx'
import { pathIn } from '../src/paths.ts'
import { loadPages, routes } from '../src/routes.tsx'

const time = new Date(0).toISOString()

/** Stands for every product: the head of its page is a template. */
const product: ProductDetail = {
  id: '00000000-0000-4000-8000-000000000000',
  ...productInHead,
  nameEn: productInHead.name,
  descriptionEn: productInHead.description,
  sku: null,
  category: 'hardware',
  subcategory: null,
  ipRating: null,
  manufacturerCode: null,
  modelNumber: null,
  price: {
    baseCurrency: 'HKD',
    displayPrice: '',
    msrp: null,
    period: 'once',
    partnerPrice: null,
    sensorPrice: null,
    licensePrice: { annual: null, currency: 'HKD' },
    connectivity: { type: null, annualFee: null, currency: 'HKD', description: null },
    firstYearTotal: null,
  },
  term: 'one-time',
  recurring: false,
  inStock: true,
  stockQuantity: 0,
  stockStatus: 'out-of-stock',
  availability: 'Out of Stock',
  limitedOffer: false,
  images: [],
  features: [],
  featuresEn: [],
  specifications: [],
  specificationsEn: [],
  tags: [],
  machineTranslated: [],
  createdAt: time,
  updatedAt: time,
  related: [],
}

/** Stands for the site as staff have named it. */
const site: Site = {
  name: { 'zh-TW': siteInHead.name, en: siteInHead.name },
  description: { 'zh-TW': '', en: '' },
  origin: null,
  email: '',
  supportEmail: '',
  phone: '',
  address: { 'zh-TW': '', en: '' },
  socialLinks: [],
  serviceCountries: [],
  shelves: [],
  languages: [...writtenLanguages],
  defaultLanguage,
  currencies: [...currencies],
  defaultCurrency: baseCurrency,
  asksForMarketing: false,
  chatMode: 'demo',
  translateWidgetUrl: null,
}

/** Here, since whatever is imported later finds the importer closed. */
export const heads = await renderHeads()

/** The tags of every listed page in each language, by path: what its components say of it, rendered without a browser. */
async function renderHeads(): Promise<Record<string, string[]>> {
  await loadPages()
  const plain = [...listedPaths, `/products/${productInHead.slug}`]
  const all = readerLanguages.flatMap((language) => plain.map((path) => pathIn(path, language)))
  return Object.fromEntries(await Promise.all(all.map(async (path) => [path, await tagsOf(path)] as const)))
}

async function tagsOf(path: string): Promise<string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(siteOptions.queryKey, site)
  queries.setQueryData(productOptions(productInHead.slug).queryKey, { ...product, asOf: null })
  const { prelude } = await prerender(<Page path={path} queries={queries} />)
  const html = await new Response(prelude).text()
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? []
  const tags = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  if (!tags.some((tag) => tag.includes('canonical'))) throw new Error(`The page ${path} could not be rendered`)
  return tags.map((tag) => tag.replace(/^<\w+/, `$& ${servedAttribute}=""`))
}

function Page({ path, queries }: { path: string; queries: QueryClient }) {
  return (
    <html lang="en">
      <head />
      <body>
        <QueryClientProvider client={queries}>
          <StaticRouter location={path}>
            <LanguageProvider>
              <Routes />
            </LanguageProvider>
          </StaticRouter>
        </QueryClientProvider>
      </body>
    </html>
  )
}

function Routes() {
  return useRoutes(routes)
}
