// npm run mutants [-- WORD…]: changes the code of each group of groups.ts, a mutant at a time, and says which no test notices.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { type Group, groups } from './groups.ts'

const folder = import.meta.dirname
const root = path.resolve(folder, '../..')
/** Of all mutants, those that a test must notice. Percent. */
const target = 85

const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
})

const keptSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
})

interface Score {
  mutants: number
  killed: number
  /** Ended because they took too long: endless loops, or a machine that is too busy to tell. */
  timedOut: number
  survived: number
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`)
}

/** Stryker has a lock of its own: it wants a newer Node than `npm ci` may find, and nothing else needs it. */
async function install(): Promise<void> {
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    path.join(folder, file),
  )
  if (lock && installed && existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  await run('npm', ['ci', '--prefix', folder, '--legacy-peer-deps', '--no-audit', '--no-fund'])
}

async function scoreOf({ name }: Group): Promise<Score> {
  const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const args = [stryker, 'run', path.join(folder, 'stryker.config.mjs')]
  const report = path.join(root, 'node_modules/.cache/mutants', name.replaceAll(' ', '-'))
  forgetSurvivors(`${report}.incremental.json`)
  await run(process.execPath, args, { ...process.env, MUTANTS_GROUP: name })
  return count(reportSchema.parse(JSON.parse(readFileSync(`${report}.json`, 'utf8'))))
}

/** Of what Stryker kept from the last run: it cannot tell that there are new tests, for Vitest does not tell it where they stand. */
function forgetSurvivors(kept: string): void {
  if (!existsSync(kept)) return
  const results = keptSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
  for (const file of Object.values(results.files)) {
    file.mutants = file.mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status))
  }
  writeFileSync(kept, JSON.stringify(results))
}

/** What was noticed, and each that was not, in a line: a run that failed by itself has noticed nothing. */
function count(report: z.infer<typeof reportSchema>): Score {
  const score: Score = { mutants: 0, killed: 0, timedOut: 0, survived: 0 }
  for (const [file, { mutants }] of Object.entries(report.files)) {
    for (const { status, replacement, location } of mutants) {
      if (['Ignored', 'CompileError'].includes(status)) continue
      score.mutants += 1
      if (status === 'Timeout') score.timedOut += 1
      else if (status === 'Killed') score.killed += 1
      else {
        score.survived += 1
        console.log(`${file}:${location.start.line}: ${status}: ${replacement?.replace(/\s+/g, ' ')}`)
      }
    }
  }
  return score
}

function percent({ killed, timedOut, mutants }: Score): number {
  return mutants === 0 ? 100 : Math.floor(((killed + timedOut) / mutants) * 1000) / 10
}

const words = process.argv.slice(2)
const chosen = groups.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No group is called so: ${groups.map(({ name }) => name).join(', ')}`)
await install()
const rows: (Score & { group: string; score: string })[] = []
const total: Score = { mutants: 0, killed: 0, timedOut: 0, survived: 0 }
let isMissed = false
for (const group of chosen) {
  const score = await scoreOf(group)
  for (const key of ['mutants', 'killed', 'timedOut', 'survived'] as const) total[key] += score[key]
  isMissed ||= group.isStrict && score.survived > 0
  rows.push({ group: group.name, ...score, score: `${percent(score)} %` })
}
console.table([...rows, { group: 'all', ...total, score: `${percent(total)} %` }])
if (isMissed || percent(total) < target) {
  console.log(`Missed: ${target} % of all, and none that survives in the strict groups.`)
  process.exitCode = 1
}
