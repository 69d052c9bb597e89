import { request } from 'undici'
import { productListSchema } from '#contract/catalogue/products.ts'
import { subjects } from './catalogue.words.ts'
import { fromVisitor } from './generator/addresses.ts'
import type { LoadRequest } from './generator/generator.ts'

const list = '/api/v1/products'
/** More than a round can ask for. */
const newOfRound = 4000

/** What visitors ask for in one way. */
export interface Kind {
  name: string
  /** What a round asks for in turn. */
  requests: LoadRequest[]
  /** Makes those of each round, where none may have been asked for before. */
  newRequests?: () => LoadRequest[]
  /** Whether Prisma alone finds the same rows. */
  isPlainReading?: true
}

/** Eight addresses of each kind, as visitors ask for them. */
export async function kindsOf(origin: string): Promise<Kind[]> {
  const { items } = productListSchema.parse(await (await fetch(`${origin}${list}?pageSize=8`)).json())
  const lists = items.map((_item, index) => `${list}?page=${index + 1}`)
  const productPages = items.map(({ slug }, index) => `${index % 2 ? '/en' : ''}/products/${slug}`)
  const filtered = items.map((_item, index) => `${list}?category=hardware&inStock=true&sort=price&page=${index + 1}`)
  const terms = subjects.map(({ zh }) => encodeURIComponent(zh))
  const searches = terms.slice(0, items.length).map((term) => `${list}?search=${term}`)
  const gzip = { 'accept-encoding': 'gzip' }
  const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  return [
    { name: 'List', requests: plain(lists) },
    { name: 'Filtered list', requests: plain(filtered) },
    { name: 'Search', requests: plain(searches) },
    { name: 'Detail', requests: plain(items.map(({ slug }) => `${list}/${slug}`)) },
    { name: 'List, gzip only', requests: plain(lists, gzip) },
    { name: 'List, Brotli', requests: plain(lists, brotli) },
    { name: 'List, 304', requests: await known(origin, lists) },
    { name: 'Home page', requests: plain(['/', '/en']) },
    { name: 'Page of the list', requests: plain(['/products', '/en/products']) },
    { name: 'Page of a product', requests: plain(productPages) },
    { name: 'Page of a product, gzip only', requests: plain(productPages, gzip) },
    { name: 'Page of a product, Brotli', requests: plain(productPages, brotli) },
    { name: 'Page of a product, 304', requests: await known(origin, productPages) },
    {
      name: 'List, never asked for before',
      requests: plain(lists),
      newRequests: newQueries((turn) => `page=${1 + (turn % 40)}`),
      isPlainReading: true,
    },
    {
      name: 'Search, never asked for before',
      requests: plain(searches),
      newRequests: newQueries((turn) => `search=${terms[turn % terms.length]}`),
    },
  ]
}

function plain(paths: string[], headers: Record<string, string> = {}): LoadRequest[] {
  return paths.map((path) => ({ path, headers }))
}

/** As who has the answer already. */
function known(origin: string, paths: string[]): Promise<LoadRequest[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { headers, body } = await request(origin + path)
      await body.dump()
      return { path, headers: { 'if-none-match': String(headers.etag) } }
    }),
  )
}

/** Each with a least price that no other has, and few to a visitor: an address may ask for so many a minute. */
function newQueries(query: (turn: number) => string): () => LoadRequest[] {
  let turn = 0
  return () =>
    Array.from({ length: newOfRound }, () => {
      turn += 1
      return { path: `${list}?minPrice=${turn / 100}&${query(turn)}`, headers: fromVisitor(turn >> 6) }
    })
}
