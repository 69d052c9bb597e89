import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncDirections } from '#contract/sync/sync.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { Fault } from '#tests/support/notion/faults.ts'
import { type NotionStandIn, startNotion } from '#tests/support/notion/stand-in.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { createTestSync, noStop } from '#tests/support/sync.ts'
import { createChecks } from './random-checks.ts'
import { createDice, type Dice } from './random-dice.ts'
import { createPeople } from './random-people.ts'

/** Seeds of all files together; `SYNC_SEEDS=5000` runs more, `SYNC_SEED=17` that one alone. */
const seeds = Number(process.env.SYNC_SEEDS ?? 200)
const only = process.env.SYNC_SEED === undefined ? undefined : Number(process.env.SYNC_SEED)
const files = 4

const faults: [Fault, ...Fault[]] = [
  { kind: 'lost' },
  { kind: 'lost' },
  { kind: 'cut' },
  { kind: 'broken-json' },
  { kind: 'html', status: 502 },
  { kind: 'status', status: 429, retryAfter: '40' },
  { kind: 'status', status: 409 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500, done: true },
  { kind: 'status', status: 504, done: true },
  { kind: 'status', status: 400, message: 'Not now' },
]

/** Runs every fourth seed, from this file's on: both sides are edited at random, while runs fail and are killed. */
export function randomRuns(file: number): void {
  const own = Array.from({ length: seeds }, (_, index) => index + 1).filter((seed) => seed % files === file)
  const chosen = only === undefined ? own : [only].filter((seed) => seed % files === file)
  let test: TestApp
  let staff: StaffMember
  beforeAll(async () => {
    test = await startTestApp()
    staff = await createStaff(test, 'editor')
  })
  afterAll(() => test.close())
  restoreRows(() => test)

  describe('Whatever both sides type, nothing is lost and nothing doubled, and both agree in the end', () => {
    it.each(chosen.length > 0 ? chosen : [0])('seed %d', async (seed) => {
      if (seed > 0) await runSeed(seed, test, staff)
    })
  })
}

async function runSeed(seed: number, test: TestApp, staff: StaffMember): Promise<void> {
  const dice = createDice(seed)
  const steps: string[] = []
  const clocks = createClocks(dice)
  const notion = await startNotion({ now: clocks.theirs })
  try {
    await randomRun({ test, staff, dice, steps, clocks, notion })()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Seed ${seed} (SYNC_SEED=${seed} runs it alone): ${reason}\n${steps.join('\n')}`, { cause: error })
  } finally {
    await notion.close()
  }
}

type Clocks = ReturnType<typeof createClocks>

/** Two clocks that go alike, up to an hour apart, and jump ahead now and then. */
function createClocks(dice: Dice) {
  const minutes = dice.one([0, -60, -30, -10, -3, -1, 1, 3, 10, 30, 60])
  let passed = 0
  return {
    ours: () => new Date(Date.now() + passed),
    theirs: () => new Date(Date.now() + passed + minutes * 60_000),
    minutes,
    pass() {
      passed += dice.one([0, 0, 20_000, 60_000, 5 * 60_000, 60 * 60_000])
    },
  }
}

interface World {
  test: TestApp
  staff: StaffMember
  dice: Dice
  steps: string[]
  clocks: Clocks
  notion: NotionStandIn
}

type Request = Parameters<Parameters<NotionStandIn['onRequest']>[0]>[0]

/** One seed: pages and products, rounds of edits and runs, then quiet. */
function randomRun(world: World) {
  const { test, staff, dice, steps, clocks, notion } = world
  const tell = (step: string) => void steps.push(`  ${step}`)
  const people = createPeople({ test, notion, staff, dice, tell })
  const sync = createTestSync(test, notion, { now: clocks.ours })
  const checks = createChecks(test, notion)
  const { prisma } = test.services.database

  async function round(): Promise<void> {
    for (let act = dice.below(4); act >= 0; act -= 1) await people.act()
    clocks.pass()
    const direction = dice.one(syncDirections)
    const stopping = new AbortController()
    notion.onRequest(meanwhile(stopping))
    if (dice.chance(0.5)) {
      const fault = dice.one(faults)
      const share = dice.one([0.1, 0.3, 1])
      let left = dice.one([1, 1, 2, 7])
      notion.fail(fault, { times: left, when: () => left > 0 && dice.chance(share) && left-- > 0 })
      tell(`Faults to come: ${left} ${JSON.stringify(fault)}`)
      await run(direction, stopping.signal)
      left = 0
    } else await run(direction, stopping.signal)
    notion.onRequest(() => {})
    people.between.clear()
  }

  async function run(direction: (typeof syncDirections)[number], stop: AbortSignal): Promise<void> {
    const waiting = dice.chance(0.2)
      ? dice.pick(
          await prisma.product.findMany({ where: { source: { not: 'sample' } }, orderBy: { createdAt: 'asc' } }),
        )
      : undefined
    if (waiting) {
      steps.push(`Push of ${waiting.nameEn}, ${direction}`)
      const done = await sync.service.push(waiting.id, direction === 'import' ? 'both' : direction, stop)
      steps.push(`ends ${done}`)
      return
    }
    const complete = dice.chance(0.5)
    const told = notion.pages.all().filter(() => dice.chance(0.5))
    const pages = complete ? undefined : told.map(({ id }) => id)
    steps.push(`Run, ${direction}, ${pages ? `of ${pages.length} pages` : 'complete'}`)
    const { message, warnings } = await sync.run({ direction, pages, stop })
    steps.push(`ends: ${[message, ...warnings].join(' | ')}`)
  }

  /** While a run goes on people go on as well, and it may be killed. */
  function meanwhile(stopping: AbortController) {
    const kill = dice.chance(0.25) ? dice.below(12) : undefined
    let requests = 0
    return async (request: Request) => {
      requests += 1
      const [, pageId = ''] = /^\/v1\/pages\/(.+)$/.exec(request.path) ?? []
      if (dice.chance(0.25)) await people.act()
      if (requests === kill) await killRun(stopping)
      if (request.method === 'GET') people.between.add(pageId)
      else setImmediate(() => people.between.delete(pageId)) // once it is answered
    }
  }

  async function killRun(stopping: AbortController): Promise<void> {
    const way = dice.one(['row', 'lock', 'stop'] as const)
    tell(`Killed: ${way}`)
    if (way === 'stop') stopping.abort(new Error('The server is stopping'))
    if (way === 'row')
      await prisma.syncRun.updateMany({ where: { status: 'running' }, data: { status: 'interrupted' } })
    if (way === 'lock')
      await prisma.$queryRaw`
        SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7203002
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  }

  async function quiet(): Promise<void> {
    for (const turn of [1, 2, 3]) {
      steps.push(`Quiet: run ${turn}`)
      const { message, warnings } = await sync.run({ direction: 'both', force: true, stop: noStop })
      steps.push(`ends: ${[message, ...warnings].join(' | ')}`)
      await checks.valuesAgree()
    }
  }

  async function check(): Promise<void> {
    await checks.nothingIsLost(people.typed.values())
    await checks.bothAgree()
    await checks.nothingIsDoubled(people.made)
    await checks.productsStay(people.links.remade)
    const last = await prisma.syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })
    expect({ status: last.status, changes: last.changes }).toEqual({ status: 'succeeded', changes: [] })
  }

  return async () => {
    steps.push(`Notion’s clock is ${clocks.minutes} minutes ahead`)
    for (let pages = 2 + dice.below(3); pages > 0; pages -= 1) await people.addPage()
    await sync.run()
    for (let rounds = 2 + dice.below(3); rounds > 0; rounds -= 1) await round()
    await quiet()
    const writes = notion.writes.length
    await sync.run({ direction: 'both', force: true })
    await check()
    expect(notion.writes).toHaveLength(writes)
  }
}
