import * as z from 'zod/mini'
import {
  type MachineTranslatable,
  machineTranslatableSchema,
  productSourceSchema,
} from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { type StoredImage, storedImageSchema } from '../products/products.repo.ts'

/** State of a product besides its record, which an undo restores too. */
export const extrasSchema = z.object({
  source: productSourceSchema,
  /** Names and descriptions that differ from the record: machine translations. */
  texts: z.partialRecord(machineTranslatableSchema, z.nullable(z.string())),
  machineTranslated: z.array(machineTranslatableSchema),
  images: z.array(storedImageSchema),
  /** When it was taken off the list; null where it is listed. */
  retiredAt: z.exactOptional(z.nullable(z.string())),
})
export type ProductExtras = z.output<typeof extrasSchema>

type Texts = Record<MachineTranslatable, string | null>

export const languagePairs = [
  ['name', 'nameEn'],
  ['description', 'descriptionEn'],
] as const satisfies [MachineTranslatable, MachineTranslatable][]

export function extrasOf(
  product: Omit<ProductExtras, 'texts' | 'retiredAt'> & Texts & { record: CatalogueRecord; retiredAt: Date | null },
): ProductExtras {
  const { source, machineTranslated, images, record, retiredAt } = product
  const differing = languagePairs.flat().filter((field) => product[field] !== record[field])
  return {
    source,
    texts: Object.fromEntries(differing.map((field) => [field, product[field]])),
    machineTranslated,
    images,
    retiredAt: retiredAt?.toISOString() ?? null,
  }
}

/**
 * Returns the state after an edit of the record. A translated text stays while neither of the pair is edited. Pictures stay while the
 * record names them.
 * @param copied pictures stored since
 */
export function extrasAfterEdit(
  before: ProductExtras,
  record: { before: CatalogueRecord; after: CatalogueRecord },
  copied: readonly StoredImage[],
): ProductExtras {
  const untouched = languagePairs
    .filter((pair) => pair.every((field) => record.before[field] === record.after[field]))
    .flat()
  return {
    source: before.source === 'sample' ? 'local' : before.source,
    texts: Object.fromEntries(
      untouched.filter((field) => field in before.texts).map((field) => [field, before.texts[field] ?? null]),
    ),
    machineTranslated: before.machineTranslated.filter((field) => untouched.includes(field)),
    images: picturesOf(record.after, [...before.images, ...copied]),
  }
}

/** Returns the state that an undo restores. A Notion page, once created, stays; so does a picture stored since. */
export function extrasAfterUndo(
  was: ProductExtras,
  present: ProductExtras & { hasPage: boolean },
  record: CatalogueRecord,
): ProductExtras {
  return {
    ...was,
    source: was.source === 'sample' && !present.hasPage ? 'sample' : present.source,
    images: picturesOf(record, [...was.images, ...present.images]),
  }
}

function picturesOf(record: CatalogueRecord, known: readonly StoredImage[]): StoredImage[] {
  return record.images.flatMap(({ key, name, alt }) => {
    const stored = known.find((image) => image.key === key)
    if (!stored) return []
    const { alt: _former, ...bytes } = stored
    return [{ ...bytes, name, ...(alt && { alt }) }]
  })
}
