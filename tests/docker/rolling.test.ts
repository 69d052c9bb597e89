import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { containers, removeStack } from './engine.ts'
import { type Answer, isForm, printTimes, referencesOf, startLoad, statusesOf } from './load.ts'
import { folder } from './place.ts'
import { commandsWith, query, type Stack, up } from './stack.ts'

const apps = 3
const program = 'server/main.ts'
const edited = 'server/modules/site/sitemap.routes.ts'
const migration = path.join(folder, 'prisma/migrations/99990101000000_rolled')

let stack: Stack

const robots = async () => (await fetch(`${stack.url}/robots.txt`)).text()

/** The next version: another answer, and a table more. */
async function edit(): Promise<void> {
  const code = await readFile(edited, 'utf8')
  await writeFile(path.join(folder, edited), code.replace("'User-agent: *'", "'# The next version', $&"))
  await mkdir(migration)
  await writeFile(path.join(migration, 'migration.sql'), 'CREATE TABLE "Rolled" (id text PRIMARY KEY);\n')
}

async function appIds(): Promise<string[]> {
  return (await containers('app')).map(({ id }) => id)
}

describe('docker/roll', { shuffle: false }, () => {
  describe.each([
    ['the stack', []],
    ['the stack with PgBouncer', ['docker/pgbouncer.yml']],
  ])('of %s', (stackName, files: string[]) => {
    const { compose, shell } = commandsWith(files, {})

    beforeAll(async () => {
      stack = await up(apps, { compose })
    })

    afterAll(async () => {
      await removeStack()
      for (const name of [program, edited]) await cp(name, path.join(folder, name))
      await rm(migration, { recursive: true, force: true })
    })

    it('takes a version out that does not start, and leaves the running ones', async () => {
      const before = await appIds()
      await writeFile(path.join(folder, program), 'process.exit(1)\n')
      await expect(shell('docker/roll')).rejects.toThrow(/does not become healthy: it was taken out/)
      expect(await appIds()).toEqual(before)
      expect(await robots()).toMatch(/^User-agent/)
      await cp(program, path.join(folder, program))
    })

    it('replaces three apps at 100 requests a second: none fails, and each form is stored', async () => {
      expect(await robots()).toMatch(/^User-agent/)
      const before = await appIds()
      await edit()
      const stop = startLoad(stack.url)
      const answers: Answer[] = await shell('docker/roll').then(stop, async (error) => {
        await stop()
        throw error
      })
      expect(statusesOf(answers.filter(({ status }) => status !== 200 && status !== 201))).toEqual({})
      const references = referencesOf(answers)
      expect(references).toHaveLength(answers.filter(isForm).length)
      expect((await query('SELECT reference FROM "Enquiry"')).split('\n').toSorted()).toEqual(references.toSorted())
      const after = await appIds()
      expect(after).toHaveLength(apps)
      expect(after.filter((id) => before.includes(id))).toEqual([])
      expect(await robots()).toMatch(/^# The next version/)
      expect(await query('SELECT count(*) FROM "Rolled"')).toBe('0')
      printTimes(`Three apps of ${stackName} were replaced`, answers)
    })
  })
})
