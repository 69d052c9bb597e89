import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Longer than an engine on a busy machine takes to answer, and no wait for an address where nothing is. */
const timeoutMs = 5000

/** The tests of the Compose stack, where an engine and `docker compose` answer; elsewhere none of them, and a line. */
export async function dockerProject(
  shared: NonNullable<TestProjectInlineConfiguration['test']>,
): Promise<TestProjectInlineConfiguration[]> {
  const missing = await promisify(execFile)('docker', ['compose', 'ls', '--quiet'], { timeout: timeoutMs }).then(
    () => undefined,
    (error: Error) => reason(error),
  )
  if (missing) {
    process.stdout.write(`docker: the Compose stack was not tested: ${missing}\n`)
    return []
  }
  return [
    {
      test: {
        ...shared,
        name: 'docker',
        // what is made is removed by its own guard: no helper of testcontainers' is pulled
        env: { ...shared.env, TESTCONTAINERS_RYUK_DISABLED: 'true' },
        include: ['tests/docker/**/*.test.ts'],
        globalSetup: ['tests/docker/setup.ts'],
        // one stack at a time, when nothing else runs
        maxWorkers: 1,
        sequence: { groupOrder: 6 },
        testTimeout: 600_000,
        // the first start builds the image
        hookTimeout: 900_000,
      },
    },
  ]
}

function reason(error: Error & { code?: unknown; killed?: boolean; stderr?: string }): string {
  if (error.code === 'ENOENT') return 'no such command'
  if (error.killed) return 'the engine is silent'
  return error.stderr?.trim().split('\n').at(-1) ?? error.message
}
