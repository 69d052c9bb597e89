import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { until } from '#tests/support/processes.ts'
import { containers, engine, removeStack } from './engine.ts'
import { type Answer, isForm, printTimes, referencesOf, startLoad, statusesOf } from './load.ts'
import { commandsWith, healthyApps, query, type Stack, up } from './stack.ts'

const apps = 3

let stack: Stack

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function containerOf(service: string) {
  const [container] = await containers(service)
  if (!container) throw new Error(`${service} does not run`)
  return container
}

/** Kills the first process of a container, as a crash would: after `docker kill` Docker does not start it again. @returns its name */
async function crash(service: string): Promise<string> {
  const { State, RestartCount, Id, Name } = await (await containerOf(service)).inspect()
  const docker = await engine()
  const { Config } = await (await containerOf('app')).inspect()
  const HostConfig = { PidMode: 'host', Privileged: true }
  const options = { User: 'root', Entrypoint: ['sh', '-c'], HostConfig }
  const [, helper] = await docker.run(Config.Image, [`kill -9 ${State.Pid}`], process.stderr, options)
  await helper.remove()
  await until(async () => (await docker.getContainer(Id).inspect()).RestartCount > RestartCount, 60_000)
  return Name
}

/** When each process of the stack began, by container. */
async function beginnings(): Promise<Record<string, string>> {
  const states = await Promise.all((await containers()).map((container) => container.inspect()))
  return Object.fromEntries(states.map(({ Name, State }) => [Name, State.StartedAt]))
}

interface Outcome<T> {
  acted: T
  answers: Answer[]
  /** Containers whose process is another one than before. */
  restarted: string[]
}

async function act<T>(action: () => Promise<T>): Promise<T> {
  await setTimeout(5000)
  const acted = await action()
  await until(() => submit(stack, '/enquiries', enquiry()).catch(() => undefined), 90_000)
  await setTimeout(5000)
  return acted
}

/** Does something to the stack at 100 requests a second, and goes on until a form is taken again; every confirmed form must be stored. */
async function during<T>(what: string, action: () => Promise<T>): Promise<Outcome<T>> {
  await healthyApps(apps) // one that still starts ends without PostgreSQL
  const before = await beginnings()
  const stop = startLoad(stack.url)
  const acted = await act(action).finally(stop)
  const answers = await stop()
  printTimes(`${what}: ${JSON.stringify(statusesOf(answers))}`, answers)
  const stored = new Set((await query('SELECT reference FROM "Enquiry"')).split('\n'))
  const confirmed = referencesOf(answers)
  expect(confirmed.length).toBeGreaterThan(5)
  expect(confirmed.filter((reference) => !stored.has(reference))).toEqual([])
  expect((await fetch(`${stack.url}/health/ready`)).status).toBe(200)
  const after = await beginnings()
  return { acted, answers, restarted: Object.keys(after).filter((name) => after[name] !== before[name]) }
}

const isPage = ({ path }: Answer) => !path.startsWith('/api/')

/** Returns answers that are neither a success nor a refusal with the time to try again. */
function failed(answers: Answer[]): Answer[] {
  return answers.filter(
    ({ status, retryAfter }) => !(status === 200 || status === 201 || (status === 503 && retryAfter)),
  )
}

describe.each([
  ['', []],
  [' with PgBouncer', ['docker/pgbouncer.yml']],
])('at 100 requests a second%s nothing that was confirmed is lost, and nothing else ends', (_with, files: string[]) => {
  beforeAll(async () => {
    // Docker publishes port 0 on another one after each restart
    const { compose } = commandsWith(files, { PORT: String(await freePort()) })
    stack = await up(apps, { compose })
  })

  afterAll(removeStack)

  it('when one of three apps is killed: pages and lists are answered by the others', async () => {
    const { acted, answers, restarted } = await during('An app killed', () => crash('app'))
    expect(restarted).toEqual([acted])
    expect(failed(answers).filter((answer) => !isForm(answer))).toEqual([])
  })

  it('when PostgreSQL is killed: pages go on; forms, and lists of the API, wait or get 503 with Retry-After', async () => {
    const { acted, answers, restarted } = await during('PostgreSQL killed', () => crash('database'))
    expect(restarted).toEqual([acted])
    expect(failed(answers)).toEqual([])
    expect(Object.keys(statusesOf(answers.filter(isPage)))).toEqual(['200'])
  })

  it('when PostgreSQL is silent for 30 s: the same', async () => {
    const { answers, restarted } = await during('PostgreSQL paused 30 s', async () => {
      const database = await containerOf('database')
      await database.pause()
      await setTimeout(30_000)
      await database.unpause()
    })
    expect(restarted).toEqual([])
    expect(failed(answers)).toEqual([])
    expect(Object.keys(statusesOf(answers.filter(isPage)))).toEqual(['200'])
  })

  it.runIf(files.length > 0)('when PgBouncer is killed: the same', async () => {
    const { acted, answers, restarted } = await during('PgBouncer killed', () => crash('pgbouncer'))
    expect(restarted).toEqual([acted])
    expect(failed(answers)).toEqual([])
    expect(Object.keys(statusesOf(answers.filter(isPage)))).toEqual(['200'])
  })

  it('when the proxy is killed: it is back within seconds', async () => {
    const { acted, answers, restarted } = await during('The proxy killed', () => crash('proxy'))
    expect(restarted).toEqual([acted])
    expect(failed(answers).every(({ status }) => typeof status === 'string')).toBe(true)
    // three seconds of 100
    expect(failed(answers).length).toBeLessThan(300)
  })
})
