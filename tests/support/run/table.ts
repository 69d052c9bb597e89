import path from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

const slowest = 10

interface Row {
  project: string
  files: number
  tests: number
  seconds: number
}

/** Prints at the end where the time of a run went: by project, and its slowest files. Seconds are a worker's, by the clock. */
export class RunTable implements Reporter {
  private vitest: Vitest | undefined
  private readonly startedAt = performance.now()

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const rows = [...Map.groupBy(modules, ({ project }) => project.name)].map(([project, own]) => rowOf(project, own))
    const whole = rowOf('all', modules)
    const lines = [
      line(['project', 'files', 'tests', 'seconds']),
      ...[...rows, whole].map(({ project, files, tests, seconds }) =>
        line([project, files, tests, seconds.toFixed(1)]),
      ),
      '',
      `The ${slowest} slowest files:`,
      ...[...modules]
        .sort((a, b) => secondsOf(b) - secondsOf(a))
        .slice(0, slowest)
        .map((module) => `${secondsOf(module).toFixed(1).padStart(8)} s  ${path.relative('', module.moduleId)}`),
      '',
      `${this.wallSeconds()} s by the clock, seed ${this.vitest?.config.sequence.seed}`,
    ]
    console.log(`\n${lines.join('\n')}\n`)
  }

  private wallSeconds(): string {
    return ((performance.now() - this.startedAt) / 1000).toFixed(1)
  }
}

function rowOf(project: string, modules: ReadonlyArray<TestModule>): Row {
  const tests = modules.reduce((count, module) => count + [...module.children.allTests()].length, 0)
  const seconds = modules.reduce((sum, module) => sum + secondsOf(module), 0)
  return { project, files: modules.length, tests, seconds }
}

function secondsOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  return (setupDuration + collectDuration + duration) / 1000
}

function line([project, ...figures]: (string | number)[]): string {
  return `${String(project).padEnd(12)}${figures.map((figure) => String(figure).padStart(10)).join('')}`
}
