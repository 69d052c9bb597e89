import { afterAll, describe, expect, it } from 'vitest'
import { importBytesMax } from '#contract/catalogue/product-imports.ts'
import { filledIn } from '#contract/i18n/placeholders.ts'
import { faultPhrases } from '#contract/problems/field-errors.ts'
import { shapeFaults } from '#contract/problems/staff-field-faults.ts'
import type { AnyProblem } from '#contract/problems/staff-problems.ts'
import { declaring, type Operation, operationsOf } from './operations.ts'
import { type Answer, type Given, presentVersion } from './requests.ts'
import { openWorld } from './world.ts'
import { delicateBodies, wrongBodies, wrongTexts } from './wrong-values.ts'

const { app, ask, rightFor, close } = await openWorld()
afterAll(close)

const operations = operationsOf(app)

/** What is wrong with an answer to a wrong value: nothing, where it is a 400 that names where the value stands. */
function faultOf({ status, problem }: Answer, path: string): string | undefined {
  const named = problem?.errors?.map((error) => error.path) ?? []
  const isNamed = path === '' || named.some((one) => one === path || one.startsWith(`${path}.`))
  if (status !== 400 || !isNamed) return `is answered ${status} ${problem?.code ?? ''}, naming [${named}]`
  const unknown = problem?.errors?.find((error) => !isInContract(error))
  return unknown && `is answered with ${JSON.stringify(unknown)}, which the contract does not know`
}

/** Whether the contract has the code of an error, and its message says that code and no other. */
function isInContract({ code, message, params = {} }: NonNullable<AnyProblem['errors']>[number]): boolean {
  const phrase = faultPhrases.get(code)
  const isInZodsWords = shapeFaults.some((shape) => shape === code) && /^(?:Invalid|Too|Unrecognized)/.test(message)
  return isInZodsWords || filledIn(phrase ?? '', (name) => String(Object(params)[name])) === message
}

/** As `faultOf`; a value that the contract leaves open may be taken, or be no good where it stands, but not break anything. */
function delicateFault(answer: Answer, path: string): string | undefined {
  // what is no cursor has a code of its own
  const isRefused = answer.status === 400 && answer.problem?.code !== 'cursor.invalid'
  return isRefused ? faultOf(answer, path) : undefined
}

async function wrongParameters(operation: Operation): Promise<string[]> {
  const right = rightFor(operation)
  const faults: string[] = []
  for (const parameter of [...operation.params, ...operation.query]) {
    const [place, { name }] = [parameter.in === 'path' ? 'params' : 'query', parameter] as const
    for (const { what, value, isDelicate } of wrongTexts(parameter)) {
      const answer = await ask(operation, { ...right, [place]: { ...right[place], [name]: value } })
      const fault = isDelicate ? delicateFault(answer, name) : faultOf(answer, name)
      if (fault) faults.push(`${name}: ${what} ${fault}`)
    }
    const twice =
      place === 'query' && (await ask(operation, { ...right, query: { ...right.query, [name]: ['1', '2'] } }))
    const fault = twice && faultOf(twice, name)
    if (fault) faults.push(`${name}: given twice ${fault}`)
  }
  if (operation.query.length === 0) return faults
  const strange = await ask(operation, { ...right, query: { ...right.query, nonsense: '1' } })
  const missing = operation.query.filter(({ required }) => required)
  const empty = await ask(operation, { ...right, query: {} })
  return [
    ...faults,
    ...[faultOf(strange, 'nonsense') ?? []].flat().map((fault) => `a parameter that is unknown ${fault}`),
    ...missing.flatMap(({ name }) => [faultOf(empty, name) ?? []].flat().map((fault) => `${name}: not there ${fault}`)),
  ]
}

async function wrongBodyFaults(operation: Operation): Promise<string[]> {
  const right = rightFor(operation)
  const faults: string[] = []
  for (const { body, wrong } of operation.body ? wrongBodies(operation.body) : []) {
    const answer = await ask(operation, { ...right, body })
    for (const { path, what } of wrong) {
      const fault = faultOf(answer, path)
      if (fault) faults.push(`${path || 'the body'}: ${what} ${fault}`)
    }
  }
  return faults
}

async function delicateBodyFaults(operation: Operation): Promise<string[]> {
  const right = rightFor(operation)
  const faults: string[] = []
  for (const { body, what, path } of operation.body ? delicateBodies(operation.body, right.body) : []) {
    const fault = delicateFault(await askAnew(operation, { ...right, body }), path)
    if (fault) faults.push(`${path}: ${what} ${fault}`)
  }
  return faults
}

/** Over the present version, where the record has been changed by what was sent before. */
async function askAnew(operation: Operation, given: Given): Promise<Answer> {
  const answer = await ask(operation, given)
  const present = presentVersion(operation, answer.problem?.current)
  return present ? ask(operation, { ...given, body: { ...Object(given.body), ...present } }) : answer
}

describe('400 that names what is wrong', () => {
  it.each(declaring(operations, 400))('%s', async (_, operation) => {
    expect(await wrongParameters(operation)).toEqual([])
    expect(await wrongBodyFaults(operation)).toEqual([])
    expect(await delicateBodyFaults(operation)).toEqual([])
  })

  it('is declared of all that has input', () => {
    const silent = operations.filter(({ params, query, body, statuses }) => {
      return !statuses.has(400) && (body ?? params[0] ?? query[0])
    })
    expect(silent.map(({ route }) => route)).toEqual([])
  })
})

describe('a body that is no JSON', () => {
  it.each(declaring(operations, 415))('%s', async (_, operation) => {
    const right = rightFor(operation)
    const send = async (type: string, content: string) =>
      (await ask(operation, { ...right, file: { type, content } })).status
    expect({
      broken: await send('application/json', '{"a":'),
      empty: await send('application/json', ''),
      text: await send('text/plain', '{}'),
      form: await send('application/x-www-form-urlencoded', 'a=b'),
      parts: await send('multipart/form-data; boundary=x', '--x--'),
    }).toEqual({ broken: 400, empty: 400, text: 415, form: 415, parts: 415 })
  })
})

/** Limits the largest body in JSON: 10,000 rows of stock or prices. */
const rowsMaxBytes = 4 * 1024 * 1024

describe('a body that is too large', () => {
  it.each(declaring(operations, 413))('%s', async (_, operation) => {
    const { type } = rightFor(operation).file ?? { type: 'application/json' }
    const most = type === 'application/json' ? rowsMaxBytes : importBytesMax
    const content = `{"text":"${'x'.repeat(most)}"}`
    expect((await ask(operation, { ...rightFor(operation), file: { type, content } })).status).toBe(413)
  })
})
