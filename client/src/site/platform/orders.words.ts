import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { Crew, Moment } from './simulation/orders.rules.ts'

export const orderWords = {
  invite: {
    'zh-TW': '想看看漏水時會怎樣？',
    en: 'What happens when a pipe leaks?',
  },
  inviteText: {
    'zh-TW': '由你派人、關閥、結案。不按的話，11:12 也會發生。',
    en: 'Send somebody, close the valve, close the order. Otherwise a leak starts by itself at 11:12.',
  },
  again: { 'zh-TW': '工單已結案，要再試一次嗎？', en: 'The order is closed. Once more?' },
  againText: {
    'zh-TW': '下一次在另一處。反應時間已記入每月報告。',
    en: 'The next one happens elsewhere. Your response time is in the report.',
  },
  leak: { 'zh-TW': '讓一層漏水', en: 'Trigger a leak' },
  alarm: {
    'zh-TW': (floor: string, place: string) => `漏水警報：${floor}${place}`,
    en: (floor: string, place: string) => `Leak alarm: ${floor}, ${place}`,
  },
  inHand: {
    'zh-TW': (floor: string, place: string) => `漏水處理中：${floor}${place}`,
    en: (floor: string, place: string) => `Leak in hand: ${floor}, ${place}`,
  },
  order: {
    'zh-TW': (number: number) => `工單 ${number}`,
    en: (number: number) => `Work order ${number}`,
  },
  elapsed: { 'zh-TW': '已過', en: 'Elapsed' },
  litres: { 'zh-TW': '流失約', en: 'Water lost, about' },
  litresOf: {
    'zh-TW': (litres: number) => `${litres} 公升`,
    en: (litres: number) => `${litres} L`,
  },
  send: {
    'zh-TW': (crew: string, minutes: number) => `派${crew}（${minutes} 分鐘到）`,
    en: (crew: string, minutes: number) => `Send the ${crew} (${minutes} min)`,
  },
  isolate: { 'zh-TW': '關閥', en: 'Close the valve' },
  waitFor: {
    'zh-TW': (event: string, time: string) => `快進到 ${time}：${event}`,
    en: (event: string, time: string) => `Forward to ${time}: ${event}`,
  },
  close: { 'zh-TW': '結案', en: 'Close the order' },
  news: {
    'zh-TW': (event: string, order: string) => `${event}，${order}。`,
    en: (event: string, order: string) => `${event}. ${order}.`,
  },
} satisfies Dictionary

export const crewTitles: Record<Crew, Bilingual> = {
  technician: { 'zh-TW': '當值技工', en: 'duty technician' },
  plumber: { 'zh-TW': '水喉承辦商', en: 'plumbing contractor' },
}

export const momentNames: Record<Moment, Bilingual> = {
  wet: { 'zh-TW': '感測器遇水', en: 'Sensor wet' },
  told: { 'zh-TW': '已通知當值手機和管理處', en: 'Duty phone and control room notified' },
  opened: { 'zh-TW': '自動開工單', en: 'Work order opened' },
  assign: { 'zh-TW': '已派工', en: 'Assigned' },
  arrive: { 'zh-TW': '人員到場', en: 'Crew on site' },
  isolate: { 'zh-TW': '閥門已關', en: 'Valve closed' },
  dry: { 'zh-TW': '感測器回復乾爽', en: 'Sensor dry' },
  repair: { 'zh-TW': '維修完成', en: 'Repair done' },
  close: { 'zh-TW': '工單結案', en: 'Order closed' },
}
