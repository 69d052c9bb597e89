import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { recordFieldSchema } from '../catalogue/product-edits.ts'
import { importFaultCodes, importRowFaultCodes } from '../catalogue/product-import-faults.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { optionalLine, requiredLine } from '../requests/visitors.ts'

/** Feeds: CSV and XLSX files that are taken in, and CSV files that are put out, by cron times of Hong Kong. */

export const feedKinds = ['products_in', 'stock_in', 'prices_in', 'orders_out', 'stock_out'] as const
export type FeedKind = (typeof feedKinds)[number]

export function isInward(kind: FeedKind): boolean {
  return kind.endsWith('_in')
}

const fileName = requiredLine(100).check(z.regex(/^[\w-][\w.-]*$/, staffFault('not_file_name')))

const ofAny = {
  /** Identifies it; its log is found by it. */
  name: requiredLine(60),
  isEnabled: z.boolean(),
  kind: z.enum(feedKinds),
  /** Five fields, or six with seconds, which are ignored. */
  cron: requiredLine(100),
  /** Folder: below FEEDS_FOLDER, or of the SFTP server. */
  path: optionalLine(300),
}

export const feedSchema = z.discriminatedUnion('place', [
  z.strictObject({ ...ofAny, place: z.literal('folder') }),
  z.strictObject({
    ...ofAny,
    place: z.literal('sftp'),
    host: requiredLine(253),
    port: bounded(1, 65_535),
    user: requiredLine(100),
    /** Fingerprint of the server's key, as `ssh-keygen -lf` prints it. */
    hostKey: requiredLine(100).check(z.regex(/^SHA256:[A-Za-z0-9+/]{43}$/, staffFault('not_fingerprint'))),
    /** Name of a private key's file in FEEDS_KEYS. */
    keyFile: fileName,
  }),
])
export type Feed = z.infer<typeof feedSchema>
export type SftpFeed = Extract<Feed, { place: 'sftp' }>

export const feedSettingsSchema = z.strictObject({
  feeds: z.array(feedSchema).check(
    z.maxLength(20),
    z.refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, staffFault('listed_twice')),
  ),
})
export type FeedSettings = z.infer<typeof feedSettingsSchema>

/** Why a run failed as a whole. */
export const feedFaults = [
  /** FEEDS_FOLDER is not set. */
  'no_folder',
  /** FEEDS_KEYS has no such key, or it is none. */
  'no_key',
  /** The server has another key than `hostKey`; `detail` is its fingerprint. */
  'host_key',
  'sign_in',
  'connection',
  /** The folder cannot be read or written. */
  'path',
  /** The process died meanwhile. */
  'interrupted',
  'failed',
] as const
export type FeedFault = (typeof feedFaults)[number]

/** Why a file was refused, besides errors of its rows. */
export const feedFileFaults = [
  ...importFaultCodes,
  /** No column is the SKU, the name or the product's id. */
  'no_product_named',
  /** No column is what the feed is about. */
  'no_column',
  'rows',
  'too_large',
] as const
export type FeedFileFault = (typeof feedFileFaults)[number]

export const feedRowFaults = [...importRowFaultCodes, 'unknown_product'] as const

/** Errors of rows that a log stores of each file. */
export const feedErrorsMax = 50

export const feedFileSchema = z.object({
  name: z.string(),
  isDone: z.boolean(),
  fault: z.nullable(z.enum(feedFileFaults)),
  /** Of a file that is put out, all rows are `created`. */
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  errors: z.array(
    z.object({
      row: z.int(),
      field: z.nullable(recordFieldSchema),
      code: z.enum(feedRowFaults),
      figure: z.string(),
    }),
  ),
})
export type FeedFile = z.infer<typeof feedFileSchema>

export const feedRunSchema = z.object({
  id: z.uuid(),
  feed: z.string(),
  startedAt: z.iso.datetime(),
  /** null while it runs. */
  finishedAt: z.nullable(z.iso.datetime()),
  fault: z.nullable(z.enum(feedFaults)),
  detail: z.string(),
  files: z.array(feedFileSchema),
})
export type FeedRun = z.infer<typeof feedRunSchema>

/** `runs`: the latest hundred, newest first, without those that found no file. */
export const feedsAnswerSchema = z.object({
  values: feedSettingsSchema,
  version: z.int32(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedBy: z.nullable(z.string()),
  runs: z.array(feedRunSchema),
  /** Whether FEEDS_FOLDER is set. */
  hasFolder: z.boolean(),
  /** Names of the files in FEEDS_KEYS. */
  keys: z.array(z.string()),
})
export type FeedsAnswer = z.infer<typeof feedsAnswerSchema>

export const feedsWriteSchema = z.strictObject({ values: feedSettingsSchema, version: z.int32() })
export const feedRunRequestSchema = z.strictObject({ name: requiredLine(60) })
