import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { markets, regulationForces } from './choices.ts'
import { readingsSchema } from './readings.ts'
import { contentFigure, contentLine, contentText, optionalContentLine } from './texts.ts'

/** A URL, or empty. */
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

/** YYYY-MM-DD, or empty. */
const day = z._default(z.union([z.literal(''), z.iso.date()]), '')

/** A regulation of /esg-compliance for landlords or listed companies. */
export const regulationSchema = z.strictObject({
  name: contentLine(160),
  market: z.enum(markets),
  force: z.enum(regulationForces),
  asks: contentText(1000),
  issuer: contentLine(160),
  /** Position on the timeline: 2025 is 1 January 2025. */
  since: contentFigure(1950, 2100),
  sinceText: contentLine(120),
  /** Where the text is published; empty for built-in entries. */
  source: z.strictObject({ name: optionalContentLine(160), url: webAddress }),
  /** Date on which staff last compared it with its source. */
  checkedOn: day,
})
export type Regulation = z.infer<typeof regulationSchema>

/** `key` is its fragment on /esg-compliance. */
export const shownRegulationSchema = z.extend(regulationSchema, { key: z.string() })
export type ShownRegulation = z.infer<typeof shownRegulationSchema>
/** Regulations of each market in the order set by staff, and at most one table of readings per market. */
export const shownRegulationsSchema = z.object({
  items: z.array(shownRegulationSchema),
  readings: z.array(readingsSchema),
})
export type ShownRegulations = z.infer<typeof shownRegulationsSchema>
