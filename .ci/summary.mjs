// One plain line, "N passed, N failed": each test and each check is one. A part that left no result has failed, and so has a skipped test,
// unless it is tagged for the night.
import { readFileSync } from 'node:fs'

const tests = read('test-results/tests.json')
const checks = read('test-results/checks.json')
const passed = (tests?.numPassedTests ?? 0) + (checks ?? []).filter((check) => check.passed).length
const failedSuites = tests?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
const all = tests?.testResults.flatMap((file) => file.assertionResults)
const isFailed = ({ status, tags }) => status !== 'passed' && !(status === 'skipped' && tags.includes('night'))
const failedTests = tests ? all.filter(isFailed).length + failedSuites.length : 1
const failedChecks = checks ? checks.filter((check) => !check.passed).length : 1
console.log(`${passed} passed, ${failedTests + failedChecks} failed`)

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
