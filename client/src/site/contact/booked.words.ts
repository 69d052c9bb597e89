export const bookedCopy = {
  anyDay: { 'zh-TW': '日期待定', en: 'A day to be agreed' },
  confirmSlot: {
    'zh-TW': (minutes: number) =>
      `我們已寄出電郵到你填寫的地址。請在 ${minutes} 分鐘內按信中的連結確認，這個時段才會繼續為你保留；逾時其他人便可預約，但你的要求仍由同事跟進。`,
    en: (minutes: number) =>
      `We have sent an email to the address you gave. Follow the link in it within ${minutes} minutes to keep this time; after that others may book it, and we still answer your request.`,
  },
  another: { 'zh-TW': '再預約一次', en: 'Book Another Demo' },
  when: { 'zh-TW': '日期和時間', en: 'When' },
  startsAt: {
    'zh-TW': (time: string) => `${time}（香港時間）`,
    en: (time: string) => `${time} Hong Kong time`,
  },
  next: { 'zh-TW': '接下來', en: 'What happens next' },
  nextSteps: [
    {
      'zh-TW': '同事在 24 小時內以電郵或電話確認時間，並商定網上還是實地進行。',
      en: 'A colleague confirms the time by email or phone within 24 hours, and agrees with you whether it is online or on site.',
    },
    {
      'zh-TW': '我們按你的行業和用途準備設備。',
      en: 'We prepare devices for your industry and use.',
    },
    {
      'zh-TW': '如要改期，回覆確認電郵或來電，說出參考編號便可。',
      en: 'To reschedule, reply to our confirmation or call us, quoting the reference.',
    },
  ],
} as const
