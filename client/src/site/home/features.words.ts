import type { Bilingual } from '#contract/i18n/languages.ts'
import { paths } from '../../paths.ts'

interface Feature {
  title: Bilingual
  text: Bilingual
  link: Bilingual
  to: string
}

export const features = {
  products: {
    title: { 'zh-TW': '產品目錄', en: 'Product catalogue' },
    text: {
      'zh-TW': '漏水、用電、泊車和空氣質素感測器，連同網關和軟件。每件都寫明規格、庫存、價格和首年總計。',
      en: 'Leak, energy, parking and air sensors with gateways and software, each with specifications, stock, price and first-year total.',
    },
    link: { 'zh-TW': '看產品和價格', en: 'See products and prices' },
    to: paths.products,
  },
  lpwan: {
    title: { 'zh-TW': 'LPWAN 技術', en: 'LPWAN technologies' },
    text: {
      'zh-TW': '四種低功耗網絡，各有距離和費用。輸入裝置數量和面積，即得建議和十年成本。',
      en: 'Four low-power networks differ in range and fees. Enter devices and area for a recommendation and ten years of cost.',
    },
    link: { 'zh-TW': '比較四種技術', en: 'Compare the four' },
    to: paths.lpwan,
  },
  esg: {
    title: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' },
    text: {
      'zh-TW': '六個市場的規例要求甚麼，哪些讀數用得上。報告裏的數字，逐步追得到電錶。',
      en: 'What the rules of six markets ask, and which readings serve. A figure in the report leads back to a meter, step by step.',
    },
    link: { 'zh-TW': '看六個市場', en: 'See six markets' },
    to: paths.esg,
  },
  property: {
    title: { 'zh-TW': 'AI 物業管理', en: 'AI property management' },
    text: {
      'zh-TW': 'AI 掌握每個量度點的正常水平，一有異常便開工單給當值的人。月費已包括平台、連接和警報。',
      en: 'AI knows what is normal at each point and opens a work order when it is not. The monthly fee covers platform, connectivity and alerts.',
    },
    link: { 'zh-TW': '看各項方案', en: 'See the solutions' },
    to: paths.property,
  },
} satisfies Record<string, Feature>

/** The same example as on /esg-compliance: 2,976 quarter-hours of 12.5 kWh, at 0.40 kg a kWh. */
export const trailRows: { name: Bilingual; figure: string }[] = [
  { name: { 'zh-TW': '15 分鐘讀數', en: '15-minute reading' }, figure: '12.5 kWh' },
  { name: { 'zh-TW': '每月合計', en: 'Monthly total' }, figure: '37,200 kWh' },
  { name: { 'zh-TW': '排放系數', en: 'Emission factor' }, figure: '× 0.40 kg' },
  { name: { 'zh-TW': '範圍 2 排放', en: 'Scope 2 emissions' }, figure: '14.88 t CO₂e' },
]
