import type { Bilingual } from '#contract/languages.ts'
import type { TechnologyId } from '#contract/lpwan.ts'
import { loadPage } from '../../frame/page-load.ts'

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

const loads: Record<TechnologyId, () => Promise<TechnologyCopy>> = {
  lora: async () => (await import('./lora.copy.ts')).loraCopy,
  'nb-iot': async () => (await import('./nb-iot.copy.ts')).nbIotCopy,
  sigfox: async () => (await import('./sigfox.copy.ts')).sigfoxCopy,
  'lte-m': async () => (await import('./lte-m.copy.ts')).lteMCopy,
}
const loaded = new Map<TechnologyId, Promise<TechnologyCopy>>()

/** The words of a tab, which load when it is first opened: all four would be a third of the page's code. */
export function loadTechnologyCopy(id: TechnologyId): Promise<TechnologyCopy> {
  const copy = loaded.get(id) ?? loadPage(loads[id])
  loaded.set(id, copy)
  return copy
}
