// npm run bench [-- --only api|search|desk|figures|import|preview|export|bundle|start|chat|forms] [-- --explain]: what docs/performance.md promises, measured.
import { parseArgs } from 'node:util'
import { measureApi } from './api.ts'
import { measureBundle } from './bundle.ts'
import { measureChat } from './chat.ts'
import { postgresVersion } from './database.ts'
import { measureDesk } from './desk.ts'
import { measureExport } from './export.ts'
import { type Figure, tableOf } from './figures.ts'
import { measureForms } from './forms.ts'
import { measureImport } from './import.ts'
import { machine } from './machine.ts'
import { measurePreview } from './preview.ts'
import { measureSales } from './sales.ts'
import { measureSearch } from './search.ts'
import { measureStart } from './start.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, explain: { type: 'boolean', default: false } } })

const parts: Record<string, () => Promise<Figure[]>> = {
  api: measureApi,
  search: () => measureSearch(values.explain),
  desk: () => measureDesk(values.explain),
  figures: () => measureSales(values.explain),
  import: measureImport,
  preview: measurePreview,
  export: measureExport,
  bundle: measureBundle,
  start: measureStart,
  chat: () => measureChat(values.explain),
  forms: measureForms,
}
const chosen = values.only === undefined ? Object.keys(parts) : [values.only]

const figures: Figure[] = []
for (const name of chosen) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part "${name}": choose one of ${Object.keys(parts).join(', ')}`)
  figures.push(...(await measure()))
}
console.log(`${machine(await postgresVersion())}\n\n${tableOf(figures)}`)
