import { gatewaysOf } from '../facts/gateways.words.ts'
import type { TechnologyCopy } from './technology.ts'

const tower = { floors: 20, area: 1000 }
const towerGateways = gatewaysOf(tower, 'partition')

export const loraCopy: TechnologyCopy = {
  bestFor: {
    'zh-TW': '想擁有自己網絡的大廈、屋苑、園區和農地。',
    en: 'Buildings, estates, campuses and farms that want a network of their own.',
  },
  description: {
    'zh-TW':
      '免牌照頻段上的開放標準。在空曠處，天台上一部網關便可接收數公里內過百件感測器的數據；大廈之內則按樓層加裝。網關、網絡和數據都在你手上。',
    en: 'An open standard on licence-exempt bands. In the open, one gateway on a roof serves hundreds of sensors for kilometres around; inside a building, gateways are counted by its floors. Gateways, network and data stay yours.',
  },
  message: {
    'zh-TW': '每則 11 至 242 位元組，視乎速率和地區；我們以每日最多 500 則規劃',
    en: '11 to 242 bytes each, by data rate and region; we plan for 500 a day at most',
  },
  features: [
    { 'zh-TW': '自建網關，覆蓋由自己決定', en: 'Own gateways: you decide where there is coverage' },
    {
      'zh-TW': '網絡與應用兩層 AES-128 加密，各用各的金鑰',
      en: 'AES-128 twice, with separate network and application keys',
    },
    {
      'zh-TW': '自適應速率（ADR）：訊號好便送得快、省電',
      en: 'Adaptive data rate: a good signal means a shorter, cheaper message',
    },
    {
      'zh-TW': 'Class A、B、C 三種裝置，由電池感測器到常開的閥門',
      en: 'Classes A, B and C, from battery sensors to valves that always listen',
    },
    {
      'zh-TW': '國際電聯標準 ITU-T Y.4480，多家供應商互通',
      en: 'Standardised as ITU-T Y.4480; devices of many makers work together',
    },
  ],
  advantages: [
    { 'zh-TW': '毋須 SIM 卡；裝置愈多，每點成本愈低', en: 'No SIM cards; the more devices, the less each costs' },
    { 'zh-TW': '地庫、機房收不到訊號？加一部網關便解決', en: 'No signal in the basement? Add another gateway' },
    { 'zh-TW': '數據可以完全留在內部網絡', en: 'Data can stay entirely on your own premises' },
  ],
  disadvantages: [
    { 'zh-TW': '要自己安裝和維護網關', en: 'Gateways are yours to install and look after' },
    { 'zh-TW': '頻段與他人共用，不保證每則訊息都送達', en: 'The band is shared: no message is guaranteed to arrive' },
    { 'zh-TW': '不適合頻繁傳送、影像或語音', en: 'Not for frequent messages, pictures or voice' },
  ],
  realWorldConsiderations: [
    {
      'zh-TW': '香港及東南亞多用 AS923（約 920–925 MHz），內地用 CN470，南韓用 KR920；訂購前要核對頻段型號。',
      en: 'Hong Kong and most of South-East Asia use AS923 (about 920–925 MHz), the Mainland CN470, South Korea KR920: check the model’s band before you order.',
    },
    {
      'zh-TW': '表中 15 公里是空曠地的距離；高樓之間以 2 公里規劃，室內減半，地庫再減半。',
      en: 'The 15 km of the table is open ground. Between towers plan 2 km, half of it indoors, and half again in a basement.',
    },
    {
      'zh-TW': '網關需要電源和回程網絡；天台安裝要先取得業主或管理公司同意。',
      en: 'A gateway needs power and a backhaul, and a roof needs the consent of its owner or manager.',
    },
  ],
  applicationScenarios: [
    {
      scenario: { 'zh-TW': '商廈漏水及冷氣監察', en: 'Leaks and air conditioning in an office tower' },
      description: {
        'zh-TW': '機房、茶水間和假天花裝感測器，滲水數秒內通知當值。',
        en: 'Sensors in plant rooms, pantries and ceilings tell the duty desk of a leak within seconds.',
      },
      devices: {
        'zh-TW': `${tower.floors} 層，漏水、溫濕度及壓差感測器 150 件，網關 ${towerGateways} 部`,
        en: `${tower.floors} floors, 150 leak, climate and pressure sensors, ${towerGateways} gateways`,
      },
      benefits: {
        'zh-TW': '毋須拉線，晚間即可完工，不影響租戶',
        en: 'No cabling; fitted at night without disturbing tenants',
      },
      considerations: {
        'zh-TW': '每隔數層要實測一次，升降機槽旁尤其要留意',
        en: 'Test every few floors, above all beside lift shafts',
      },
    },
    {
      scenario: { 'zh-TW': '屋苑水錶電錶自動抄錶', en: 'Meter reading in a housing estate' },
      description: {
        'zh-TW': '每小時讀一次錶，異常用量即日知道。',
        en: 'Hourly readings; unusual use is seen the same day.',
      },
      devices: {
        'zh-TW': '脈衝讀錶器 600 件，每座的錶房一部網關',
        en: '600 pulse readers, and a gateway in the meter room of each block',
      },
      benefits: {
        'zh-TW': '省卻人手抄錶，公用部分用量一目了然',
        en: 'No more rounds with a clipboard; common-area use at a glance',
      },
      considerations: {
        'zh-TW': '錶房多在地庫，網關宜裝在同一層',
        en: 'Meter rooms are often in basements: put a gateway on that floor',
      },
    },
    {
      scenario: { 'zh-TW': '農地及魚塘環境', en: 'Fields and fish ponds' },
      description: {
        'zh-TW': '泥土濕度、水溫和溶氧按時回傳，超出範圍即發短訊。',
        en: 'Soil moisture, water temperature and dissolved oxygen report on time and text when out of range.',
      },
      devices: { 'zh-TW': '泥土及水質感測器 60 件，太陽能網關 1 部', en: '60 soil and water probes, 1 solar gateway' },
      benefits: { 'zh-TW': '沒有流動網絡的地方也用得着', en: 'Works where there is no mobile signal' },
      considerations: {
        'zh-TW': '天線要高過樹冠，並做好防雷',
        en: 'The antenna must clear the trees and be protected from lightning',
      },
    },
  ],
  applications: [
    { 'zh-TW': '智能大廈', en: 'Smart buildings' },
    { 'zh-TW': '自動抄錶', en: 'Metering' },
    { 'zh-TW': '漏水偵測', en: 'Leak detection' },
    { 'zh-TW': '室內空氣質素', en: 'Indoor air quality' },
    { 'zh-TW': '農業及漁業', en: 'Farming and aquaculture' },
  ],
}
