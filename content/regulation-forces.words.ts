import type { regulationForces } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const forceNames: Record<(typeof regulationForces)[number], Bilingual> = {
  mandatory: { 'zh-TW': '強制或分階段強制', en: 'Mandatory, or becoming so' },
  voluntary: { 'zh-TW': '自願計劃或守則', en: 'Voluntary, or a code' },
}
