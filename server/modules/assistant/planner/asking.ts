import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ToolSource } from '#contract/assistant/tools/tool.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { Found } from '../knowledge/knowledge.service.ts'
import type { Memory } from './memory.rules.ts'
import type { Resolved } from './products/resolve.ts'
import type { Citations, Reply } from './reply.rules.ts'
import type { Thing } from './understanding/things.words.ts'
import type { Understood } from './understanding/understand.rules.ts'

export type RunResult<Name extends ToolName> =
  | { ok: true; output: ToolOutput<Name>; sources: ToolSource[] }
  | { ok: false; code: string; params: Record<string, string | number> }

export type RunTool = <Name extends ToolName>(name: Name, input: Partial<ToolInput<Name>>) => Promise<RunResult<Name>>

/** A question on its way to its answer. */
export interface Asking {
  /** Masked, as typed. */
  question: string
  u: Understood
  language: Language
  /** Products that are asked about, named or described by their use. */
  resolved: Resolved[]
  /** Those of `resolved` that are named outright. */
  named: Resolved[]
  /** A thing that is asked for and not in the catalogue. */
  unsold: Thing | undefined
  /** What was asked before; undefined in the first question. */
  memory: Memory | undefined
  /** Whether it only makes sense after the question before. */
  isFollowUp: boolean
  currency: CurrencyCode
  cite: Citations
  /** Runs a tool and keeps the call. */
  run: RunTool
  /** Returns passages of pages and of staff's answers, best first; no products. */
  texts: () => Promise<Found[]>
  /** Returns a passage that a page shows now. @param key of a page's passage */
  textAt: (key: string) => Promise<Found | undefined>
}

/** Answers a kind of question; undefined where it is of another kind. */
export type Replier = (asking: Asking) => Promise<Reply | undefined>
