import type { Dictionary } from '../../i18n/language.tsx'

export const sessionsWords = {
  title: { 'zh-TW': '登入中的裝置', en: 'Where you are signed in' },
  hint: {
    'zh-TW': '見到不認識的裝置？立即結束它的登入，並更改密碼。',
    en: 'If you do not recognise one, end it and change your password.',
  },
  current: { 'zh-TW': '這部裝置', en: 'This device' },
  program: { 'zh-TW': '程式（存取權杖）', en: 'A program (access token)' },
  device: {
    'zh-TW': (browser: string, system: string) => `${system} 上的 ${browser}`,
    en: (browser: string, system: string) => `${browser} on ${system}`,
  },
  unknownDevice: { 'zh-TW': '未能辨認的裝置', en: 'An unknown device' },
  since: { 'zh-TW': (moment: string) => `${moment} 登入`, en: (moment: string) => `Since ${moment}` },
  seen: { 'zh-TW': (span: string) => `最後使用：${span}`, en: (span: string) => `Last seen ${span}` },
  end: { 'zh-TW': '結束', en: 'End this one' },
  endLabel: { 'zh-TW': (device: string) => `結束 ${device} 的登入`, en: (device: string) => `End ${device}` },
  ended: { 'zh-TW': (device: string) => `已登出 ${device}。`, en: (device: string) => `${device} is signed out.` },
  endOthers: { 'zh-TW': '結束其他所有登入', en: 'End all others' },
  endOthersTitle: { 'zh-TW': '結束其他所有登入？', en: 'End all other sessions?' },
  endOthersHint: {
    'zh-TW': (count: number) => `其他 ${count} 個登入會立即結束，要再用便須重新登入，程式也須取得新的權杖。`,
    en: (count: number) =>
      count === 1
        ? 'The other one ends at once, and has to sign in again; a program needs a new token.'
        : `The other ${count} end at once, and have to sign in again; programs need a new token.`,
  },
  othersEnded: { 'zh-TW': '其他登入已全部結束。', en: 'All other sessions have ended.' },
  only: { 'zh-TW': '你沒有在其他裝置登入。', en: 'You are signed in nowhere else.' },
} satisfies Dictionary

export const notificationPreferencesWords = {
  title: { 'zh-TW': '電郵通知', en: 'Notifications by email' },
  hint: {
    'zh-TW': '通知總會顯示在鈴鐺。這裏選擇哪些還要寄給你；同一類在五分鐘內有多則，會合為一封。',
    en: 'Every notification appears under the bell. Choose which to receive by email as well; several of one kind within five minutes come as one email.',
  },
  cannotMail: {
    'zh-TW':
      '現時不會寄出通知電郵：未設定郵件伺服器，或系統設定已關閉電郵通知。你的選擇會保留，待超級管理員開啟後生效。',
    en: 'Notification emails are off at present: no mail server is set up, or the settings switch them off. Your choice is saved, and applies once a Super Admin switches them on.',
  },
  failed: { 'zh-TW': '未能更改', en: 'That could not be changed' },
} satisfies Dictionary
