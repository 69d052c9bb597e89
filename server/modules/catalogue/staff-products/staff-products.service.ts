import type { z } from 'zod/mini'
import type { Quality } from '#contract/catalogue/data-quality.ts'
import type { StaffProduct, StaffProductQuery, staffProductPageSchema } from '#contract/catalogue/staff-products.ts'
import { picturePath } from '#contract/media.ts'
import { widthsOf } from '#contract/paths.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { standInsOf } from '../images/renders.ts'
import { notionUrlOf } from './product-answers.ts'
import { createStaffProductsRepo, type StaffProductFilter, type StaffProductRow } from './staff-products.repo.ts'

interface StaffProductsServices {
  database: Database
  audit: Audit
  isSynced: () => boolean
  /** Whether the catalogue comes from files, to which changes are never pushed. */
  isOfFiles: () => boolean
}

export function createStaffProducts(services: StaffProductsServices) {
  const products = createStaffProductsRepo(services.database)
  return {
    async page(query: StaffProductQuery): Promise<z.infer<typeof staffProductPageSchema>> {
      const page = await products.page(query)
      return { ...page, items: page.items.map((row) => productOf(row, services)) }
    },
    stats: products.stats,

    async quality(): Promise<Quality> {
      const { products: count, counts } = await products.issues()
      return { products: count, issues: [...counts].map(([issue, count]) => ({ issue, count })) }
    },

    all: (actor: Actor, filter: StaffProductFilter) =>
      recordedExport(services, actor, 'products', filter, products.all(filter)),
  }
}

export type StaffProducts = ReturnType<typeof createStaffProducts>

function productOf(row: StaffProductRow, { isSynced, isOfFiles }: StaffProductsServices): StaffProduct {
  const { pictureHash, pictureWidth, notionPageId, isUnsent, ...product } = row
  return {
    ...product,
    isPending: !isOfFiles() && (product.isPending || (isUnsent && isSynced())),
    picture: pictureHash ? thumbnail(picturePath(pictureHash), widthsOf(pictureWidth ?? 0)) : standInOf(product.sku),
    notionUrl: notionUrlOf(notionPageId),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function standInOf(sku: string | null): string | null {
  const [render] = standInsOf(sku)
  return render ? thumbnail(render.url, render.widths) : null
}

/** @param widths in ascending order; without any, there is only the original */
function thumbnail(url: string, [smallest]: number[]): string {
  return smallest === undefined ? url : `${url}/${smallest}.webp`
}
