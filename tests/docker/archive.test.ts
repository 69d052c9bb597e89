import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { removeStack } from './engine.ts'
import { commandsWith, documented, query, type Stack, up } from './stack.ts'

const { compose, shell } = commandsWith(['docker/archive.yml'], {})

/** The page's blocks, as an operator copies them. */
let copy: string
let restore: string
let stack: Stack

beforeAll(async () => {
  ;[copy = ''] = await documented(
    '`archive`, beside the nightly backups. At most the last minute is lost. Each week, a base copy, after which what is older than it goes:',
  )
  ;[, restore = ''] = await documented(
    'To go back to a moment (`AT`) since that copy (`BASE`); what was there until now stays in the folder `former` of the volume `database`:',
  )
  stack = await up(1, { compose })
})

afterAll(removeStack)

const enquiries = async () => (await query('SELECT reference FROM "Enquiry" ORDER BY 1')).split('\n').filter(Boolean)

it('the database is as it was at the moment before its rows were deleted, and goes on from there', async () => {
  const first = await submit(stack, '/enquiries', enquiry())
  await shell(copy)
  const second = await submit(stack, '/enquiries', enquiry())
  const at = await query('SELECT now()')
  const base = (await compose('exec', '-T', 'database', 'ls', '/archive/base')).trim()
  await setTimeout(2000)
  await query('TRUNCATE "Enquiry" CASCADE')
  expect(await enquiries()).toEqual([])
  await shell(`export AT='${at}' BASE=${base}\n${restore}`)
  expect(await enquiries()).toEqual([first, second].toSorted())
  stack = await up(1, { compose })
  const third = await submit(stack, '/enquiries', enquiry())
  expect(await enquiries()).toEqual([first, second, third].toSorted())
  await query('SELECT pg_switch_wal()')
  await expect
    .poll(() => query('SELECT last_archived_wal, failed_count FROM pg_stat_archiver'))
    .toMatch(/^00000002\w+\|0$/)
})
