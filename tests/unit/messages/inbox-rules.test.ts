import { describe, expect, it } from 'vitest'
import { answeredAtOf, mayBecome, statusOnceAnswered } from '#server/modules/requests/inbox/inbox.rules.ts'
import { fullName } from '#server/modules/requests/submissions/submissions.rules.ts'

const [before, now] = [new Date('2026-11-21'), new Date('2026-11-22')]

describe('the 24 hours of an enquiry', () => {
  it.each([
    ['answered', null, false, now],
    ['answered', before, false, before],
    ['new', before, false, null],
    ['new', before, true, before],
    ['in_progress', before, false, before],
    ['in_progress', null, false, null],
    ['closed', null, true, null],
  ] as const)('%s, answered %s, with a letter: %s', (to, answeredAt, hasReply, after) => {
    expect(answeredAtOf(to, { answeredAt, hasReply }, now)).toEqual(after)
  })
})

it.each([
  ['new', null, 'answered'],
  ['in_progress', null, 'answered'],
  ['closed', null, 'closed'],
  ['answered', null, 'answered'],
  ['new', before, 'new'],
  ['in_progress', before, 'in_progress'],
] as const)('the first letter to one that is %s, answered %s, makes it %s', (status, answeredAt, after) => {
  expect(statusOnceAnswered(status, answeredAt)).toBe(after)
})

it.each([
  ['confirmed', 'completed', true],
  ['completed', 'confirmed', true],
  ['confirmed', 'confirmed', true],
  ['completed', 'completed', true],
  ['requested', 'completed', false],
  ['requested', 'confirmed', false],
  ['declined', 'completed', false],
  ['declined', 'confirmed', false],
] as const)('a demo that is %s may become %s: %s', (from, to, may) => {
  expect(mayBecome(from, to)).toBe(may)
})

it.each([
  ['小明', '陳', '陳小明'],
  ['Mei', 'Wong', 'Mei Wong'],
  ['Mei', '黃', 'Mei 黃'],
  ['小明', 'Chan', '小明 Chan'],
])('%s %s is called %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})
