export const mailTestWords = {
  subject: {
    'zh-TW': (site: string) => `${site}的測試電郵`,
    en: (site: string) => `Test mail from ${site}`,
  },
  greeting: {
    'zh-TW': (name: string) => `${name}，你好：`,
    en: (name: string) => `Dear ${name},`,
  },
  opening: {
    'zh-TW': '這封電郵是按你的要求，用系統設定中的郵件伺服器寄出的。收到它，就表示寄信設定正確。',
    en: 'You asked for this mail. It was sent through the mail server in the system settings: now that it is here, they work.',
  },
  time: { 'zh-TW': '寄出時間', en: 'Sent' },
} as const
