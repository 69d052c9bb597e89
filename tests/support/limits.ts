import type { Limits } from '#server/composition/limits.ts'

const often = { max: 1_000_000, windowMs: 60_000 }

/** Limits that no test comes to. */
export const unlimited = {
  submissions: often,
  demos: often,
  forms: often,
  lookups: often,
  datasheets: often,
  reads: often,
  webhooks: often,
  agents: often,
  agentClients: often,
  messages: often,
  signIns: often,
  links: often,
  resets: often,
  staffRequests: often,
  exports: often,
  trials: often,
  connectionTests: often,
} satisfies Limits
