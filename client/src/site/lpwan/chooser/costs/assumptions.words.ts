import { gatewayReach, loraFees } from '#content/facts/gateways.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Assumptions of the calculation; `#contract/catalogue/lpwan.ts` and `recommend.ts` hold the numbers. */
export const assumptions: Bilingual[] = [
  {
    'zh-TW':
      '裝置用產品目錄的現價（港元），四種技術一樣；其餘單價來自本頁的成本結構（美元），其中的裝置價只是無線模組，不用於計算。各按網站固定匯率換算；未計稅項、安裝人工、平台授權和保險。',
    en: 'Devices are at today’s catalogue price (HKD), the same for all four; other unit prices are those of the cost structures on this page (US dollars), whose device prices are of the radio module alone and not counted. Each is converted at the site’s fixed rates; without tax, installation labour, platform licence or insurance.',
  },
  {
    'zh-TW': '總成本＝裝置 × 數量＋網關 × 部數＋設置費一次＋網絡費 × 裝置 × 年期＋維護費 × 年期。',
    en: 'Total = device × number + gateway × number + setup once + network fee × devices × years + maintenance × years.',
  },
  {
    'zh-TW':
      '只有 LoRaWAN 要自建網關：每部覆蓋一個六角形（2.6 × 半徑²）。低位以 15 公里（空曠）計，高位以 2 公里（密集城市）計；室內半徑減半，室內深處再減半。每部每日處理 100,000 則訊息。',
    en: 'Only LoRaWAN needs gateways of your own: each covers a hexagon (2.6 × radius²), with 15 km (open ground) for the low figure and 2 km (dense city) for the high one; half the radius indoors, half again deep indoors. One handles 100,000 messages a day.',
  },
  {
    'zh-TW': `以上按地面面積計。一幢大廈的網關按樓層計，見系統規劃：${gatewayReach['zh-TW']}`,
    en: `That counts by area of land. The gateways of one building are counted by its floors, in the system builder: ${gatewayReach.en}`,
  },
  {
    'zh-TW': `網關是自己的，所以 LoRaWAN 不計網絡費。${loraFees['zh-TW']}`,
    en: `LoRaWAN is calculated with gateways of your own, so without a network fee. ${loraFees.en}`,
  },
  {
    'zh-TW': '電池以 10 年計（Sigfox 20 年）；年期超過電池壽命，每件裝置按原價再買一次。',
    en: 'Batteries count for 10 years (Sigfox 20); beyond that, each device is bought once more.',
  },
  {
    'zh-TW':
      '硬性限制先行：當地有沒有網絡、每日訊息上限（Sigfox 140、LoRaWAN 500、NB-IoT 1,440、LTE-M 8,640）、Sigfox 不入地庫。',
    en: 'Hard limits come first: a network there; messages a day (Sigfox 140, LoRaWAN 500, NB-IoT 1,440, LTE-M 8,640); no Sigfox in basements.',
  },
  {
    'zh-TW':
      '評分：成本 30（最低者滿分，其餘按倍數遞減）、覆蓋 25（按室內深度）、訊息量 20（餘量愈多愈高）、網絡 25（已開放 25，待確認 10）。',
    en: 'Points: cost 30 (full for the lowest, the others in proportion), coverage 25 (by depth), messages 20 (the more room the more), network 25 (25 where open, 10 where to be confirmed).',
  },
  {
    'zh-TW': '各地網絡會變；這是規劃用的估算，不是報價。落實前我們會在現場量度。',
    en: 'Networks change. This is a planning estimate, not a quotation; we measure on site before anything is ordered.',
  },
]
