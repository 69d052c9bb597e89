import type { Bilingual } from '#contract/i18n/languages.ts'
import {
  type EmailService,
  type IntegrationSecret,
  passwordExpiryDays,
  type Settings,
  settingBounds,
} from '#contract/site/settings.ts'

export type SettingName = { [Group in keyof Settings]: keyof Settings[Group] }[keyof Settings] | IntegrationSecret

interface FieldWords {
  label: Bilingual
  /** Explains the effect or the accepted values. */
  hint?: Bilingual
}

const range = (name: keyof typeof settingBounds) => settingBounds[name].map((bound) => bound.toLocaleString('en'))
const [hoursLeast, hoursMost] = range('sessionTimeout')
const [, daysMost] = range('passwordExpiry')
const [attemptsLeast, attemptsMost] = range('maxLoginAttempts')
const [portLeast, portMost] = range('smtpPort')

export const fieldsWords: Record<SettingName, FieldWords> = {
  feeds: { label: { 'zh-TW': '定時檔案', en: 'Scheduled files' } },
  autoSync: { label: { 'zh-TW': '自動同步', en: 'Auto Sync' } },
  direction: { label: { 'zh-TW': '自動同步的方向', en: 'Direction of scheduled syncs' } },
  source: { label: { 'zh-TW': '產品來源', en: 'Source of products' } },
  fileUrl: { label: { 'zh-TW': '產品檔案的網址', en: 'Address of the product file' } },
  dataSourceId: { label: { 'zh-TW': 'Notion 資料來源', en: 'Notion data source' } },
  pricebookDatabaseId: { label: { 'zh-TW': '價目表資料庫 ID', en: 'Pricebook database ID' } },
  brake: { label: { 'zh-TW': '較大的變更先待確認', en: 'Large changes wait for a person' } },
  brakePercent: { label: { 'zh-TW': '超過全部產品的（%）', en: 'Beyond this share of all products (%)' } },
  brakeProducts: { label: { 'zh-TW': '或超過的產品數目', en: 'Or beyond this many products' } },
  vipSpent: { label: { 'zh-TW': 'VIP：累計消費達（HKD）', en: 'VIP from a total of (HKD)' } },
  vipOrders: { label: { 'zh-TW': 'VIP：訂單數目達', en: 'VIP from a number of orders' } },
  inactiveMonths: { label: { 'zh-TW': '多少個月沒有訂單視為不活躍', en: 'Inactive after months without an order' } },
  quoteDays: { label: { 'zh-TW': '報價有效日數', en: 'Days a quotation holds' } },
  hkdToUsd: { label: { 'zh-TW': '1 HKD 兌 USD', en: 'USD for 1 HKD' } },
  hkdToRmb: { label: { 'zh-TW': '1 HKD 兌 RMB', en: 'RMB for 1 HKD' } },
  quoteTerms: { label: { 'zh-TW': '報價條款（中文）', en: 'Terms of quotations (Chinese)' } },
  quoteTermsEn: { label: { 'zh-TW': '報價條款（英文）', en: 'Terms of quotations (English)' } },
  paymentDetails: { label: { 'zh-TW': '付款方法（中文）', en: 'How to pay (Chinese)' } },
  paymentDetailsEn: { label: { 'zh-TW': '付款方法（英文）', en: 'How to pay (English)' } },
  reminderDays: { label: { 'zh-TW': '提醒付款的日子', en: 'Days of payment reminders' } },
  fpsProxy: { label: { 'zh-TW': '轉數快收款代號', en: 'FPS proxy' } },
  businessRegistration: { label: { 'zh-TW': '商業登記號碼', en: 'Business registration number' } },
  documentNumber: { label: { 'zh-TW': '文件編號格式', en: 'Format of document numbers' } },
  documentYears: { label: { 'zh-TW': '保存已刪除客戶文件的年數', en: 'Years to store documents of erased customers' } },
  renewalDays: { label: { 'zh-TW': '續期提前日數', en: 'Days before a renewal' } },
  renewalBy: { label: { 'zh-TW': '續期方式', en: 'Subscriptions renew' } },
  taxes: { label: { 'zh-TW': '各地稅率', en: 'Taxes by destination' } },
  savingsBasis: { label: { 'zh-TW': '「節省 40%」的比較基礎（中文）', en: 'Basis of “Save 40%” (Chinese)' } },
  savingsBasisEn: { label: { 'zh-TW': '「節省 40%」的比較基礎（英文）', en: 'Basis of “Save 40%” (English)' } },
  siteName: { label: { 'zh-TW': '網站名稱（中文）', en: 'Site name (Chinese)' } },
  siteNameEn: { label: { 'zh-TW': '網站名稱（英文）', en: 'Site name (English)' } },
  siteDescription: {
    label: { 'zh-TW': '網站簡介（中文）', en: 'Site description (Chinese)' },
    hint: {
      'zh-TW': '在網站頁尾顯示，亦會告訴搜尋引擎公司做甚麼。',
      en: 'Shown at the foot of the site, and told to search engines as what the company does.',
    },
  },
  siteDescriptionEn: {
    label: { 'zh-TW': '網站簡介（英文）', en: 'Site description (English)' },
    hint: { 'zh-TW': '用於英文頁面。', en: 'For the English pages.' },
  },
  contactEmail: { label: { 'zh-TW': '查詢電郵', en: 'Contact email' } },
  supportEmail: {
    label: { 'zh-TW': '支援電郵', en: 'Support email' },
    hint: { 'zh-TW': '給已購買的客戶，在支援頁顯示。', en: 'For customers; shown on the support page.' },
  },
  phoneNumber: {
    label: { 'zh-TW': '電話', en: 'Phone number' },
    hint: {
      'zh-TW': '國際格式，例如 +852 1234 5678；對話按鈕也會用它。',
      en: 'An international number such as +852 1234 5678; the chat button uses it too.',
    },
  },
  address: { label: { 'zh-TW': '地址（中文）', en: 'Address (Chinese)' } },
  addressEn: { label: { 'zh-TW': '地址（英文）', en: 'Address (English)' } },
  timezone: {
    label: { 'zh-TW': '時區', en: 'Time zone' },
    hint: { 'zh-TW': '後台和同事電郵中的時間都以此為準。', en: 'Used for times in the admin and in emails to staff.' },
  },
  language: {
    label: { 'zh-TW': '後台語言', en: 'Language of the admin' },
    hint: {
      'zh-TW': '給沒有自選語言的同事；網站本身的語言由訪客選擇。',
      en: 'For staff who have not chosen one. Visitors choose the language of the site themselves.',
    },
  },
  currency: {
    label: { 'zh-TW': '貨幣', en: 'Currency' },
    hint: {
      'zh-TW': '訪客自選之前看到的貨幣。',
      en: 'Prices are shown in this currency until visitors choose another.',
    },
  },

  emailNotifications: {
    label: { 'zh-TW': '電郵通知', en: 'Email notifications' },
    hint: {
      'zh-TW': '訪客送出查詢、示範預約或報價要求時，電郵通知同事；每人另可在「個人設定」選擇以電郵收取哪些通知。',
      en: 'Staff are emailed about each enquiry, demo request and quote request. Each person also gets the notifications chosen in their profile.',
    },
  },
  orderNotifications: {
    label: { 'zh-TW': '報價及訂單', en: 'Quotations and orders' },
    hint: { 'zh-TW': '有新的報價要求時在後台通知。', en: 'Shown in the admin when a quote request comes in.' },
  },
  customerNotifications: {
    label: { 'zh-TW': '訪客訊息', en: 'Messages from visitors' },
    hint: {
      'zh-TW': '有新的查詢或示範預約時在後台通知。',
      en: 'Shown in the admin when an enquiry or a demo request comes in.',
    },
  },
  productNotifications: {
    label: { 'zh-TW': '產品', en: 'Products' },
    hint: {
      'zh-TW': '同步更改了產品目錄時在後台通知。',
      en: 'Shown in the admin when a sync has changed the catalogue.',
    },
  },
  systemNotifications: {
    label: { 'zh-TW': '系統', en: 'System' },
    hint: {
      'zh-TW': '同步失敗、訊息未能送出、新同事加入等，在後台通知。',
      en: 'Shown in the admin: failed syncs, messages that could not be delivered, new colleagues.',
    },
  },
  marketingEmails: {
    label: { 'zh-TW': '推廣電郵', en: 'Marketing emails' },
    hint: {
      'zh-TW': '網站表格會詢問訪客是否願意收到新產品消息。',
      en: 'The site’s forms ask visitors whether they want to hear of new products.',
    },
  },

  twoFactorAuth: {
    label: { 'zh-TW': '要求所有人使用雙重驗證', en: 'Two-factor sign-in for everyone' },
    hint: {
      'zh-TW': '未設定的同事須先設定，才能繼續使用後台。',
      en: 'Anyone who has not set it up must do so first.',
    },
  },
  sessionTimeout: {
    label: { 'zh-TW': '登入有效時間（小時）', en: 'Session timeout (hours)' },
    hint: {
      'zh-TW': `${hoursLeast} 至 ${hoursMost} 小時；縮短後，較早的登入也會隨即失效。`,
      en: `${hoursLeast} to ${hoursMost} hours. Shortening it also ends older sessions.`,
    },
  },
  passwordExpiry: {
    label: { 'zh-TW': '密碼有效期（日）', en: 'Password expiry (days)' },
    hint: {
      'zh-TW': `1 至 ${daysMost} 日，一般為 ${passwordExpiryDays} 日；到期後須先設定新密碼。`,
      en: `1 to ${daysMost} days, usually ${passwordExpiryDays}; after that a new one is required.`,
    },
  },
  maxLoginAttempts: {
    label: { 'zh-TW': '登入失敗上限（次）', en: 'Failed sign-ins allowed' },
    hint: {
      'zh-TW': `${attemptsLeast} 至 ${attemptsMost} 次；之後要等候，愈等愈久。`,
      en: `${attemptsLeast} to ${attemptsMost}; after that there is a wait, longer each time.`,
    },
  },
  ipWhitelist: {
    label: { 'zh-TW': '允許的網絡地址', en: 'Allowed addresses' },
    hint: {
      'zh-TW': '單一地址或網段，例如 203.0.113.7 或 203.0.113.0/24。公開網站不受影響。',
      en: 'Single addresses or ranges, such as 203.0.113.7 or 203.0.113.0/24. The public site is not affected.',
    },
  },
  corsOrigins: {
    label: { 'zh-TW': '可調用 API 的其他網站', en: 'Other websites that may call the API' },
    hint: {
      'zh-TW':
        '這些網站的頁面可從瀏覽器調用 API（CORS），也可使用 API 金鑰；絕不附帶 cookie。例如 https://shop.example。',
      en: 'Their pages may call the API from browsers (CORS), with API keys too, but never with cookies. For example https://shop.example.',
    },
  },
  sslRequired: {
    label: { 'zh-TW': '必須使用 HTTPS', en: 'HTTPS required' },
    hint: {
      'zh-TW': '同事只能經加密連線登入（伺服器本機除外），瀏覽器一年內只會用 HTTPS 開啟本站。開啟前請確定 HTTPS 可用。',
      en: 'Staff sign in over encrypted connections only, or on the server itself, and browsers keep to HTTPS for a year. Make sure that HTTPS works first.',
    },
  },

  notionEnabled: {
    label: { 'zh-TW': '啟用 Notion 整合', en: 'Enable Integration' },
    hint: {
      'zh-TW': '關閉後，產品目錄不再與 Notion 同步。',
      en: 'When off, the catalogue is not synced with Notion.',
    },
  },
  notionDatabaseId: { label: { 'zh-TW': '資料庫 ID', en: 'Database ID' } },
  notionApiKey: { label: { 'zh-TW': 'API 金鑰', en: 'API key' } },
  emailService: { label: { 'zh-TW': '電郵服務', en: 'Email service' } },
  smtpHost: { label: { 'zh-TW': 'SMTP 主機', en: 'SMTP host' } },
  smtpPort: {
    label: { 'zh-TW': 'SMTP 連接埠', en: 'SMTP port' },
    hint: {
      'zh-TW': `${portLeast} 至 ${portMost}；465 全程加密，其他經 STARTTLS 加密。`,
      en: `${portLeast} to ${portMost}. 465 is encrypted from the start, others by STARTTLS.`,
    },
  },
  smtpUsername: { label: { 'zh-TW': 'SMTP 使用者名稱', en: 'SMTP username' } },
  smtpPassword: { label: { 'zh-TW': '密碼', en: 'Password' } },
  mailFrom: {
    label: { 'zh-TW': '寄件人', en: 'Sender' },
    hint: {
      'zh-TW': '電郵地址，或「名稱 <地址>」。',
      en: 'An address, or a name with the address in angle brackets.',
    },
  },
  mailTo: {
    label: { 'zh-TW': '收件同事', en: 'Staff recipients' },
    hint: {
      'zh-TW': '收到訪客訊息的同事，以逗號分隔。',
      en: 'Staff who receive visitors’ messages; separate addresses with commas.',
    },
  },
  chatApiUrl: {
    label: { 'zh-TW': '模型閘道網址', en: 'Model gateway' },
    hint: {
      'zh-TW': '與 OpenAI chat completions 相容；留空則用環境變數的閘道和金鑰。',
      en: 'Compatible with OpenAI chat completions. Leave blank to use the environment’s gateway and key.',
    },
  },
  chatModel: {
    label: { 'zh-TW': '模型', en: 'Model' },
    hint: { 'zh-TW': '閘道所用的名稱。', en: 'The name that the gateway uses.' },
  },
  chatApiKey: { label: { 'zh-TW': '模型閘道金鑰', en: 'Model gateway key' } },
  messagesPerDay: {
    label: { 'zh-TW': '每位訪客每日訊息上限', en: 'Messages per visitor per day' },
    hint: {
      'zh-TW': '同一網絡地址的上限是這個數字的十倍。',
      en: 'Each network address may send ten times as many.',
    },
  },
  tokensPerDay: {
    label: { 'zh-TW': '每日詞元（token）上限', en: 'Tokens per day' },
    hint: {
      'zh-TW': '所有訪客合計；用完後改由示範模式回答。0 為不限。',
      en: 'For all visitors together; beyond it, demo mode answers. 0 means no limit.',
    },
  },
  usdPerDay: {
    label: { 'zh-TW': '每日費用上限（USD）', en: 'US dollars per day' },
    hint: {
      'zh-TW': '所有訪客合計；用完後改由示範模式回答。0 為不限。',
      en: 'For all visitors together; beyond it, demo mode answers. 0 means no limit.',
    },
  },
  promptUsdPerMillion: {
    label: { 'zh-TW': '每百萬輸入詞元（USD）', en: 'US dollars per million prompt tokens' },
    hint: {
      'zh-TW': '閘道沒有說明費用時，以此估算。',
      en: 'Used where the gateway does not say what an answer cost.',
    },
  },
  completionUsdPerMillion: {
    label: { 'zh-TW': '每百萬輸出詞元（USD）', en: 'US dollars per million completion tokens' },
  },
  retentionDays: {
    label: { 'zh-TW': '對話保留日數', en: 'Days to keep conversations' },
    hint: {
      'zh-TW': '由最後一則訊息起計。私隱政策寫明一般 90 日。',
      en: 'Counted from the last message. The privacy statement says 90 days as a rule.',
    },
  },
}

export const emailServiceWords: Record<EmailService, Bilingual> = {
  smtp: { 'zh-TW': 'SMTP', en: 'SMTP' },
  sendgrid: { 'zh-TW': 'SendGrid', en: 'SendGrid' },
  mailgun: { 'zh-TW': 'Mailgun', en: 'Mailgun' },
}
