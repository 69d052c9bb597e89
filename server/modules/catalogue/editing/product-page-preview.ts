import * as z from 'zod/mini'
import type { pagePreviewSchema } from '#contract/catalogue/product-edits.ts'
import { productDetailSchema } from '#contract/catalogue/products.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import { pathPrefixes } from '#contract/i18n/languages.ts'
import { pictureHashIn } from '#contract/media.ts'
import { apiRoot } from '#contract/paths.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { productRow, type StoredImage } from '../products/products.repo.ts'
import type { ProductsService } from '../products/products.service.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { createProductEditingRepo, type EditorRow } from './product-editing.repo.ts'
import { recordGiven } from './product-input.rules.ts'

/**
 * Renders a page of the site without its scripts; null if that is impossible now.
 * @param answers JSON by path, in place of the API's
 */
export type RenderPreview = (address: string, answers: ReadonlyMap<string, string>) => Promise<string | null>

type Given = z.infer<typeof pagePreviewSchema>

const newProduct = { id: '00000000-0000-0000-0000-000000000000', slug: 'preview', machineTranslated: [] }

/** Renders the public page of an unsaved product. */
export function createPagePreview(database: Database, products: Pick<ProductsService, 'detailOf'>) {
  const repo = createProductEditingRepo(database.prisma)

  /** @throws product.not_found */
  async function rowOf(id: string): Promise<EditorRow> {
    const row = await repo.find(id)
    if (!row) throw problem('product.not_found', `No product has the id ${id}`)
    return row
  }

  return async (render: RenderPreview, { id, record: given, language }: Given) => {
    const saved = id === undefined ? undefined : await rowOf(id)
    const name = given.name?.toWellFormed() ?? saved?.record.name ?? ''
    const record = { ...blankRecord, ...saved?.record, ...recordGiven(given), name }
    const { id: productId, slug, machineTranslated } = saved ?? newProduct
    const now = new Date()
    const row = z.parse(productRow, {
      ...deriveProduct(record).product,
      id: productId,
      slug,
      machineTranslated: machineTranslated.filter((field) => record[field] === saved?.record[field]),
      images: imagesOf(record, saved?.images ?? []),
      createdAt: saved?.createdAt ?? now,
      updatedAt: saved?.updatedAt ?? now,
    })
    const detail = z.parse(productDetailSchema, await products.detailOf(row))
    const path = `/products/${encodeURIComponent(slug)}`
    const html = await render(pathPrefixes[language] + path, new Map([[apiRoot + path, JSON.stringify(detail)]]))
    return { html }
  }
}

export type PagePreview = ReturnType<typeof createPagePreview>

/** Leaves out pictures whose bytes are not here yet. */
function imagesOf({ images }: CatalogueRecord, stored: StoredImage[]): StoredImage[] {
  return images.flatMap(({ key, url, name, alt }) => {
    const known = stored.find((image) => image.key === key)
    const hash = known?.hash ?? pictureHashIn(url)
    return hash === undefined ? [] : [{ ...known, key, hash, name, ...(alt && { alt }) }]
  })
}
