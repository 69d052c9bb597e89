import * as z from 'zod/mini'
import { contentLine, contentPath, contentText } from './texts.ts'

const button = z.strictObject({ label: contentLine(40), to: contentPath })

/** The first words of the home page: what is sold and for whom, and two ways on. */
export const heroSchema = z.strictObject({
  title: contentLine(120),
  lead: contentText(500),
  first: button,
  second: button,
})
export type Hero = z.infer<typeof heroSchema>
