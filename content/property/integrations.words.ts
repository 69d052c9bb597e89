import type { Bilingual } from '#contract/i18n/languages.ts'

export interface Integration {
  id: 'bms' | 'erp' | 'cmms' | 'iot'
  name: string | Bilingual
  /** The unabbreviated name. */
  full: Bilingual
  interface: string
  sends: Bilingual
  reads: Bilingual
  prepare: Bilingual
}

export const integrations: Integration[] = [
  {
    id: 'bms',
    name: 'BMS',
    full: { 'zh-TW': '樓宇管理系統', en: 'Building management system' },
    interface: 'BACnet/IP',
    sends: {
      'zh-TW': '讀數作類比輸入點，警報作二進制輸入點',
      en: 'Readings as analogue inputs, alarms as binary inputs',
    },
    reads: { 'zh-TW': '設備運行狀態、設定值', en: 'Plant status, set points' },
    prepare: {
      'zh-TW': '一個 BMS 網段 IP，點表經承辦商確認',
      en: 'One IP on the BMS network, a point list agreed with its contractor',
    },
  },
  {
    id: 'erp',
    name: 'ERP',
    full: { 'zh-TW': '企業資源規劃', en: 'Enterprise resource planning' },
    interface: 'REST API · CSV',
    sends: { 'zh-TW': '每月分租戶、分成本中心用量', en: 'Monthly use by tenant and cost centre' },
    reads: { 'zh-TW': '租戶名單、單位編號', en: 'Tenants and unit numbers' },
    prepare: { 'zh-TW': '欄位對照表，一個測試帳戶', en: 'A table of fields, a test account' },
  },
  {
    id: 'cmms',
    name: 'CMMS',
    full: { 'zh-TW': '維修保養管理系統', en: 'Maintenance management' },
    interface: 'REST API · Webhook',
    sends: { 'zh-TW': '警報即開工單，附位置和讀數', en: 'A work order per alert, with place and readings' },
    reads: { 'zh-TW': '工單狀態、完工時間', en: 'Status and time of completion' },
    prepare: { 'zh-TW': '工單類別、優先次序、負責隊伍', en: 'Order types, priorities, teams' },
  },
  {
    id: 'iot',
    name: { 'zh-TW': 'IoT 平台', en: 'IoT platforms' },
    full: { 'zh-TW': '集團或第三方平台', en: 'Your group’s or a third party’s' },
    interface: 'MQTT (TLS) · REST API',
    sends: { 'zh-TW': '每個讀數一則 JSON 訊息', en: 'A JSON message per reading' },
    reads: { 'zh-TW': '其他品牌感測器的讀數', en: 'Readings of other makers’ sensors' },
    prepare: { 'zh-TW': '主題命名、憑證', en: 'Topic names, certificates' },
  },
]
