import * as z from 'zod/mini'

/** First entry of a backup: what is in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Version of the site. */
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Version of the tables of the job queue. */
  queue: z.number(),
  /** Names are quoted for SQL where they have to be. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bound: z.string() })),
  /** Shows, without telling anything about it, whether an APP_SECRET is the one that encrypted the secrets in the settings. */
  secretProof: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Last entry: what the copy of each table has to come to. */
export const endSchema = z.object({
  sums: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Uploaded files that lie in a bucket. */
  files: z.number(),
})
export type End = z.infer<typeof endSchema>
export type Sums = End['sums']

export const entryNames = { manifest: 'manifest.json', end: 'end.json' } as const

export const tableEntry = {
  name: (table: number, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy`,
  tableOf(name: string): number | undefined {
    const [, table] = /^tables\/(\d+)\//.exec(name) ?? []
    return table === undefined ? undefined : Number(table)
  },
}

/** A file of the bucket takes two entries: what it is, then its bytes. */
export const fileEntry = {
  about: (file: number) => `files/${file}.json`,
  bytes: (file: number) => `files/${file}`,
  isAbout: (name: string) => /^files\/\d+\.json$/.test(name),
  isBytes: (name: string) => /^files\/\d+$/.test(name),
}
export const fileSchema = z.object({ key: z.string(), contentType: z.string(), sha256: z.string() })
