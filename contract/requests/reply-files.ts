import * as z from 'zod/mini'
import { uploadNameSchema } from '../media.ts'

/** Files attached to emails of staff: uploaded first, then named by the reply. */

/** Maximum number of files of a reply, and of bytes in all: most mail servers take no more. */
export const replyFilesMax = 5
export const replyBytesMax = 10 * 1024 * 1024

export const replyFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
})
export type ReplyFile = z.infer<typeof replyFileSchema>

/** The body is the file. */
export const replyFileQuerySchema = z.strictObject({ fileName: uploadNameSchema })
