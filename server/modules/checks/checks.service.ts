import type { Logger } from 'pino'
import { type CheckName, type Checks, checkNames, type Finding } from '#contract/staff/checks.ts'
import { type Found, findingOf, found } from './found.ts'

export type Check = () => Promise<Found[]>

interface ChecksServices {
  /** Those that are left out cannot be made here. */
  checks: Partial<Record<CheckName, Check>>
  now: () => Date
  log: Logger
  limitMs?: number
}

const usualLimitMs = 10_000

/** Makes all checks at once, each within its time limit; one that fails or hangs is a finding of its own. */
export function createChecks({ checks, now, log, limitMs = usualLimitMs }: ChecksServices) {
  async function findingsOf(name: CheckName): Promise<Finding[]> {
    const check = checks[name]
    if (!check) return []
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Found[]>((resolve) => {
      timer = setTimeout(() => resolve([found('late', { seconds: limitMs / 1000 })]), limitMs)
    })
    const made = check().catch((error: unknown) => {
      log.error({ err: error, check: name }, 'A system check failed')
      return [found('crashed')]
    })
    const result = await Promise.race([made, late]).finally(() => clearTimeout(timer))
    return result.map((one) => findingOf(name, one))
  }

  return {
    async run(): Promise<Checks> {
      const findings = await Promise.all(checkNames.map(findingsOf))
      return { checkedAt: now().toISOString(), findings: findings.flat() }
    },
  }
}

export type ChecksService = ReturnType<typeof createChecks>
