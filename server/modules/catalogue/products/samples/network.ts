import type { CatalogueRecord } from '#contract/fields/product.ts'
import { featured, loraSecurity, sample, specified } from './writing.ts'

const network = { ...sample, category: 'lpwan' }
const plan = { ...network, term: 'Annual' }

/** Gateways and network plans. Prices are within the ranges of /lpwan. */
export const networkSamples: CatalogueRecord[] = [
  {
    ...network,
    name: '室內 LoRaWAN 網關',
    nameEn: 'Indoor LoRaWAN Gateway',
    description: '裝在走廊天花或弱電房，收集同一幢大廈內的感測器訊號，經網線送上平台；網線中斷可轉用 LTE-M 後備。',
    descriptionEn:
      'On a corridor ceiling or in a riser room, it receives data from the sensors of a building and forwards it to the platform by cable, or by LTE-M when the cable fails.',
    sku: 'HI-GW-02',
    modelNumber: 'GW-02',
    subcategory: '網關 Gateway',
    availability: 'In Stock (26)',
    msrp: '2680',
    connectivityType: 'LoRaWAN',
    tags: ['LoRaWAN', 'PoE'],
    ...featured([
      [
        '接收',
        'Reception',
        [
          ['頻道', 'Channels', '8 個', '8'],
          ['每日訊息', 'Messages a day', '100,000 則', '100,000'],
        ],
      ],
      ['回程', 'Backhaul', [['網絡', 'Network', '以太網，LTE-M 後備', 'Ethernet, LTE-M fallback']]],
      ['供電', 'Power', [['供電', 'Supply', 'PoE 或 USB-C', 'PoE or USB-C']]],
    ]),
    ...specified([
      ['通訊距離', 'Range', '2 km'],
      ['防護等級', 'Protection', 'IP30'],
      ['頻道', 'Channels', '8 個', '8'],
      ['每日訊息', 'Messages a day', '100,000 則', '100,000'],
      ['回程網絡', 'Backhaul', '以太網，LTE-M 後備', 'Ethernet, LTE-M fallback'],
      ['供電', 'Power', 'PoE 或 USB-C 5 V', 'PoE or USB-C 5 V'],
      ['功耗', 'Consumption', '4 W'],
      ['工作溫度', 'Operating temperature', '0 至 45 °C', '0 to 45 °C'],
      ['尺寸', 'Dimensions', '150 × 150 × 34 mm'],
      ['重量', 'Weight', '360 g'],
      loraSecurity,
    ]),
  },
  {
    ...network,
    name: '戶外 LoRaWAN 網關',
    nameEn: 'Outdoor LoRaWAN Gateway',
    description: '裝在天台或燈柱，覆蓋屋苑、停車場和校園。機身 IP67，附防雷天線座，一條 PoE 網線供電兼上網。',
    descriptionEn:
      'On a roof or a pole, it covers an estate, a car park or a campus. The body is IP67 with a surge-protected aerial mount; one PoE cable feeds and connects it.',
    sku: 'HI-GW-08',
    modelNumber: 'GW-08',
    subcategory: '網關 Gateway',
    availability: 'In Stock (12)',
    msrp: '5980',
    connectivityType: 'LoRaWAN',
    tags: ['LoRaWAN', 'IP67', 'PoE'],
    ...featured([
      [
        '接收',
        'Reception',
        [
          ['頻道', 'Channels', '8 個', '8'],
          ['每日訊息', 'Messages a day', '100,000 則', '100,000'],
        ],
      ],
      ['回程', 'Backhaul', [['網絡', 'Network', '以太網，LTE 後備', 'Ethernet, LTE fallback']]],
      ['安裝', 'Installation', [['防護等級', 'Protection', 'IP67']]],
    ]),
    ...specified([
      ['通訊距離', 'Range', '15 km'],
      ['防護等級', 'Protection', 'IP67'],
      ['頻道', 'Channels', '8 個', '8'],
      ['每日訊息', 'Messages a day', '100,000 則', '100,000'],
      ['回程網絡', 'Backhaul', '以太網，LTE 後備', 'Ethernet, LTE fallback'],
      ['供電', 'Power', 'PoE（802.3af）', 'PoE (802.3af)'],
      ['功耗', 'Consumption', '8 W'],
      ['天線', 'Aerial', '玻璃鋼全向，5 dBi', 'Fibreglass, omnidirectional, 5 dBi'],
      ['工作溫度', 'Operating temperature', '-40 至 65 °C', '-40 to 65 °C'],
      ['尺寸', 'Dimensions', '240 × 200 × 75 mm'],
      ['重量', 'Weight', '2.4 kg'],
      loraSecurity,
    ]),
  },
  {
    ...plan,
    name: 'LoRaWAN 網絡計劃',
    nameEn: 'LoRaWAN Network Plan',
    description:
      '場地不設網關，由我們已裝在附近的網關接收。按裝置每年收費，啟用前先到場量度訊號；收不到便不收費。自設網關的裝置毋須此計劃。',
    descriptionEn:
      'For a site without a gateway of its own, within reach of one that we run. Charged by the device and year after the signal has been measured on site; where there is none, nothing is charged. Devices behind a gateway of yours do not need it.',
    sku: 'HI-NET-LORA',
    subcategory: '計劃 Plan',
    availability: 'Available (1000)',
    msrp: 'HK$96/year',
    tags: ['LoRaWAN'],
    ...featured([
      [
        '服務',
        'Service',
        [
          ['收費', 'Charged', '按裝置，每年', 'By the device, yearly'],
          ['每日訊息', 'Messages a day', '144 則', '144'],
          ['啟用前', 'Before it starts', '到場量度訊號', 'Signal measured on site'],
        ],
      ],
    ]),
    ...specified([
      ['收費單位', 'Charged by', '每個裝置', 'Each device'],
      ['合約期', 'Term', '12 個月', '12 months'],
      ['每日訊息', 'Messages a day', '144 則', '144'],
      ['每則數據', 'Bytes a message', '51 位元組', '51 bytes'],
      ['下行', 'Downlink', '每日 10 則', '10 a day'],
      ['數據去向', 'Data goes to', 'IoT 管理平台，或你的 MQTT', 'The IoT platform, or your MQTT'],
      ['網關', 'Gateway', '不用自設', 'None of your own'],
      loraSecurity,
    ]),
  },
  {
    ...plan,
    name: 'NB-IoT SIM 卡計劃',
    nameEn: 'NB-IoT SIM Plan',
    description: 'NB-IoT 裝置用的 SIM 卡連一年數據，經電訊商網絡上線，毋須自設網關。泊車感測器出廠時已裝好，年費相同。',
    descriptionEn:
      'A SIM with a year of data for NB-IoT devices on an operator’s network, without a gateway of your own. Parking sensors come with one fitted, at the same yearly fee.',
    sku: 'HI-SIM-NB',
    subcategory: '計劃 Plan',
    availability: 'In Stock - High (500)',
    msrp: 'HK$240/year',
    tags: ['NB-IoT', 'SIM'],
    ...featured([
      [
        '服務',
        'Service',
        [
          ['收費', 'Charged', '按卡，每年', 'By the card, yearly'],
          ['數據', 'Data', '每月 10 MB', '10 MB a month'],
          ['網關', 'Gateway', '不用', 'None needed'],
        ],
      ],
    ]),
    ...specified([
      ['收費單位', 'Charged by', '每張 SIM 卡', 'Each SIM'],
      ['合約期', 'Term', '12 個月', '12 months'],
      ['每月數據', 'Data a month', '10 MB'],
      ['數據速率', 'Data rate', '20–250 kbps'],
      ['卡款', 'Card', '2FF、3FF、4FF 三合一', '2FF, 3FF and 4FF in one'],
      ['適用地區', 'Where it works', '香港', 'Hong Kong'],
      ['工作溫度', 'Operating temperature', '-40 至 105 °C', '-40 to 105 °C'],
      ['網絡', 'Network', '電訊商 NB-IoT 網絡', 'An operator’s NB-IoT network'],
    ]),
  },
  {
    ...plan,
    name: 'LTE-M SIM 卡計劃',
    nameEn: 'LTE-M SIM Plan',
    description: '給會移動的裝置，或作網關的後備網絡。SIM 卡連一年數據，速率比 NB-IoT 高，在基站之間移動亦不斷線。',
    descriptionEn:
      'For devices that move, or as the fallback of a gateway: a SIM with a year of data. Faster than NB-IoT, it keeps the connection when moving from cell to cell.',
    sku: 'HI-SIM-LTEM',
    subcategory: '計劃 Plan',
    availability: 'In Stock - High (200)',
    msrp: 'HK$360/year',
    tags: ['LTE-M', 'SIM'],
    ...featured([
      [
        '服務',
        'Service',
        [
          ['收費', 'Charged', '按卡，每年', 'By the card, yearly'],
          ['數據', 'Data', '每月 100 MB', '100 MB a month'],
          ['網關', 'Gateway', '不用', 'None needed'],
        ],
      ],
    ]),
    ...specified([
      ['收費單位', 'Charged by', '每張 SIM 卡', 'Each SIM'],
      ['合約期', 'Term', '12 個月', '12 months'],
      ['每月數據', 'Data a month', '100 MB'],
      ['數據速率', 'Data rate', '375 kbps–1 Mbps'],
      ['卡款', 'Card', '2FF、3FF、4FF 三合一', '2FF, 3FF and 4FF in one'],
      ['適用地區', 'Where it works', '香港', 'Hong Kong'],
      ['工作溫度', 'Operating temperature', '-40 至 105 °C', '-40 to 105 °C'],
      ['網絡', 'Network', '電訊商 LTE-M 網絡', 'An operator’s LTE-M network'],
    ]),
  },
]
