import type { Bilingual } from '#contract/languages.ts'
import type { TechnologyId } from '#contract/lpwan.ts'
import { loraCopy } from './lora.copy.ts'
import { lteMCopy } from './lte-m.copy.ts'
import { nbIotCopy } from './nb-iot.copy.ts'
import { sigfoxCopy } from './sigfox.copy.ts'

/** LPWAN technology (spec §3), its words; its figures are the contract's. */
export interface TechnologyCopy {
  bestFor: Bilingual
  description: Bilingual
  /** What one message can carry, and how many a day. */
  message: Bilingual
  features: Bilingual[]
  advantages: Bilingual[]
  disadvantages: Bilingual[]
  realWorldConsiderations: Bilingual[]
  applicationScenarios: Scenario[]
  applications: Bilingual[]
}

export interface Scenario {
  scenario: Bilingual
  description: Bilingual
  devices: Bilingual
  benefits: Bilingual
  considerations: Bilingual
}

export const technologyCopy: Record<TechnologyId, TechnologyCopy> = {
  lora: loraCopy,
  'nb-iot': nbIotCopy,
  sigfox: sigfoxCopy,
  'lte-m': lteMCopy,
}
