import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'

/**
 * Opens Prisma's schema engine as WebAssembly, with the same migrations table and checksums as its CLI and nothing to
 * download. It cannot introspect through the adapter, so a migration is the difference of two schema files.
 * @param pool of a reachable database, even if the task does not read it; the caller ends it
 * @param schema text of schema.prisma, if the task needs it
 */
export async function openSchemaEngine(pool: pg.Pool, schema = ''): Promise<bindings.SchemaEngine> {
  loading ??= load()
  await loading
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool))
  return bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, adapter)
}

/** The bindings are global to the process and accept one instance. */
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
