import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, inject, type MockInstance, vi } from 'vitest'
import { watchAnswers } from '#tests/support/openapi/answers.ts'

// properties are tried with the cases of the run's seed, so that a run can be made again
configureGlobal({ seed: inject('seed') })

/** An error on the console that a test does not expect fails it. */
let spy: MockInstance<typeof console.error>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  const messages = spy.mock.calls
  spy.mockRestore()
  expect(messages).toEqual([])
})

/** An answer that the OpenAPI document describes otherwise fails the test. */
const differences: string[] = []
afterAll(watchAnswers((difference) => differences.push(difference)))
afterEach(() => expect(differences.splice(0)).toEqual([]))
