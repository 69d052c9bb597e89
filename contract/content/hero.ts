import * as z from 'zod/mini'
import { contentLine, contentPath, contentText } from './texts.ts'

const button = z.strictObject({ label: contentLine(40), to: contentPath })

/** The hero of the home page, with two links. */
export const heroSchema = z.strictObject({
  title: contentLine(120),
  lead: contentText(500),
  first: button,
  second: button,
})
export type Hero = z.infer<typeof heroSchema>
