import type { CatalogueRecord } from '#contract/fields/product.ts'
import {
  createProductsWriteRepo,
  newProductId,
  type ProductToWrite,
} from '#server/modules/catalogue/editing/products-write.repo.ts'
import { slugOf } from '#server/modules/catalogue/editing/slugs.rules.ts'
import { deriveProduct } from '#server/modules/catalogue/products/products-derive.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { kinds, sentences, seriesCharacters, subjects } from './catalogue.words.ts'
import { runScript } from './children.ts'
import { query } from './database.ts'

const batchSize = 250
const firstCreated = Date.UTC(2024, 0, 1)
const availabilities = ['In Stock - High (120)', 'In Stock (36)', 'In Stock - Low (8)', 'Out of Stock', '有貨', '缺貨']

/** Migrates a database, writes products as an import would, then does what autovacuum does after such a load. */
export async function fillCatalogue(url: string, count: number): Promise<void> {
  await runScript('server/migrate.ts', { DATABASE_URL: url })
  const database = openDatabase(url, (error) => {
    throw error
  })
  const products = createProductsWriteRepo(database.prisma)
  await products.deleteSamples()
  for (let start = 0; start < count; start += batchSize) {
    await products.upsert(Array.from({ length: Math.min(batchSize, count - start) }, (_, index) => row(start + index)))
  }
  await database.close()
  await query(url, 'VACUUM ANALYZE')
}

function row(index: number): ProductToWrite {
  const synced = record(index, generator(index))
  const { product } = deriveProduct(synced)
  const id = newProductId()
  return {
    ...product,
    id,
    source: 'notion',
    notionPageId: id,
    slug: slugOf({ ...product, id }),
    images: [],
    machineTranslated: [],
    record: synced,
    synced,
    contentHash: id,
    createdAt: new Date(firstCreated + index * 60_000).toISOString(),
  }
}

function record(index: number, random: () => number): CatalogueRecord {
  const kind = pick(kinds, random)
  const subject = pick(subjects, random)
  const texts = [pick(sentences, random), pick(sentences, random), pick(sentences, random)]
  const series = [0, 1].map(() => seriesCharacters[Math.floor(random() * seriesCharacters.length)]).join('')
  const model = `${kind.code}-${String(index).padStart(6, '0')}`
  return {
    ...sampleOf(random),
    name: `${series}系列${subject.zh}${kind.zh} ${model}`,
    nameEn: `${subject.en} ${kind.en} ${model}`,
    description: texts.map(({ zh }) => zh).join(''),
    descriptionEn: texts.map(({ en }) => en).join(' '),
    sku: `HI-${model}`,
    modelNumber: model,
    category: kind.category,
    subcategory: kind.subcategory,
    availability: pick(availabilities, random),
    msrp: String(200 + Math.floor(random() ** 3 * 60_000)),
  }
}

/** A sample lends its features and specifications, so that a row weighs what a real one does. */
function sampleOf(random: () => number): CatalogueRecord {
  return pick(sampleRecords, random)
}

/** Those at the front are picked more often, as words of a language are. */
function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() ** 2 * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Mulberry32: numbers from 0 to 1 that the seed settles, so that every bench measures the same catalogue. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
