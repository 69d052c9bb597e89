/** Description of the system builder, for its page, the search and the assistant. */
export const builderFacts = {
  title: { 'zh-TW': '系統規劃', en: 'System builder' },
  description: {
    'zh-TW':
      '填樓層、面積、車位和電錶，立即得出感測器、網關、計劃和安裝的物料清單，以及一年、五年、十年成本。可下載 PDF，一按即可索取報價。',
    en: 'Floors, area, bays and meters give a bill of materials with sensors, gateways, plans and installation, and its cost over 1, 5 and 10 years. As a PDF, or straight into a request for quotation.',
  },
}
