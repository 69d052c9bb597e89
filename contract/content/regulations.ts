import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { markets } from '../requests/markets.ts'
import { readingsSchema } from './readings.ts'
import { regulationForces } from './regulation-values.ts'
import { contentFigure, contentLine, contentText, optionalContentLine } from './texts.ts'

/** An address on the web, or empty. */
const webAddress = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)), {
      error: staffFault('not_web_address'),
    }),
  ),
  '',
)

/** A day as YYYY-MM-DD, or empty. */
const day = z._default(z.union([z.literal(''), z.iso.date()]), '')

/** A rule of /esg-compliance: what a landlord or a listed company of a market is asked for, by whom, and since when. */
export const regulationSchema = z.strictObject({
  name: contentLine(160),
  market: z.enum(markets),
  force: z.enum(regulationForces),
  asks: contentText(1000),
  issuer: contentLine(160),
  /** Where it falls on the scale of years: 2025 is the first of January. */
  since: contentFigure(1950, 2100),
  sinceText: contentLine(120),
  /** Where its text can be read; not known of what came with the program. */
  source: z.strictObject({ name: optionalContentLine(160), url: webAddress }),
  /** The day on which staff last held it against its source. */
  checkedOn: day,
})
export type Regulation = z.infer<typeof regulationSchema>

/** A rule as it is published. `key` is its place on /esg-compliance. */
export const shownRegulationSchema = z.extend(regulationSchema, { key: z.string() })
export type ShownRegulation = z.infer<typeof shownRegulationSchema>
/** GET /regulations: those of each market in the order that staff gave them, and which readings serve them, once a market at most. */
export const shownRegulationsSchema = z.object({
  items: z.array(shownRegulationSchema),
  readings: z.array(readingsSchema),
})
export type ShownRegulations = z.infer<typeof shownRegulationsSchema>
