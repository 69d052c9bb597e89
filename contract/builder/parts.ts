import * as z from 'zod/mini'
import { productSummarySchema } from '../catalogue/products.ts'
import { bilingualSchema, defaultLanguage, readerLanguageSchema } from '../i18n/languages.ts'
import { needs, type PlanOffering } from '../sales/offerings.ts'
import { wallKinds } from './assumptions.ts'
import { editsMax, runKinds, systemBounds } from './system.ts'

export const partKinds = [...needs, 'gateway', 'platform'] as const
export type PartKind = (typeof partKinds)[number]

export type Parts = Record<PartKind, Part[]> & { plans: PlanOffering[] }

/** Groups parts by kind; missing kinds are empty. */
export function partsByKind({ parts, plans }: SystemParts): Parts {
  const found = (kind: PartKind) => parts.find((part) => part.kind === kind)?.products ?? []
  const products = Object.fromEntries(partKinds.map((kind) => [kind, found(kind)])) as Record<PartKind, Part[]>
  return { ...products, plans }
}

export const partKindSchema = z.enum(partKinds)

/** Maximum products per kind; the first one is the default. */
export const alternativesMax = 6

/** `batteryYears`: battery life, if the product's specifications state one. */
const partSchema = z.extend(productSummarySchema, { batteryYears: z.optional(z.number()) })
export type Part = z.infer<typeof partSchema>

const planOfferingSchema = z.object({
  address: z.string(),
  sku: z.string(),
  name: bilingualSchema,
  listPrice: z.number(),
  period: z.literal('month'),
  plan: z.object({ need: z.enum(needs), points: z.int() }),
})

/**
 * Products of each kind, those in stock with a price first, then by price; and plans, the first for each need being
 * the default.
 */
export const systemPartsSchema = z.object({
  parts: z.array(z.object({ kind: partKindSchema, products: z.array(partSchema) })),
  plans: z.array(planOfferingSchema),
})
export type SystemParts = z.infer<typeof systemPartsSchema>
const whole = ({ low, high }: { low: number; high: number }) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(low), z.maximum(high)))

/** Parameters of a system, as in the address of the builder's page. */
export const systemQueryFields = {
  know: z.optional(
    z.string().check(z.regex(/^(?:none|(?:leak|energy|air|parking)(?:\.(?:leak|energy|air|parking)){0,3})$/)),
  ),
  floors: whole(systemBounds.floors),
  area: whole(systemBounds.area),
  bays: whole(systemBounds.bays),
  meters: whole(systemBounds.meters),
  leaks: whole(systemBounds.leaks),
  air: whole(systemBounds.air),
  walls: z.optional(z.enum(wallKinds)),
  run: z.optional(z.enum(runKinds)),
  installation: z.optional(z.enum(['yes', 'no'])),
  lines: z.optional(
    z
      .string()
      .check(
        z.maxLength(editsMax),
        z.regex(/^[a-z-]+\.\d{0,7}(?:\.[^._\0]{1,200})?(?:_[a-z-]+\.\d{0,7}(?:\.[^._\0]{1,200})?){0,40}$/u),
      ),
  ),
}
export const systemPdfQuerySchema = z.strictObject({
  ...systemQueryFields,
  language: z._default(readerLanguageSchema, defaultLanguage),
})
