import * as z from 'zod/mini'

/** In the order of the page and of `npm run doctor`. */
export const checkNames = [
  'database',
  'migrations',
  'clock',
  'disk',
  'backups',
  'mail',
  'notion',
  'gateway',
  'certificates',
  'accounts',
  'settings',
] as const
export type CheckName = (typeof checkNames)[number]

/** `note`: something is not used; `warning`: it should be looked at; `failure`: something does not work, or is open to others. */
export const checkLevels = ['ok', 'note', 'warning', 'failure'] as const
export type CheckLevel = (typeof checkLevels)[number]

/** Findings of each check, with their level; words and remedies are in check-words.ts. */
export const checkFindings = {
  'database.ok': 'ok',
  'database.away': 'failure',
  'database.version': 'warning',
  'database.connections': 'warning',
  'database.slow': 'warning',
  'migrations.ok': 'ok',
  'migrations.pending': 'failure',
  'migrations.changed': 'failure',
  'clock.ok': 'ok',
  'clock.apart': 'failure',
  'disk.ok': 'ok',
  'disk.low': 'warning',
  'backups.ok': 'ok',
  'backups.off': 'warning',
  'backups.none': 'warning',
  'backups.late': 'failure',
  'backups.failed': 'failure',
  'mail.ok': 'ok',
  'mail.off': 'warning',
  'mail.failed': 'failure',
  'notion.ok': 'ok',
  'notion.off': 'note',
  'notion.failed': 'failure',
  'notion.read_only': 'warning',
  'notion.columns': 'warning',
  'gateway.ok': 'ok',
  'gateway.off': 'note',
  'gateway.failed': 'failure',
  'certificates.ok': 'ok',
  'certificates.none': 'note',
  'certificates.expires': 'warning',
  'certificates.failed': 'failure',
  'accounts.ok': 'ok',
  'accounts.demo': 'failure',
  'accounts.one_factor': 'warning',
  'accounts.environment': 'warning',
  'settings.ok': 'ok',
  'settings.no_public_url': 'warning',
  'settings.http': 'failure',
  'settings.no_proxy': 'warning',
  'settings.trusts_all': 'failure',
  'settings.secret': 'warning',
  late: 'failure',
  crashed: 'failure',
} as const satisfies Record<string, CheckLevel>
export type FindingCode = keyof typeof checkFindings

const codes = Object.keys(checkFindings) as [FindingCode, ...FindingCode[]]

export const findingSchema = z.object({
  check: z.enum(checkNames),
  code: z.enum(codes),
  level: z.enum(checkLevels),
  /** Values of its sentence; never a secret. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Finding = z.infer<typeof findingSchema>

export const checksSchema = z.object({ checkedAt: z.iso.datetime(), findings: z.array(findingSchema) })
export type Checks = z.infer<typeof checksSchema>
