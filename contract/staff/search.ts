import * as z from 'zod/mini'
import { plainSearch, withoutControls } from '../requests/visitors.ts'

/** Results of the command palette: a few of each kind that the session may read. */
export const searchKinds = [
  'product',
  'enquiry',
  'demo_request',
  'quote_request',
  'order',
  'device',
  'customer',
  'user',
] as const
export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.uuid(),
  title: z.string(),
  /** Product: SKU; message: reference and company; order: customer; device: DevEUI and IMEI; customer and user: email. */
  detail: z.string(),
})
export type SearchHit = z.infer<typeof searchHitSchema>
export const staffSearchQuerySchema = z.strictObject({
  q: z.string().check(plainSearch, z.trim(), z.minLength(1), z.maxLength(200), withoutControls),
})
export const staffSearchSchema = z.object({ items: z.array(searchHitSchema) })
