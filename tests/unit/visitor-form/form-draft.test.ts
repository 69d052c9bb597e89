import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newSubmissionId, restoredValues } from '../../../client/src/forms/form-draft.ts'

const submissionId = '6f1c2f8e-6d0b-4a52-9a55-0d7b1c0f0a11'

it.each([
  ['what was typed comes back', { message: '' }, { message: 'Hello' }, { message: '' }, { message: 'Hello' }],
  [
    'a choice of the visitor’s stays on the same address',
    { type: 'quote' },
    { type: 'other' },
    { type: 'quote' },
    { type: 'other' },
  ],
  ['what the address asks for anew wins', { type: '' }, { type: 'support' }, { type: 'quote' }, { type: 'quote' }],
  ['what the address no longer asks for is gone', { type: 'quote' }, { type: 'quote' }, { type: '' }, { type: '' }],
  [
    'a choice of the visitor’s stays where the address asks for nothing',
    { type: 'quote' },
    { type: 'other' },
    { type: '' },
    { type: 'other' },
  ],
  ['a field that a former version of the form lacked', {}, {}, { company: '' }, { company: '' }],
  ['a field that the form no longer has', { fax: '' }, { fax: '1' }, { name: '' }, { name: '' }],
])('%s', (_case, initial, values, given, restored) => {
  expect(restoredValues({ submissionId, initial, values }, given)).toEqual(restored)
})

it('makes ids that are UUIDs, and never twice the same', () => {
  const ids = Array.from({ length: 100 }, newSubmissionId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(100)
})
