import type { Bilingual } from '#contract/i18n/languages.ts'
import { orderRule } from './facts/ordering.words.ts'

export interface Step {
  name: Bilingual
  text: Bilingual
  link?: { label: Bilingual; to: string }
}

export const chooseSteps: Step[] = [
  {
    name: { 'zh-TW': '寫下問題', en: 'Write down the problem' },
    text: {
      'zh-TW': '哪裏、何時、現在怎樣知道、損失多少。一句便夠，它決定裝甚麼和裝在哪裏。',
      en: 'Where, when, how you learn of it today, and what it costs. One sentence decides what goes where.',
    },
  },
  {
    name: { 'zh-TW': '按用途篩選目錄', en: 'Filter the catalogue by use' },
    text: {
      'zh-TW': '每一行已列出主要規格、庫存和價格；可以按價格或庫存排序。',
      en: 'Each line has the main figures, stock and price; sort by price or stock.',
    },
    link: { label: { 'zh-TW': '產品目錄', en: 'Product catalogue' }, to: '/products' },
  },
  {
    name: { 'zh-TW': '選連接技術', en: 'Choose how it connects' },
    text: {
      'zh-TW': '裝置集中還是分散、室內多深、一日傳幾次，決定用 LoRaWAN、NB-IoT、Sigfox 還是 LTE-M。',
      en: 'Close together or scattered, how deep indoors, how many messages a day: that decides LoRaWAN, NB-IoT, Sigfox or LTE-M.',
    },
    link: { label: { 'zh-TW': 'LPWAN 技術比較', en: 'LPWAN compared' }, to: '/lpwan' },
  },
  {
    name: { 'zh-TW': '計首年和往後', en: 'Work out the first year, then the later ones' },
    text: {
      'zh-TW': '產品頁把硬件、年度授權和連接費分開列出。乘以數量，第二年起只算後兩項。',
      en: 'The product page keeps hardware, licence and connectivity apart. Multiply by the quantity; from the second year on you pay only the last two.',
    },
    link: { label: { 'zh-TW': '整座大廈：系統規劃', en: 'A whole building: the system builder' }, to: '/builder' },
  },
  {
    name: { 'zh-TW': '看實物', en: 'See it work' },
    text: { 'zh-TW': '預約示範，用你自己的場景提問。', en: 'Book a demonstration and ask with your own site in mind.' },
    link: { label: { 'zh-TW': '預約示範', en: 'Book a demo' }, to: '/demo' },
  },
]

export const orderSteps: Step[] = [
  {
    name: { 'zh-TW': '索取報價', en: 'Ask for a quotation' },
    text: {
      'zh-TW': '把產品加入報價清單，填好數量便可送出，不用開帳戶。寫明地點和希望的日期；專用連結可隨時查看進度。',
      en: 'Add products to your quotation, set the quantities and send it; no account needed. Say where and by when; a private link shows its progress.',
    },
  },
  {
    name: { 'zh-TW': '24 小時內聯絡', en: 'Contact within 24 hours' },
    text: {
      'zh-TW': '我們確認用途、安裝地點和存貨；有需要時安排勘察。',
      en: 'We confirm use, place and stock, and arrange a survey where one is needed.',
    },
  },
  {
    name: { 'zh-TW': '收到報價單', en: 'The quotation' },
    text: {
      'zh-TW': '逐項列明單價、年費、送貨、安裝、保養和有效日期。',
      en: 'Unit prices, yearly fees, delivery, installation, warranty and validity, item by item.',
    },
    link: { label: { 'zh-TW': '報價條款', en: 'Terms of quotations' }, to: '/terms#quotations' },
  },
  {
    name: { 'zh-TW': '接受報價', en: 'Accept' },
    text: orderRule,
  },
]

export const installRows: { name: Bilingual; place: Bilingual; power: Bilingual; fitter: Bilingual }[] = [
  {
    name: { 'zh-TW': '漏水感測器', en: 'Water leak sensor' },
    place: {
      'zh-TW': '地面低點；探針貼地，感應繩沿喉管',
      en: 'A low point of the floor; probes down, rope along the pipe',
    },
    power: { 'zh-TW': '電池', en: 'Battery' },
    fitter: { 'zh-TW': '管理處可自行放置', en: 'Your own staff can place it' },
  },
  {
    name: { 'zh-TW': '智能電錶', en: 'Smart energy meter' },
    place: { 'zh-TW': '配電箱內 35 mm 導軌，預留空位', en: 'A free place on the 35 mm rail of the board' },
    power: { 'zh-TW': '市電', en: 'Mains' },
    fitter: { 'zh-TW': '註冊電業工程人員，須停電', en: 'A registered electrical worker, power off' },
  },
  {
    name: { 'zh-TW': '泊車感測器', en: 'Parking sensor' },
    place: { 'zh-TW': '車位中央，避開鐵蓋和鋼筋接縫', en: 'The middle of the bay, clear of steel covers and joints' },
    power: { 'zh-TW': '電池', en: 'Battery' },
    fitter: { 'zh-TW': '明裝可自行；嵌入地面由我們鑽孔', en: 'Surface: your staff. Flush: we core the floor' },
  },
  {
    name: { 'zh-TW': '空氣質素感測器', en: 'Air quality sensor' },
    place: { 'zh-TW': '牆上約 1.1 至 1.5 米，離窗和風口', en: 'On a wall at 1.1–1.5 m, away from windows and vents' },
    power: { 'zh-TW': 'USB-C 或電池', en: 'USB-C or battery' },
    fitter: { 'zh-TW': '管理處可自行安裝；需 Wi-Fi', en: 'Your own staff; needs Wi-Fi' },
  },
]

export const sheetLines: { name: Bilingual; value: Bilingual; means: Bilingual }[] = [
  {
    name: { 'zh-TW': '通訊距離', en: 'Range' },
    value: { 'zh-TW': '15 km', en: '15 km' },
    means: {
      'zh-TW': '空曠視線距離。市區室內要打很大折扣，以勘察量度為準。',
      en: 'Line of sight in the open. Indoors in a city it is far less; a survey measures it.',
    },
  },
  {
    name: { 'zh-TW': '電池壽命', en: 'Battery life' },
    value: { 'zh-TW': '10 年', en: '10 years' },
    means: {
      'zh-TW': '一般上報間隔和室溫下。上報加密一倍，壽命大約減半。',
      en: 'At the usual interval and room temperature. Report twice as often and it roughly halves.',
    },
  },
  {
    name: { 'zh-TW': '防護等級', en: 'Protection' },
    value: { 'zh-TW': 'IP67', en: 'IP67' },
    means: {
      'zh-TW': '按 IEC 60529：6 是完全防塵，7 是浸入 1 米深的水 30 分鐘仍無礙。',
      en: 'By IEC 60529: 6 is dust-tight, 7 withstands 30 minutes in 1 m of water.',
    },
  },
  {
    name: { 'zh-TW': '工作溫度', en: 'Operating temperature' },
    value: { 'zh-TW': '-20 至 60 °C', en: '-20 to 60 °C' },
    means: {
      'zh-TW': '裝置四周的氣溫，不是室外氣溫；天台曝曬的箱內可以高出很多。',
      en: 'The air around the device, not the forecast; a box in the sun on a roof gets far hotter.',
    },
  },
  {
    name: { 'zh-TW': '連接', en: 'Connectivity' },
    value: { 'zh-TW': 'LoRaWAN · 免費', en: 'LoRaWAN · FREE' },
    means: {
      'zh-TW': '經你自己的網關上線，沒有年費；覆蓋範圍內的裝置共用一部。',
      en: 'No yearly fee through a gateway of yours, which all devices in its reach share.',
    },
  },
  {
    name: { 'zh-TW': '首年總計', en: 'First-year total' },
    value: { 'zh-TW': 'HK$1,180', en: 'HK$1,180' },
    means: {
      'zh-TW': '硬件、一年授權和一年連接費；不包括安裝和送貨。',
      en: 'Hardware, a year’s licence and a year’s connectivity; no installation or delivery.',
    },
  },
]
