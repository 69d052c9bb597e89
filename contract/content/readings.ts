import * as z from 'zod/mini'
import { markets, useCaseDevices } from './choices.ts'
import { contentLine, contentText } from './texts.ts'

/** The table of /esg-compliance that shows which readings serve the regulations of a market. */
export const readingsSchema = z.strictObject({
  title: contentLine(80),
  market: z.enum(markets),
  rows: z
    .array(
      z.strictObject({
        device: z.enum(useCaseDevices),
        /** The measurement and its interval. */
        reading: contentLine(120),
        /** Disclosures and audits it is used for. */
        serves: contentText(500),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
})
export type Readings = z.infer<typeof readingsSchema>
