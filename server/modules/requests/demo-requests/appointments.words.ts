/** Texts of the emails and calendar entries for visitors. */
export const appointmentWords = {
  confirmedSubject: {
    'zh-TW': (slot: string, reference: string) => `示範已確認：${slot}（${reference}）`,
    en: (slot: string, reference: string) => `Your demo is confirmed: ${slot} (${reference})`,
  },
  movedSubject: {
    'zh-TW': (slot: string, reference: string) => `示範已改期：${slot}（${reference}）`,
    en: (slot: string, reference: string) => `Your demo has moved: ${slot} (${reference})`,
  },
  declinedSubject: {
    'zh-TW': (reference: string) => `未能安排示範（${reference}）`,
    en: (reference: string) => `We are unable to arrange your demo (${reference})`,
  },
  cancelledSubject: {
    'zh-TW': (reference: string) => `示範已取消（${reference}）`,
    en: (reference: string) => `Your demo is cancelled (${reference})`,
  },
  confirmed: {
    'zh-TW': '你的示範已確認，時間如下。附件是行事曆項目，打開便可加入。',
    en: 'Your demo is confirmed for the time below. The calendar entry is attached.',
  },
  moved: {
    'zh-TW': (former: string) => `你的示範已由${former}改到以下時間。附件的行事曆項目會取代舊的一個。`,
    en: (former: string) =>
      `Your demo has moved from ${former} to the time below. The attached calendar entry replaces the former one.`,
  },
  declined: {
    'zh-TW': '多謝你預約示範。很抱歉，我們未能安排。',
    en: 'Thank you for asking for a demo. We are sorry, but we are unable to arrange it.',
  },
  cancelled: {
    'zh-TW': (former: string) => `很抱歉，原定${former}的示範已取消。附件會把它從你的行事曆移除。`,
    en: (former: string) =>
      `We are sorry: the demo on ${former} is cancelled. The attachment takes it out of your calendar.`,
  },
  entry: {
    'zh-TW': (company: string) => `${company}示範`,
    en: (company: string) => `Demo with ${company}`,
  },
  entryText: {
    'zh-TW': (reference: string, phone: string) => `參考編號 ${reference}。如要更改，請回覆確認電郵或致電 ${phone}。`,
    en: (reference: string, phone: string) =>
      `Reference ${reference}. To change it, reply to the mail that confirmed it, or call ${phone}.`,
  },
} as const
