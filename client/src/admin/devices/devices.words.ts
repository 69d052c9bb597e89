import type { Bilingual } from '#contract/i18n/languages.ts'
import type { DeviceDetail } from '#contract/sales/devices.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const devicesWords = {
  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  customer: { 'zh-TW': '客戶', en: 'Customer' },
  order: { 'zh-TW': '訂單', en: 'Order' },
  shipment: { 'zh-TW': '發貨批次', en: 'Shipment' },
  shippedOn: { 'zh-TW': '發貨日期', en: 'Shipped' },
  warranty: { 'zh-TW': '保養至', en: 'Warranty until' },
  ended: { 'zh-TW': '已過保養期', en: 'out of warranty' },
  state: { 'zh-TW': '狀態', en: 'State' },
  details: { 'zh-TW': '詳情', en: 'Details' },
  search: {
    'zh-TW': '搜尋序號、DevEUI、JoinEUI、IMEI 或 ICCID',
    en: 'Search serial number, DevEUI, JoinEUI, IMEI or ICCID',
  },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 台裝置`,
    en: (total: number) => (total === 1 ? '1 device' : `${total.toLocaleString('en-HK')} devices`),
  },
  none: { 'zh-TW': '未有裝置', en: 'No devices yet' },
  noneHint: {
    'zh-TW': '在訂單頁登記每批貨的裝置後，會列在這裏。',
    en: 'Devices are listed here once they are recorded on the page of their order.',
  },
  ofOneCustomer: { 'zh-TW': '只看一位客戶', en: 'One customer only' },
  ofOneOrder: { 'zh-TW': '只看一張訂單', en: 'One order only' },
  ofOneShipment: { 'zh-TW': '只看一批貨', en: 'One shipment only' },
  ofOneProduct: { 'zh-TW': '只看一款產品', en: 'One product only' },
  ofCustomer: { 'zh-TW': '這位客戶的裝置', en: 'Devices of this customer' },
  ofProduct: { 'zh-TW': '這款產品的裝置', en: 'Devices of this product' },
  ending: { 'zh-TW': '60 日內保養期滿', en: 'Warranty ends within 60 days' },
  warrantyFrom: { 'zh-TW': '保養期完結由', en: 'Warranty ends from' },
  warrantyTo: { 'zh-TW': '保養期完結至', en: 'Warranty ends until' },
  failed: { 'zh-TW': '未能載入裝置', en: 'The device could not be loaded' },
  notFound: { 'zh-TW': '找不到這台裝置', en: 'There is no such device' },
  notFoundHint: { 'zh-TW': '裝置可能已被移除。', en: 'It may have been removed.' },
  back: { 'zh-TW': '返回裝置', en: 'Back to devices' },

  showKey: { 'zh-TW': '顯示 AppKey', en: 'Show the AppKey' },
  keyHidden: { 'zh-TW': '已加密', en: 'Encrypted' },
  keyFailed: { 'zh-TW': '未能顯示 AppKey', en: 'The AppKey could not be shown' },
  keyAudited: { 'zh-TW': '查看會記入審計紀錄。', en: 'The audit log records that you see it.' },
  edit: { 'zh-TW': '更改', en: 'Change' },
  editTitle: { 'zh-TW': '更改裝置', en: 'Change the device' },
  editHint: {
    'zh-TW': '已退回的裝置可再次發貨；已更換或已報廢的不可以。',
    en: 'A returned device may be shipped again; a replaced or scrapped one may not.',
  },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saved: { 'zh-TW': '裝置已更改', en: 'Device changed' },
  remove: { 'zh-TW': '移除', en: 'Remove' },
  removeTitle: { 'zh-TW': (serial: string) => `移除裝置 ${serial}？`, en: (serial: string) => `Remove ${serial}?` },
  removeHint: {
    'zh-TW': '只用於登記錯誤。號碼、密鑰及紀錄會一併刪除，不能復原。',
    en: 'Only for what was recorded by mistake: its numbers, key and history are deleted. This cannot be undone.',
  },
  removed: { 'zh-TW': (serial: string) => `已移除 ${serial}`, en: (serial: string) => `${serial} removed` },

  history: { 'zh-TW': '紀錄', en: 'History' },
  event: { 'zh-TW': '事項', en: 'Event' },
  when: { 'zh-TW': '時間', en: 'When' },
  by: { 'zh-TW': '由', en: 'By' },
  others: { 'zh-TW': '其他發貨', en: 'Other shipments of it' },
} satisfies Dictionary

export const eventWords: Record<DeviceDetail['events'][number]['kind'], Bilingual> = {
  recorded: { 'zh-TW': '登記', en: 'Recorded' },
  shipped: { 'zh-TW': '發貨', en: 'Shipped' },
  moved: { 'zh-TW': '更改狀態', en: 'State changed' },
  changed: { 'zh-TW': '更改資料', en: 'Details changed' },
  key_shown: { 'zh-TW': '查看 AppKey', en: 'AppKey shown' },
}
