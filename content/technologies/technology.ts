import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts of an LPWAN technology; its figures are in the contract. */
export interface TechnologyCopy {
  bestFor: Bilingual
  description: Bilingual
  /** Size of a message, and messages per day. */
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
