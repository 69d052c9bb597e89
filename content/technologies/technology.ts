import type { Bilingual } from '#contract/i18n/languages.ts'

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
