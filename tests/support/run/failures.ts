import type { Reporter, TestCase } from 'vitest/node'

/** Prints why a test has failed as soon as it has: a run that is cut off later has said it. Vitest's own list comes at the end. */
export class EarlyFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state !== 'failed') return
    const said = errors.flatMap(({ message, stack = '', diff = '' }) => [
      stack.includes(message) ? '' : message,
      stack,
      diff,
    ])
    console.error(`\nFailed: ${test.module.moduleId} > ${test.fullName}\n${said.filter(Boolean).join('\n')}\n`)
  }
}
