/** Texts around a notification in an email; the notification's own are in contract/staff/notification-words.ts. */
export const notificationMailWords = {
  greeting: { 'zh-TW': (name: string) => `${name}，你好：`, en: (name: string) => `Hello ${name},` },
  several: {
    'zh-TW': (label: string, count: number) => `${label}（${count} 則）`,
    en: (label: string, count: number) => `${label} (${count})`,
  },
  more: {
    'zh-TW': (count: number) => `另有 ${count} 則，請到後台查看。`,
    en: (count: number) => `${count} more are in the admin.`,
  },
  open: { 'zh-TW': '在後台開啟', en: 'Open it in the admin' },
  openAll: { 'zh-TW': '在後台查看', en: 'See them in the admin' },
  signIn: { 'zh-TW': '開啟前需要登入。', en: 'You sign in to see it.' },
  closing: {
    'zh-TW': (site: string) => `你收到這封電郵，是因為你在${site}後台選擇了以電郵收取這類通知；可在「個人設定」更改。`,
    en: (site: string) =>
      `You get this because your profile in the admin of ${site} says so for notifications of this kind. Change it there under Profile Settings.`,
  },
} as const
