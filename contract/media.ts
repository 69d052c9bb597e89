import * as z from 'zod/mini'
import { apiRoot, filePaths } from './paths.ts'
import { withoutControls } from './requests/visitors.ts'

/**
 * Pictures and documents that staff upload. Each is named by the SHA-256 of the bytes that are kept, so what is behind an address
 * never changes.
 */

export const uploadKinds = ['picture', 'document'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Bytes of a file that is uploaded. */
export const uploadBytesMax = 20 * 1024 * 1024

/** Characters of what is said of a picture for who does not see it. */
export const altMax = 300

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const pixels = z.int().check(z.minimum(0), z.maximum(100_000))

/** A part of a picture, in its own pixels. */
export const cropSchema = z.strictObject({ left: pixels, top: pixels, width: pixels, height: pixels })
export type Crop = z.infer<typeof cropSchema>

export const mediaSchema = z.object({
  hash,
  kind: z.enum(uploadKinds),
  /** What the file was called. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** A path on this origin. */
  url: z.string(),
  /** In pixels; null of a document. */
  size: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** The picture that it was cut out of, and which part it is. */
  source: z.nullable(z.object({ hash, url: z.string(), width: z.int(), height: z.int() })),
  crop: z.nullable(cropSchema),
})
export type Media = z.infer<typeof mediaSchema>

/** POST /admin/media: the file is the body. */
export const uploadQuerySchema = z.strictObject({
  kind: z.enum(uploadKinds),
  fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(300), withoutControls),
})

export const mediaParametersSchema = z.object({ upload: hash })
/** Of a document: its hash, and ".pdf". */
export const documentParametersSchema = z.object({ document: z.string().check(z.regex(/^[0-9a-f]{64}\.pdf$/)) })

/** Where the picture with this SHA-256 is served. */
export function picturePath(hash: string): string {
  return `${apiRoot}${filePaths.image.replace(':hash', hash)}`
}

/** Where the document with this SHA-256 is served. */
export function documentPath(hash: string): string {
  return `${apiRoot}${filePaths.document.replace(':document', `${hash}.pdf`)}`
}

const picturePattern = new RegExp(`^${picturePath('([0-9a-f]{64})')}$`)
const documentPattern = new RegExp(`^${documentPath('([0-9a-f]{64})').replace('.pdf', '\\.pdf')}$`)

/** The hash of a picture that is addressed by a path on this origin, or by the whole address of one. */
export function pictureHashIn(url: string): string | undefined {
  return picturePattern.exec(url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? ''))?.[1]
}

/** Whether it is the path of a document on this origin. */
export function isDocumentPath(url: string): boolean {
  return documentPattern.test(url)
}
