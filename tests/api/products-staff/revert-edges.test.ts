import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type Editor, editorOf } from './products.ts'

let app: TestApp
let editor: Editor

beforeAll(async () => {
  app = await startTestApp()
  editor = editorOf(app, await createStaff(app, 'editor'))
})
afterAll(() => app.close())

it.each([
  [2 ** 31 - 1, 404],
  [2 ** 31, 400],
  [-(2 ** 31) - 1, 400],
  [2 ** 53, 400],
  [1e308, 400],
  [0, 400],
])('revert to version %s is answered %s, not 500', async (to, status) => {
  const { id, version } = await editor.create({ name: 'Edge' })
  expect((await editor.send('POST', `/${id}/revert`, { version, to })).status).toBe(status)
  const before = await editor.send('GET', `/${id}/history?before=${to}`)
  expect(before.status).toBe(status === 404 ? 200 : 400)
})
