import type { Bilingual } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { ShipmentState } from '#contract/sales/shipments.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const shipmentsWords = {
  title: { 'zh-TW': '發貨紀錄', en: 'Shipments' },
  shipment: {
    'zh-TW': (number: number) => `第 ${number} 批`,
    en: (number: number) => `Shipment ${number}`,
  },
  by: { 'zh-TW': (name: string) => `由 ${name}`, en: (name: string) => `by ${name}` },
  receivedBy: { 'zh-TW': (name: string) => `${name} 簽收`, en: (name: string) => `Received by ${name}` },
  linePieces: {
    'zh-TW': (name: string, count: string) => `${name} × ${count}`,
    en: (name: string, count: string) => `${name} × ${count}`,
  },

  pieces: { 'zh-TW': '發出甚麼', en: 'What to ship' },
  leftReady: {
    'zh-TW': (left: string, ready: string) => `待發出 ${left} 件，可發出 ${ready} 件`,
    en: (left: string, ready: string) => `${left} to ship, ${ready} ready`,
  },
  shipCount: {
    'zh-TW': (count: number) => `發出 ${count} 件`,
    en: (count: number) => (count === 1 ? 'Ship 1 piece' : `Ship ${count} pieces`),
  },
  packCount: {
    'zh-TW': (count: number) => `裝箱 ${count} 件`,
    en: (count: number) => (count === 1 ? 'Pack 1 piece' : `Pack ${count} pieces`),
  },
  packOnly: { 'zh-TW': '先裝箱，稍後才發出', en: 'Pack now, ship later' },
  packOnlyHint: {
    'zh-TW': '貨品會離開存貨，未通知客戶。',
    en: 'The pieces leave the stock; the buyer is not told yet.',
  },
  from: { 'zh-TW': '由哪個倉庫', en: 'Ship from' },
  anywhere: { 'zh-TW': '預設倉庫', en: 'Default location' },
  fromHint: {
    'zh-TW': '預設倉庫不足時，由其他倉庫補上。',
    en: 'Other locations make up for what the default one lacks.',
  },
  carrier: orderFieldWords.carrier,
  carrierHint: { 'zh-TW': '選擇或自行填寫。', en: 'Choose one, or write another.' },
  trackingNumbers: { 'zh-TW': '運單編號', en: 'Tracking numbers' },
  trackingHint: { 'zh-TW': '每個包裹一行。', en: 'One line for each parcel.' },
  note: { 'zh-TW': '備註', en: 'Note' },
  noteHint: { 'zh-TW': '只有同事看到。', en: 'Only staff see it.' },
  packed: {
    'zh-TW': (reference: string) => `${reference} 已裝箱`,
    en: (reference: string) => `${reference}: packed`,
  },
  shipped: {
    'zh-TW': (reference: string) => `${reference} 已發貨`,
    en: (reference: string) => `${reference}: shipped`,
  },

  send: { 'zh-TW': '發出…', en: 'Ship it…' },
  sendTitle: { 'zh-TW': (number: number) => `發出第 ${number} 批`, en: (number: number) => `Ship shipment ${number}` },
  sendIt: { 'zh-TW': '標示為已發貨', en: 'Mark as shipped' },
  edit: { 'zh-TW': '更改資料…', en: 'Edit…' },
  editTitle: { 'zh-TW': (number: number) => `更改第 ${number} 批`, en: (number: number) => `Edit shipment ${number}` },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saved: {
    'zh-TW': (number: number) => `已更改第 ${number} 批`,
    en: (number: number) => `Shipment ${number} is saved`,
  },

  unpack: { 'zh-TW': '取消裝箱…', en: 'Unpack…' },
  unpackTitle: {
    'zh-TW': (number: number) => `取消第 ${number} 批的裝箱？`,
    en: (number: number) => `Unpack shipment ${number}?`,
  },
  unpackHint: {
    'zh-TW': '貨品會歸還存貨，先預留給等候最久的訂單。',
    en: 'The pieces return to the stock, and are reserved for the order that has waited longest.',
  },
  unpackIt: { 'zh-TW': '取消裝箱', en: 'Unpack' },
  unpacked: {
    'zh-TW': (number: number) => `已取消第 ${number} 批的裝箱`,
    en: (number: number) => `Shipment ${number} is unpacked`,
  },

  deliver: { 'zh-TW': '標示為已送達…', en: 'Mark as delivered…' },
  deliverTitle: {
    'zh-TW': (number: number) => `第 ${number} 批已送達？`,
    en: (number: number) => `Has shipment ${number} arrived?`,
  },
  deliverHint: {
    'zh-TW': '最後一批送達後，訂單就此完結。',
    en: 'With the last shipment the order is closed.',
  },
  deliverIt: { 'zh-TW': '標示為已送達', en: 'Mark as delivered' },
  delivered: {
    'zh-TW': (number: number) => `第 ${number} 批已送達`,
    en: (number: number) => `Shipment ${number} is delivered`,
  },
  recipient: { 'zh-TW': '簽收人', en: 'Received by' },
  deliveredAt: { 'zh-TW': '送達時間（香港）', en: 'Delivered at (Hong Kong time)' },
  deliveredAtHint: { 'zh-TW': '留空即現在。', en: 'Empty means now.' },

  deliveryNote: { 'zh-TW': '發出送貨單', en: 'Issue delivery note' },
  noteIssued: { 'zh-TW': (number: string) => `已發出 ${number}`, en: (number: string) => `${number} is issued` },
  notIssued: { 'zh-TW': '未能發出送貨單', en: 'The delivery note was not issued' },
} satisfies Dictionary

export const shipmentStateWords: Record<ShipmentState, Bilingual> = {
  packed: { 'zh-TW': '已裝箱', en: 'Packed' },
  shipped: { 'zh-TW': '已發貨', en: 'Shipped' },
  delivered: { 'zh-TW': '已送達', en: 'Delivered' },
}
