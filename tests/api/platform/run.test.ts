import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { type RunningProcess, startProcess, until } from '#tests/support/processes.ts'

/** A program that opens `opened`, says so, and then does what `behaviour` says. */
async function started(behaviour: string): Promise<RunningProcess> {
  const program = startProcess(fileURLToPath(import.meta.resolve('./run.process.ts')), {}, [behaviour])
  onTestFinished(() => void program.child.kill('SIGKILL'))
  await until(() => program.output().includes('opened'))
  return program
}

it('a second signal does not cut the stop that the first began short', async () => {
  const program = await started('close when asked twice')
  program.child.kill('SIGINT')
  await until(() => program.output().includes('closing'))
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(program.output()).toBe('opened\nclosing\nclosed\n')
})

it('a stop that fails is said, closes the rest, and exits with 1', async () => {
  const program = await started('fail to close')
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('closed\n')
  expect(program.output()).toContain('It would not close\n')
})

it('a program that fails says why in one line, closes what it opened and exits with 1', async () => {
  const program = await started('fail')
  expect(await program.ended).toBe(1)
  expect(program.output().split('\n').toSorted().join(' ').trim()).toBe('It failed closed closing opened')
})

it.each(['never close', 'never notice'])('a stop that would last for ever exits with 1: %s', async (behaviour) => {
  const program = await started(behaviour)
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('It did not stop within 300 ms')
})
