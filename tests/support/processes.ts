import { type ChildProcess, spawn } from 'node:child_process'

/** Has Node keep a process, and those that it forks, at the priority that they begin with. */
const noPriority = `--import=${new URL('./run/no-priority.mjs', import.meta.url)}`

export interface RunningProcess {
  child: ChildProcess
  /** Everything it has written so far, to both outputs. */
  output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Starts a TypeScript program of this repository as a process of its own; only `environment`, PATH, the run's folder and where Node
 * keeps compiled code reach it. It gives way to nobody, unless NODE_OPTIONS says otherwise.
 */
export function startProcess(
  program: string,
  environment: NodeJS.ProcessEnv,
  parameters: string[] = [],
): RunningProcess {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [program, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, NODE_OPTIONS: noPriority, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, output: () => output, ended }
}

/** Less often than a session may ask, 600 times a minute. */
const longestPauseMs = 125

/** Asks again and again until there is an answer; fails after the deadline. */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  deadlineMs = 40_000,
): Promise<T> {
  const deadline = Date.now() + deadlineMs
  for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 1.1, longestPauseMs)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${deadlineMs} ms in vain for ${ask}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
