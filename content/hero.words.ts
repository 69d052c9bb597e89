import type { Hero } from '#contract/content/home.ts'

/** Built-in hero of the home page. */
export const hero: Hero = {
  title: {
    'zh-TW': '感測器、網絡、軟件，大廈狀況一目了然',
    en: 'Sensors, network and software that show how a building is doing',
  },
  lead: {
    'zh-TW':
      '漏水、用電、車位、空氣：我們為香港和亞太區的業主、物業管理公司和工程承辦商，供應並安裝整套設備。規格、庫存和價格，全部寫在目錄上。',
    en: 'Leaks, power, parking, air: we supply and install the whole chain for owners, property managers and contractors in Hong Kong and across Asia-Pacific. Specifications, stock and prices are all in the catalogue.',
  },
  first: { label: { 'zh-TW': '看產品和價格', en: 'See products and prices' }, to: '/products' },
  second: { label: { 'zh-TW': '預約示範', en: 'Book a demo' }, to: '/demo' },
}
