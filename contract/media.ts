import * as z from 'zod/mini'
import { apiRoot, filePaths } from './paths.ts'
import { withoutControls } from './requests/visitors.ts'

/**
 * Uploaded pictures and documents, named by the SHA-256 of the stored bytes, so that the content of an address never
 * changes.
 */

export const uploadKinds = ['picture', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Maximum size of an upload, in bytes. */
export const uploadBytesMax = 20 * 1024 * 1024

/** Maximum characters of an alternative text. */
export const altMax = 300

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const pixels = z.int().check(z.minimum(0), z.maximum(100_000))

/** Part of a picture, in its own pixels. */
export const cropSchema = z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels })
export type Crop = z.infer<typeof cropSchema>

export const mediaSchema = z.object({
  hash,
  kind: z.enum(uploadKinds),
  /** File name of the upload. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** Path on this origin. */
  url: z.string(),
  /** In pixels; null for documents. */
  size: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** The picture it was cropped from, and which part. */
  source: z.nullable(z.object({ hash, url: z.string(), width: z.int(), height: z.int() })),
  crop: z.nullable(cropSchema),
})
export type Media = z.infer<typeof mediaSchema>

export const uploadNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), withoutControls)

/** The body is the file. */
export const uploadQuerySchema = z.strictObject({ kind: z.enum(uploadKinds), fileName: uploadNameSchema })

export const mediaParametersSchema = z.object({ upload: hash })
/** SHA-256 of a document with ".pdf". */
export const documentParametersSchema = z.object({ document: z.string().check(z.regex(/^[0-9a-f]{64}\.pdf$/)) })

/** Returns the path of a picture by its SHA-256. */
export function picturePath(hash: string): string {
  return `${apiRoot}${filePaths.image.replace(':hash', hash)}`
}

/** Returns the path of a document by its SHA-256. */
export function documentPath(hash: string): string {
  return `${apiRoot}${filePaths.document.replace(':document', `${hash}.pdf`)}`
}

const picturePattern = new RegExp(`^${picturePath('([0-9a-f]{64})')}$`)
const documentPattern = new RegExp(`^${documentPath('([0-9a-f]{64})').replace('.pdf', '\\.pdf')}$`)

/** Returns the SHA-256 of a picture of this site by its path or URL. */
export function pictureHashIn(url: string): string | undefined {
  return picturePattern.exec(url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? ''))?.[1]
}

export function isDocumentPath(url: string): boolean {
  return documentPattern.test(url)
}
