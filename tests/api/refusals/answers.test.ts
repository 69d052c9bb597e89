import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { documentOf } from '#tests/support/openapi/document.ts'
import { methodOf } from '#tests/support/routes.ts'
import { type Operation, operationsOf } from './operations.ts'
import { addressOf, type Given, presentVersion } from './requests.ts'
import { openWorld } from './world.ts'

const { app, headers, rightFor, close } = await openWorld()
afterAll(close)

const jsonSchema = z.record(z.string(), z.unknown())
const responseSchema = z.object({
  content: z.record(z.string(), z.object({ schema: jsonSchema })).optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), responseSchema) }))),
})
const { paths } = documentSchema.parse(documentOf(app.app))

async function send({ method, path }: Operation, { body, file, ...given }: Given) {
  const sent = file ?? (body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(body) })
  const answer = await app.app.inject({
    method: methodOf(method),
    url: addressOf(path, given),
    headers: { ...headers, ...(sent && { 'content-type': sent.type }) },
    ...(sent && { payload: sent.content }),
    payloadAsStream: true,
  })
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  const isEvents = type === 'text/event-stream' // which would never end
  if (isEvents) answer.stream().destroy()
  return { status: answer.statusCode, type, body: isEvents ? '' : await text(answer.stream()) }
}

/** What it answers to what it takes, of the present version where others have changed the record. */
async function answerTo(operation: Operation) {
  const right = rightFor(operation)
  const answer = await send(operation, right)
  const present = answer.status === 409 && presentVersion(operation, JSON.parse(answer.body).current)
  return present ? send(operation, { ...right, body: { ...Object(right.body), ...present } }) : answer
}

/** Reads first, for a write may take away what they read; signing out last. */
const turn = ({ id, method }: Operation) => (method === 'GET' ? 0 : id === 'signOut' ? 2 : 1)
const answers = new Map<Operation, Awaited<ReturnType<typeof send>>>()
for (const operation of operationsOf(app).toSorted((one, other) => turn(one) - turn(other))) {
  answers.set(operation, await answerTo(operation))
}

describe('an answer fits what the document says of it', () => {
  it.each([...answers].map(([operation, answer]) => [operation.route, operation, answer] as const))(
    '%s',
    (_, { path, method }, { status, type, body }) => {
      const declared = paths[path]?.[method.toLowerCase()]?.responses[String(status)]
      expect(declared, `${status} ${body.slice(0, 300)}`).toBeDefined()
      if (body === '') return
      const schema = declared?.content?.[type]?.schema
      expect(schema, `${status} ${type}`).toBeDefined()
      if (!type.endsWith('json') || !schema) return
      const answer: unknown = JSON.parse(body)
      expect(z.fromJSONSchema(schema).parse(answer)).toEqual(answer)
    },
  )

  it('is what was asked for, of all that only read but where there is nothing to read', () => {
    const refused = [...answers].filter(([{ method }, { status }]) => method === 'GET' && status >= 400)
    expect(refused.map(([{ id }]) => id).toSorted()).toEqual([
      'exportProductImportErrors',
      'exportSyncMapping',
      'getImage',
      'getImageWidth',
      'getJoinFile',
      'getSyncDatabase',
      'getSyncMapping',
      'listProductImportRows',
    ])
  })
})
