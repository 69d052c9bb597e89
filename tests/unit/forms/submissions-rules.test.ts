import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { referenceSchema } from '#contract/requests/visitors.ts'
import { kindOf, messageId, newReference } from '#server/modules/requests/submissions/submissions.rules.ts'

describe('references: eight characters of Crockford’s base 32 after the kind', () => {
  it.each([
    ['enquiry', [0, 1, 2, 3, 4, 5, 6, 7], 'ENQ-01234567'],
    ['demo-request', [31, 30, 29, 28, 27, 26, 25, 24], 'DEMO-ZYXWVTSR'],
    ['quote-request', [255, 32, 18, 19, 20, 21, 22, 23], 'RFQ-Z0JKMNPQ'],
  ] as const)('%s', (kind, bytes, reference) => {
    expect(newReference(kind, () => Uint8Array.from(bytes))).toBe(reference)
  })

  it('whatever is drawn, the contract knows it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        expect(referenceSchema.safeParse(newReference('enquiry', () => bytes)).success).toBe(true)
      }),
    )
  })

  it('no character is likelier than another, and none can be misread', () => {
    const characters = Array.from(
      { length: 256 },
      (_, byte) => newReference('enquiry', () => new Uint8Array(8).fill(byte))[4],
    )
    const counts = Object.groupBy(characters, (character) => String(character))
    expect(Object.keys(counts).sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
    expect(new Set(Object.values(counts).map((found) => found?.length))).toEqual(new Set([8]))
  })

  it('a thousand of the real source are a thousand', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newReference('enquiry', randomBytes))).size).toBe(1000)
  })
})

describe('what is one message', () => {
  const form = randomUUID()

  it('the same form with the same text, in any case of its id', () => {
    expect(messageId(form.toUpperCase(), { name: '陳' })).toBe(messageId(form, { name: '陳' }))
  })

  it.each([
    ['another form', randomUUID(), { name: '陳' }],
    ['another text', form, { name: '陳 ' }],
    ['another field', form, { lastName: '陳' }],
  ])('not %s', (_case, id, fields) => {
    expect(messageId(id, fields)).not.toBe(messageId(form, { name: '陳' }))
  })

  it('is a UUID', () => {
    for (let round = 0; round < 50; round += 1) {
      expect(z.uuidv4().safeParse(messageId(randomUUID(), { round })).success).toBe(false)
      expect(z.uuid().parse(messageId(randomUUID(), { round }))[14]).toBe('8')
    }
  })
})

describe('what kind of message a reference is of', () => {
  it.each([
    ['ENQ-7K3M9QX2', 'enquiry'],
    ['DEMO-7K3M9QX2', 'demo-request'],
    ['RFQ-7K3M9QX2', 'quote-request'],
    ['ORD-7K3M9QX2', undefined],
    ['ENQX-7K3M9QX2', undefined],
    ['', undefined],
  ])('%s: %s', (reference, kind) => {
    expect(kindOf(reference)).toBe(kind)
  })
})

it('a form’s id is the same in capitals: the message too', () => {
  const id = randomUUID()
  expect(messageId(id.toUpperCase(), { name: 'A' })).toBe(messageId(id, { name: 'A' }))
})
