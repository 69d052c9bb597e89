import type { Dictionary } from '../../i18n/language.tsx'

export const timelineWords = {
  ordersLead: {
    'zh-TW': '每宗漏水一張工單，由感測器遇水一刻起計時。首兩張是十月較早前的，已經結案。',
    en: 'Each leak is one order, timed from the moment that the sensor got wet. The first two are from earlier in October, and closed.',
  },
  timeline: { 'zh-TW': '時間線', en: 'Timeline' },
  toValve: { 'zh-TW': '警報至關閥', en: 'Alarm to valve closed' },
  toClose: { 'zh-TW': '警報至結案', en: 'Alarm to order closed' },
  water: { 'zh-TW': '流失水量', en: 'Water lost' },
  assignedTo: { 'zh-TW': '負責', en: 'Assigned to' },

  minutes: {
    'zh-TW': (minutes: string) => `${minutes} 分鐘`,
    en: (minutes: string) => `${minutes} min`,
  },
  noneYet: { 'zh-TW': '未有', en: 'not yet' },

  valve: {
    'zh-TW': '閥門經樓宇管理系統遙控；平台不會自行開關。',
    en: 'The valve is worked through the BMS; the platform never does so by itself.',
  },
  leakAt: {
    'zh-TW': (floor: string, place: string) => `${floor}${place}漏水`,
    en: (floor: string, place: string) => `Leak, ${floor}, ${place}`,
  },
  statusOpen: { 'zh-TW': '未完成', en: 'Open' },
  statusClosed: { 'zh-TW': '已結案', en: 'Closed' },
} satisfies Dictionary
