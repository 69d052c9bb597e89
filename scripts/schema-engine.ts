import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'

/**
 * Prisma's schema engine as WebAssembly: the same migrations table and checksums as its CLI, with nothing to download.
 * It does not introspect through the adapter, so a migration's SQL is a difference of two schema files.
 * @param pool of a database that answers, even where the task reads nothing of it; the caller ends it
 * @param schema text of schema.prisma, where the task reads it
 */
export async function openSchemaEngine(pool: pg.Pool, schema = ''): Promise<bindings.SchemaEngine> {
  loading ??= load()
  await loading
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool))
  return bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, adapter)
}

/** The bindings are global to the process: they take one instance. */
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  const module = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const { instance } = await WebAssembly.instantiate(await readFile(module.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': { ...bindings },
  })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
}
