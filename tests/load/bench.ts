// npm run bench [-- --only PART] [--quick] [--strict] [--explain]: what docs/performance.md promises, measured.
import { parseArgs } from 'node:util'
import { measureApi } from './api.ts'
import { measureChat } from './chat.ts'
import { measureBundle } from './client/bundle.ts'
import { measurePreview } from './client/preview.ts'
import { postgresVersion } from './database.ts'
import { lineOf, type Row, summaryOf, tableOf } from './figures.ts'
import { measureExport } from './files/export.ts'
import { measureImport } from './files/import.ts'
import { measureSyncReaders } from './files/sync-readers.ts'
import { measureWebhooks } from './files/webhooks.ts'
import { measureForms } from './forms.ts'
import { machine } from './machine.ts'
import { measureMemory } from './memory.ts'
import type { Options } from './options.ts'
import { measureSearch } from './search.ts'
import { measureAdmin } from './staff/admin.ts'
import { measureSales } from './staff/sales.ts'
import { measureStart } from './start.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    explain: { type: 'boolean', default: false },
  },
})

const parts: Record<string, (options: Options) => Promise<Row[]>> = {
  api: measureApi,
  search: measureSearch,
  admin: measureAdmin,
  figures: measureSales,
  import: measureImport,
  webhook: measureWebhooks,
  sync: measureSyncReaders,
  preview: measurePreview,
  export: measureExport,
  bundle: measureBundle,
  start: measureStart,
  chat: measureChat,
  forms: measureForms,
  memory: measureMemory,
}
const chosen = options.only === undefined ? Object.keys(parts) : [options.only]

const rows: Row[] = []
for (const name of chosen) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part "${name}": choose one of ${Object.keys(parts).join(', ')}`)
  const measured = await measure(options)
  console.log(`\n${name}\n${measured.map(lineOf).join('\n')}`)
  rows.push(...measured)
}
console.log(`\n${machine(await postgresVersion())}\n\n${tableOf(rows)}\n\n${summaryOf(rows)}`)
if (options.strict && rows.some(({ isMet }) => !isMet)) process.exitCode = 1
