import { parseArgs } from 'node:util'
import { catalogueRows } from './catalogue.ts'
import { startNotion } from './stand-in.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.NOTION_STAND_IN_PORT ?? '4010' },
    count: { type: 'string', default: '40' },
  },
})

/** Rows are a minute apart, the last one a day old, so that ids and times are alike at each start of a day. */
const lastCreated = Math.floor(Date.now() / 86_400_000) * 86_400_000
const notion = await startNotion({ port: Number(values.port) })
const rows = catalogueRows({ count: Number(values.count) })
for (const [index, row] of rows.entries()) {
  notion.pages.add(row, new Date(lastCreated - (rows.length - index) * 60_000))
}
console.log(
  `Notion stand-in: NOTION_API_URL=${notion.url} NOTION_API_KEY=${notion.apiKey} NOTION_DATABASE_ID=${notion.databaseId}`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => notion.close())
