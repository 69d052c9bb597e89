import type { Dictionary } from '../../i18n/language.tsx'

export const notificationPreferencesWords = {
  title: { 'zh-TW': '電郵通知', en: 'Notifications by e-mail' },
  hint: {
    'zh-TW': '通知總會顯示在鈴鐺。這裏選擇哪些還要寄給你；同一類在五分鐘內有多則，會合為一封。',
    en: 'Every notification appears under the bell. Choose what is mailed to you as well; several of one kind within five minutes come as one mail.',
  },
  cannotMail: {
    'zh-TW':
      '現時不會寄出通知電郵：未設定郵件伺服器，或系統設定已關閉電郵通知。你的選擇會保留，待超級管理員開啟後生效。',
    en: 'No notifications are mailed at present: no mail server is set, or the settings switch them off. What you choose is kept, and holds once a Super Admin switches them on.',
  },
  failed: { 'zh-TW': '未能更改', en: 'That could not be changed' },
} satisfies Dictionary
