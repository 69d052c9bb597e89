import { type CheckName, checkFindings, type Finding, type FindingCode } from '#contract/staff/checks.ts'

export type Found = Omit<Finding, 'check' | 'level'>

export function found(code: FindingCode, params: Finding['params'] = {}): Found {
  return { code, params }
}

export const findingOf = (check: CheckName, { code, params }: Found): Finding => ({
  check,
  code,
  level: checkFindings[code],
  params,
})

/** Shortens a message of another service, which may be a page of text. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/\s+/g, ' ').slice(0, 200)
}
