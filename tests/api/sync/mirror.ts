import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import type { Row } from '#tests/support/notion/store.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createTestSync } from '#tests/support/sync.ts'
import { createEditor, type Editor } from './editor.ts'

export interface Mirror {
  test: TestApp
  notion: NotionStandIn
  sync: ReturnType<typeof createTestSync>
  editor: Editor
  /** Of the rows, in their order. */
  pages: string[]
}

/** Before each test of the file: both sides hold these rows, read into an empty app. @param begin takes them over */
export function mirrorEach(rows: Row[], begin: (mirror: Mirror) => void): void {
  let test: TestApp
  let notion: NotionStandIn
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())
  restoreRows(() => test)
  beforeEach(async () => {
    notion = await startNotion()
    const pages = rows.map((row) => notion.pages.add(row))
    const opened = { test, notion, pages, sync: createTestSync(test, notion), editor: await createEditor(test) }
    begin(opened)
    await opened.sync.run()
  })
  afterEach(() => notion.close())
}
