import { batteryNames } from './battery.ts'
import type { QuantityForm } from './quantities.ts'

/** Headings of specifications, in order. */
export const specificationGroups = [
  'commercial',
  'radio',
  'power',
  'environment',
  'measurement',
  'mechanics',
  'software',
  'other',
] as const
export type SpecificationGroup = (typeof specificationGroups)[number]

/** `wider`: covers everything the other does and more. `closer`: smaller error, or correct more often. */
export type Better = 'higher' | 'lower' | 'wider' | 'closer'

interface Kind extends QuantityForm {
  group: SpecificationGroup
  /** undefined when it depends on the use. */
  better?: Better
  /** Normalized names in both languages (plainText); a regex group captures the measured subject. */
  named?: string
  /** Names that only match if the value can be parsed: "Power: 3 W". Textual kinds always match. */
  alsoNamed?: string
}

const operating = '(?:operating|working|operation|ambient)'
const inUse = '(?:工作|操作|運作|使用|環境)'

/**
 * Common specifications of the field: names used by the catalogue and in Notion, form of the value, and which value
 * is better. The first match wins. `better` is not set where it depends on the use (frequency, voltage, size).
 */
export const specificationKinds = {
  batteryLife: {
    group: 'power',
    form: 'number',
    units: 'time',
    better: 'higher',
    named:
      '(?:expected |typical |預計)?(?:battery (?:life|lifetime|life ?span|autonomy)|電池(?:壽命|續航(?:力|時間)?)|續航(?:力|時間)?)',
    alsoNamed: `.*(?:${batteryNames.source}).*`,
  },
  range: {
    group: 'radio',
    form: 'number',
    units: 'distance',
    better: 'higher',
    named:
      '(?:radio|wireless|transmission|communications?|rf|lora(?:wan)?) (?:range|distance)|(?:通訊|通信|傳輸|無線電?)(?:距離|範圍)',
    alsoNamed: '(?:max(?:imum|\\.)? )?range|coverage|距離|覆蓋(?:範圍|距離)?',
  },
  dataRate: {
    group: 'radio',
    form: 'number',
    units: 'dataRate',
    better: 'higher',
    named: 'data rate|bit ?rate|throughput|(?:數據)?傳輸(?:速)?率|(?:數據|傳輸)速率',
  },
  frequency: {
    group: 'radio',
    form: 'number',
    units: 'frequency',
    named: '(?:radio |rf )?(?:frequency(?: bands?| range)?|bands?)|(?:無線|射頻)?頻(?:率|段)',
  },
  transmitPower: {
    group: 'radio',
    form: 'number',
    units: 'level',
    named: '(?:tx|transmit|transmission|output) power|發射功率',
  },
  sensitivity: {
    group: 'radio',
    form: 'number',
    units: 'level',
    better: 'lower',
    named: '(?:rx|receiver|receive) sensitivity|接收靈敏度',
  },
  channels: {
    group: 'radio',
    form: 'number',
    units: 'count',
    better: 'higher',
    alsoNamed: 'channels?|[通頻]道(?:數目?)?',
  },
  powerConsumption: {
    group: 'power',
    form: 'number',
    units: 'power',
    better: 'lower',
    named: '(?:average |typical |max(?:imum|\\.)? )?power (?:consumption|draw)|consumption|功耗|耗電量?',
  },
  standbyCurrent: {
    group: 'power',
    form: 'number',
    units: 'current',
    better: 'lower',
    named: '(?:standby|sleep|quiescent|idle) current|(?:待機|休眠|靜態)電流',
  },
  batteryCapacity: {
    group: 'power',
    form: 'number',
    units: 'charge',
    named: 'battery capacity|電池容量',
    alsoNamed: 'capacity|容量',
  },
  supplyVoltage: {
    group: 'power',
    form: 'number',
    units: 'voltage',
    named: '(?:(?:supply|input|operating|rated|working) )?voltage|(?:供電|輸入|工作|額定)?電壓',
  },
  maximumCurrent: {
    group: 'power',
    form: 'number',
    units: 'current',
    named: '(?:max(?:imum|\\.)?|rated) current|(?:最大|額定)電流',
  },
  power: { group: 'power', form: 'number', units: 'power', alsoNamed: '(?:rated )?power|(?:額定)?功率' },
  powerSupply: {
    group: 'power',
    form: 'text',
    named: 'power (?:supply|source)|supply|供電(?:方式)?|電源',
    alsoNamed: 'power',
  },
  operatingTemperature: {
    group: 'environment',
    form: 'range',
    units: 'temperature',
    better: 'wider',
    named: `${operating} temp(?:erature)?(?: range)?|${inUse}溫度(?:範圍)?`,
  },
  storageTemperature: {
    group: 'environment',
    form: 'range',
    units: 'temperature',
    named: 'storage temp(?:erature)?(?: range)?|(?:存放|儲存|貯存)溫度(?:範圍)?',
  },
  operatingHumidity: {
    group: 'environment',
    form: 'range',
    units: 'humidity',
    lowest: 0,
    better: 'wider',
    named: `${operating} (?:relative )?humidity(?: range)?|${inUse}(?:相對)?濕度(?:範圍)?`,
  },
  protection: {
    group: 'environment',
    form: 'ip',
    better: 'higher',
    named:
      '(?:ip|ingress protection|protection|enclosure)(?: (?:rating|code|class|grade|level))?|(?:ip ?)?防護(?:等級|級別)?|防水(?:防塵)?(?:等級|級別)?',
  },
  accuracy: {
    group: 'measurement',
    form: 'tolerance',
    better: 'closer',
    named:
      '(.*?) ?(?:(?:measurement|measuring|detection) )?accuracy|(.*?) ?(?:量度|測量|偵測|檢測)?(?:準確[度率]|精[準確]?度|誤差)',
  },
  measuringRange: {
    group: 'measurement',
    form: 'range',
    units: 'any',
    better: 'wider',
    named: '(.*?) ?(?:measuring|measurement|sensing) range|(.*?) ?(?:量度|測量|量測)範圍',
    alsoNamed: '(co2|二氧化碳|pm ?2\\.5|pm ?10|hcho|formaldehyde|甲醛|tvoc)',
  },
  samplingInterval: {
    group: 'measurement',
    form: 'number',
    units: 'time',
    better: 'lower',
    named: 'sampl(?:ing|e) (?:interval|period)|(?:取樣|採樣)(?:間隔|週期)',
  },
  reportInterval: {
    group: 'measurement',
    form: 'number',
    units: 'time',
    better: 'lower',
    named: '(?:report(?:ing)?|upload|uplink|transmission) (?:interval|period)|(?:回傳|上報|傳送|匯報)(?:間隔|週期)',
    alsoNamed: 'interval|間隔',
  },
  responseTime: {
    group: 'measurement',
    form: 'number',
    units: 'time',
    better: 'lower',
    named: '(?:alert|alarm|response|reaction) time|(?:通報|響應|回應|警報|反應)時間',
  },
  parameters: {
    group: 'measurement',
    form: 'number',
    units: 'count',
    better: 'higher',
    alsoNamed: '(?:measured )?parameters|(?:量度|測量)項目',
  },
  dimensions: {
    group: 'mechanics',
    form: 'sizes',
    named: '(?:(?:overall|product|device) )?(?:dimensions?|size)|(?:產品|外形|機身)?尺寸',
  },
  weight: {
    group: 'mechanics',
    form: 'number',
    units: 'mass',
    better: 'lower',
    named: '(?:net )?weight|淨?重量|淨重',
  },
  load: {
    group: 'mechanics',
    form: 'number',
    units: 'mass',
    better: 'higher',
    alsoNamed: '(?:max(?:imum|\\.)? )?load(?: capacity)?|承重|承載',
  },
  ports: {
    group: 'mechanics',
    form: 'number',
    units: 'count',
    better: 'higher',
    alsoNamed: '(?:(?:ethernet|lan) )?ports|(?:網絡)?(?:接口|端口)(?:數目|數量)?',
  },
  mounting: { group: 'mechanics', form: 'text', named: 'mounting(?: method)?|installation|安裝(?:方[式法])?' },
  material: {
    group: 'mechanics',
    form: 'text',
    named: '(?:(?:housing|enclosure) )?material|housing|外殼|(?:外殼)?(?:物料|材質|材料)',
  },
  devices: {
    group: 'software',
    form: 'number',
    units: 'count',
    better: 'higher',
    alsoNamed: '(?:(?:supported|max(?:imum|\\.)?) )?devices|裝置(?:數目|數量)|支援裝置',
  },
  users: {
    group: 'software',
    form: 'number',
    units: 'count',
    better: 'higher',
    alsoNamed: '(?:max(?:imum|\\.)? )?users|(?:用戶|使用者)(?:數目|數量)',
  },
  dataRetention: {
    group: 'software',
    form: 'number',
    units: 'time',
    better: 'higher',
    named: '(?:data |history )?retention(?: period)?|(?:數據|資料)(?:保存|保留)(?:期限?|時間)?',
  },
  refresh: {
    group: 'software',
    form: 'number',
    units: 'time',
    better: 'lower',
    named: '(?:data )?(?:refresh|update)(?: interval| time)?|更新(?:頻率|間隔|時間)',
  },
  integration: { group: 'software', form: 'list', better: 'wider', named: 'integrations?|整合|對接' },
  alerts: {
    group: 'software',
    form: 'list',
    better: 'wider',
    named: 'alerts?(?: channels?)?|(?:告警|警報|通知)(?:渠道|方式)',
  },
  languages: { group: 'software', form: 'list', named: 'languages?|語言|介面語言|介面' },
  warranty: {
    group: 'commercial',
    form: 'number',
    units: 'time',
    better: 'higher',
    named: 'warranty(?: period)?|guarantee|保[養用修]期?',
  },
  leadTime: {
    group: 'commercial',
    form: 'number',
    units: 'time',
    better: 'lower',
    named: 'lead time|(?:delivery|dispatch) time|出貨時間|[交供]貨期|交期',
  },
  minimumOrder: {
    group: 'commercial',
    form: 'number',
    units: 'count',
    better: 'lower',
    named: 'min(?:imum|\\.)? order(?: quantity)?|moq|最[少低]訂購量|起訂量',
  },
  certificates: {
    group: 'commercial',
    form: 'list',
    named: 'certificat(?:es?|ions?)|approvals?|(?:產品)?認證|證書',
  },
} as const satisfies Record<string, Kind>

export type SpecificationKind = keyof typeof specificationKinds

export function kindNamed(kind: SpecificationKind): Kind {
  return specificationKinds[kind]
}
