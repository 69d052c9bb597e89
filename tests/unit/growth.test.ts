import { expect, it } from 'vitest'
import { expectLinear } from '#tests/support/growth.ts'

it('a rule that reads a text once is taken', () => {
  expectLinear((size) => /^a+$/.test('a'.repeat(size)), 1000)
})

it('a rule that reads the rest of a text from each of its characters on is not', () => {
  expect(() => expectLinear((size) => /a+b/.test('a'.repeat(size)), 1000)).toThrow('to be less than 512')
})
