import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { watch } from './watchdog.ts'

/** An error on the console that a test does not expect fails it. */
let spy: MockInstance<typeof console.error>

beforeEach(({ task }) => {
  watch(`${task.file.name} > ${task.name}`)
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  const messages = spy.mock.calls
  spy.mockRestore()
  expect(messages).toEqual([])
})
