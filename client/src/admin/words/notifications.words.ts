import type { Dictionary } from '../../i18n/language.tsx'

export const notificationsWords = {
  title: { 'zh-TW': '通知', en: 'Notifications' },
  label: {
    'zh-TW': (unread: number) => (unread === 0 ? '通知' : `通知（${unread} 則未讀）`),
    en: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications (${unread} unread)`),
  },
  unread: { 'zh-TW': '未讀', en: 'Unread' },
  markAllRead: { 'zh-TW': '全部標示為已讀', en: 'Mark all as read' },
  viewAll: { 'zh-TW': '查看所有通知', en: 'View all notifications' },
  showMore: { 'zh-TW': '顯示更早的通知', en: 'Show earlier ones' },
  none: { 'zh-TW': '暫時沒有通知', en: 'Nothing to tell you yet' },
  noneHint: {
    'zh-TW': '收到查詢、示範預約、報價要求、訂單或同步結果時，會在這裏告訴你。通知保留 90 日。',
    en: 'New enquiries, demo bookings, quote requests, orders and sync results appear here. They are kept for 90 days.',
  },
  failed: { 'zh-TW': '未能載入通知', en: 'The notifications could not be loaded' },
  readFailed: { 'zh-TW': '未能標示為已讀', en: 'They could not be marked as read' },
} satisfies Dictionary
