import { afterEach, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createDesk, type Desk } from './desk.ts'

export interface Mirror {
  test: TestApp
  notion: NotionStandIn
  sync: ReturnType<typeof createTestSync>
  desk: Desk
  /** Of the rows, in their order. */
  pages: string[]
}

/** Before each test of the file: both sides hold these rows, read into an app of its own. @param begin takes them over */
export function mirrorEach(rows: Row[], begin: (mirror: Mirror) => void): void {
  let opened: Mirror
  beforeEach(async () => {
    const notion = await startNotion()
    const pages = rows.map((row) => notion.pages.add(row))
    const test = await startTestApp()
    opened = { test, notion, pages, sync: createTestSync(test, notion), desk: await createDesk(test) }
    begin(opened)
    await opened.sync.run()
  })
  afterEach(async () => {
    await opened.test.close()
    await opened.notion.close()
  })
}
