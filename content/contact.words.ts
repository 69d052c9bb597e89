/** Ways to contact the company; numbers and addresses are settings. */
export const contactFacts = {
  description: {
    'zh-TW': '以表格、WhatsApp、電話或電郵聯絡銷售及技術團隊，24 小時內回覆。',
    en: 'Reach sales and engineering by form, WhatsApp, phone or email. We answer within 24 hours.',
  },
  phoneHint: { 'zh-TW': '星期一至五 09:00–18:00（香港時間）', en: 'Monday to Friday, 09:00–18:00 Hong Kong time' },
  emailHint: { 'zh-TW': '可附上平面圖、相片或設備清單。', en: 'Attach floor plans, photographs or an equipment list.' },
  addressHint: { 'zh-TW': '到訪請先預約。', en: 'Please make an appointment before you visit.' },
}
