import type { Dictionary } from '../../../i18n/language.tsx'

export const orderDevicesWords = {
  title: { 'zh-TW': '裝置', en: 'Devices' },
  none: {
    'zh-TW': '未登記裝置。掃描序號後，買家可在專用連結下載 DevEUI 和 AppKey。',
    en: 'None recorded yet. Once they are, the buyer can download DevEUIs and AppKeys on the private link.',
  },
  failed: { 'zh-TW': '未能載入裝置', en: 'The devices could not be loaded' },
  record: { 'zh-TW': '登記裝置…', en: 'Record devices…' },
  recordTitle: { 'zh-TW': '登記裝置', en: 'Record devices' },
  recordHint: {
    'zh-TW':
      '每行一台：掃描序號或裝置上的 LoRaWAN 碼，或貼上、選擇附欄名的 CSV（序號、DevEUI、JoinEUI、AppKey、IMEI、ICCID、韌體、備註）。',
    en: 'One device a line: scan serial numbers or LoRaWAN codes, or paste or choose a CSV with headings (serial, DevEUI, JoinEUI, AppKey, IMEI, ICCID, firmware, note).',
  },
  line: { 'zh-TW': '發貨項目', en: 'Shipped line' },
  shipmentLine: {
    'zh-TW': (shipment: number, name: string, pieces: string) => `第 ${shipment} 批 · ${name} · ${pieces} 件`,
    en: (shipment: number, name: string, pieces: string) => `Shipment ${shipment} · ${name} · ${pieces} pcs`,
  },
  list: { 'zh-TW': '裝置清單', en: 'List of devices' },
  file: { 'zh-TW': '選擇 CSV 檔案', en: 'Choose a CSV file' },
  act: { 'zh-TW': '登記', en: 'Record' },
  recorded: {
    'zh-TW': (count: string) => `已登記 ${count} 台裝置`,
    en: (count: string) => `${count} devices recorded`,
  },
  faults: { 'zh-TW': '全部未登記，請先更正：', en: 'None were recorded. Correct these first:' },
  fault: {
    'zh-TW': (line: string, column: string, fault: string) => `第 ${line} 行，${column}：${fault}`,
    en: (line: string, column: string, fault: string) => `Line ${line}, ${column}: ${fault}`,
  },
  moreFaults: {
    'zh-TW': (count: string) => `另有 ${count} 項`,
    en: (count: string) => `and ${count} more`,
  },
  all: { 'zh-TW': (count: string) => `全部 ${count} 台`, en: (count: string) => `All ${count} devices` },
  keys: { 'zh-TW': '匯出（連 AppKey）', en: 'Export with AppKeys' },
} satisfies Dictionary
