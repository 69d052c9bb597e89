import * as z from 'zod/mini'
import { markets } from '../requests/markets.ts'
import { useCaseDevices } from './industry-values.ts'
import { contentLine, contentText } from './texts.ts'

/** The table of /esg-compliance below the rules of a market: which readings serve them. */
export const readingsSchema = z.strictObject({
  title: contentLine(80),
  market: z.enum(markets),
  rows: z
    .array(
      z.strictObject({
        device: z.enum(useCaseDevices),
        /** What it measures, and how often. */
        reading: contentLine(120),
        /** The disclosures and audits that it is used for. */
        serves: contentText(500),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
})
export type Readings = z.infer<typeof readingsSchema>
