import * as z from 'zod/mini'
import { altMax, pictureHashIn } from '../media.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalContentLine } from './texts.ts'

const pixels = z.int().check(z.minimum(1), z.maximum(100_000))

/** An uploaded picture: path on this origin, size in pixels, and alternative text. */
export const contentPictureSchema = z.strictObject({
  url: z
    .string()
    .check(
      z.refine((url) => url.startsWith('/') && pictureHashIn(url) !== undefined, staffFault('media_not_uploaded')),
    ),
  width: pixels,
  height: pixels,
  alt: optionalContentLine(altMax),
})
export type ContentPicture = z.infer<typeof contentPictureSchema>
