import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { variableNames } from '#server/platform/config.ts'
import packageJson from '../../package.json' with { type: 'json' }

/** The flags of V8 that `npm start` runs with. */
const v8Flags = packageJson.scripts.start.split(' ').filter((word) => /^--(?!import)/.test(word))
const root = fileURLToPath(new URL('../../', import.meta.url))
/** As scripts/begin.mjs has it. */
const compileCache = path.join(root, 'node_modules/.cache/compile')

export interface Child extends AsyncDisposable {
  /** The line that was waited for, as the expression matched it. */
  matched: RegExpExecArray
  pid: number
}

/**
 * Runs a script in a process of its own, under the shipped configuration but for `environment`, until it is disposed of.
 * @param says resolves on the first line of output that matches
 * @throws where the process ends before it says so
 */
export async function startChild(
  script: string,
  says: RegExp,
  { parameters = [], environment = {} }: { parameters?: string[]; environment?: NodeJS.ProcessEnv } = {},
): Promise<Child> {
  const child = spawn(process.execPath, [...v8Flags, script, ...parameters], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...shippedEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const matched = await new Promise<RegExpExecArray>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const match = says.exec(line)
      if (match) resolve(match)
    })
    child.once('error', reject).once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  return {
    matched,
    pid: child.pid ?? Number.NaN,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The real server on a free port. */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  script = 'server/main.ts',
): Promise<Child & { url: string }> {
  const child = await startChild(script, / is at (http\S+)$/, { environment: { PORT: '0', ...environment } })
  return { ...child, url: child.matched[1] ?? '' }
}

/** Runs a script to its end. */
export async function runScript(script: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, [script], { cwd: root, env: { ...shippedEnvironment(), ...environment } })
}

function shippedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !variableNames.includes(name)))
}
