import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { DeviceKind, SignalGrade } from '../platform/index.ts'

export const floorWords = {
  trail: { 'zh-TW': '平台內的位置', en: 'Place in the platform' },
  above: {
    'zh-TW': (floor: string) => `上一層：${floor}`,
    en: (floor: string) => `Floor above: ${floor}`,
  },
  below: {
    'zh-TW': (floor: string) => `下一層：${floor}`,
    en: (floor: string) => `Floor below: ${floor}`,
  },
  devices: { 'zh-TW': '設備', en: 'Devices' },
  device: { 'zh-TW': '設備', en: 'Device' },
  value: { 'zh-TW': '讀數', en: 'Reading' },
  battery: { 'zh-TW': '電量', en: 'Battery' },
  signal: { 'zh-TW': '訊號', en: 'Signal' },
  heard: { 'zh-TW': '最後訊息', en: 'Last message' },
  wired: { 'zh-TW': '外接電源', en: 'Wired' },
  percent: {
    'zh-TW': (percent: number) => `${percent}%`,
    en: (percent: number) => `${percent}%`,
  },
  batteryLeft: {
    'zh-TW': (percent: number, years: string) => `${percent}%，約可用 ${years} 年`,
    en: (percent: number, years: string) => `${percent}%, about ${years} years left`,
  },
  signalText: {
    'zh-TW': (decibels: number, grade: string) => `${decibels} dBm，${grade}`,
    en: (decibels: number, grade: string) => `${decibels} dBm, ${grade}`,
  },
  ago: {
    'zh-TW': (minutes: number) => {
      if (minutes < 1) return '剛剛'
      return minutes < 60 ? `${minutes} 分鐘前` : `${Math.floor(minutes / 60)} 小時前`
    },
    en: (minutes: number) => {
      if (minutes < 1) return 'just now'
      return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
    },
  },
  bay: {
    'zh-TW': (number: string) => `車位 ${number}`,
    en: (number: string) => `Bay ${number}`,
  },
  bayTaken: { 'zh-TW': '有車', en: 'taken' },
  bayFree: { 'zh-TW': '空置', en: 'free' },
  bayList: {
    'zh-TW': (taken: number, all: number) => `${all} 個車位，${taken} 個有車`,
    en: (taken: number, all: number) => `${all} bays, ${taken} taken`,
  },
  wet: { 'zh-TW': '有水', en: 'Wet' },
  dry: { 'zh-TW': '乾爽', en: 'Dry' },
  lastDay: { 'zh-TW': '過去 24 小時', en: 'Last 24 hours' },
  dayTold: {
    'zh-TW': (low: string, high: string, now: string) => `過去 24 小時：最低 ${low}，最高 ${high}，現時 ${now}。`,
    en: (low: string, high: string, now: string) => `Last 24 hours: from ${low} to ${high}, now ${now}.`,
  },
  switchTold: {
    'zh-TW': (share: number, on: string, now: string) => `過去 24 小時有 ${share}% 時間${on}，現時${now}。`,
    en: (share: number, on: string, now: string) => `Last 24 hours: ${on} for ${share}% of the time, now ${now}.`,
  },
  pm25: { 'zh-TW': 'PM2.5', en: 'PM2.5' },
  temperature: { 'zh-TW': '溫度', en: 'Temperature' },
  humidity: { 'zh-TW': '相對濕度', en: 'Humidity' },
  inCatalogue: { 'zh-TW': '看目錄裏的這類感測器', en: 'See such sensors in the catalogue' },
} satisfies Dictionary

export const kindSearches: Record<DeviceKind, Bilingual> = {
  leak: { 'zh-TW': '漏水', en: 'leak' },
  energy: { 'zh-TW': '電錶', en: 'energy' },
  air: { 'zh-TW': '空氣', en: 'air' },
  parking: { 'zh-TW': '泊車', en: 'parking' },
}

export const signalNames: Record<SignalGrade, Bilingual> = {
  strong: { 'zh-TW': '強', en: 'strong' },
  fair: { 'zh-TW': '中', en: 'fair' },
  weak: { 'zh-TW': '弱', en: 'weak' },
}

export const kindNames: Record<DeviceKind, Bilingual> = {
  leak: { 'zh-TW': '漏水感測器', en: 'Leak sensor' },
  energy: { 'zh-TW': '智能電錶', en: 'Energy meter' },
  air: { 'zh-TW': '室內空氣感測器', en: 'Air sensor' },
  parking: { 'zh-TW': '泊車感測器', en: 'Bay sensor' },
}
