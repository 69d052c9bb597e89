import * as z from 'zod/mini'
import { bounded } from '../bounded.ts'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { internationalPhone, plainInternationalPhone } from '../requests/contact-text.ts'
import { emailSchema, optionalLine, optionalText, requiredLine, withoutControls } from '../requests/visitors.ts'
import { auditEntrySchema } from '../staff/audit.ts'
import { brakeShape, usualBrake } from '../sync/brake.ts'
import { sourceKinds } from '../sync/source.ts'
import { choices, tableQuery } from '../tables.ts'
import { pageOf } from './pages.ts'

/**
 * System settings: /admin/settings (spec §2, §3, §9). What staff have set wins over the environment, which wins over spec §9's
 * defaults. Each group is read and written as a whole, with the version that was edited.
 */

export const settingBounds = {
  /** Hours; a session is never longer than 24 (spec §9). */
  sessionTimeout: [1, 24],
  /** Days; 0 is off. */
  passwordExpiry: [0, 365],
  maxLoginAttempts: [3, 20],
  smtpPort: [1, 65_535],
} as const

const phone = z
  .string()
  .check(z.overwrite(plainInternationalPhone), z.regex(internationalPhone, staffFault('not_international_phone')))

/** IANA's names, such as Asia/Hong_Kong; the service refuses those that the machine does not know. */
const timezone = requiredLine(60)

export const generalSettingsSchema = z.strictObject({
  siteName: requiredLine(60),
  siteNameEn: requiredLine(60),
  siteDescription: optionalText(300),
  siteDescriptionEn: optionalText(300),
  contactEmail: emailSchema,
  /** For those who have bought: shown on /support. */
  supportEmail: emailSchema,
  phoneNumber: phone,
  address: optionalText(300),
  addressEn: optionalText(300),
  timezone,
  /** Of the admin and of mail to staff, for those who have not chosen their own. */
  language: readerLanguageSchema,
  /** What visitors see prices in until they choose. */
  currency: currencyCodeSchema,
})

export const notificationSettingsSchema = z.strictObject({
  /** Staff are mailed what visitors send, and each person the notifications that they have chosen. */
  emailNotifications: z.boolean(),
  orderNotifications: z.boolean(),
  customerNotifications: z.boolean(),
  productNotifications: z.boolean(),
  systemNotifications: z.boolean(),
  /** Visitors' forms ask whether they want to hear of new products. */
  marketingEmails: z.boolean(),
})

/** One address or range: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32; the service refuses others as `values.ipWhitelist.N`. */
const range = z.string().check(z.trim(), z.minLength(1, staffFault('required')), z.maxLength(60))

export const securitySettingsSchema = z.strictObject({
  twoFactorAuth: z.boolean(),
  sessionTimeout: bounded(...settingBounds.sessionTimeout),
  passwordExpiry: bounded(...settingBounds.passwordExpiry),
  maxLoginAttempts: bounded(...settingBounds.maxLoginAttempts),
  /** From where staff may sign in and work; empty: from anywhere. */
  ipWhitelist: z.array(range).check(z.maxLength(100)),
  /** Staff sign in over HTTPS alone, or on the machine itself. */
  sslRequired: z.boolean(),
})

export const emailServices = ['smtp', 'sendgrid', 'mailgun'] as const
export type EmailService = (typeof emailServices)[number]

export const integrationSettingsSchema = z.strictObject({
  notionEnabled: z.boolean(),
  /** Or a link to it. Empty: NOTION_DATABASE_ID and NOTION_API_KEY. */
  notionDatabaseId: optionalLine(500),
  emailService: z.enum(emailServices),
  /** Of `smtp`; empty: the environment's SMTP_URL, as it is. SendGrid's and Mailgun's are known. */
  smtpHost: optionalLine(253),
  smtpPort: bounded(...settingBounds.smtpPort),
  smtpUsername: optionalLine(254),
  /** An address, or "Harbour IoT <hello@example.com>"; empty: MAIL_FROM. */
  mailFrom: optionalLine(320),
  /** Staff who get what visitors send, separated by commas; empty: MAIL_TO. */
  mailTo: optionalLine(1000),
  /** The model gateway, such as https://openrouter.ai/api/v1; empty: CHAT_API_URL, with its key. */
  chatApiUrl: optionalLine(500),
  /** As the gateway names it; empty: CHAT_MODEL. */
  chatModel: optionalLine(200),
})

/** Write-only: given as a text to be kept, as null to be forgotten, not given to stay as it is. */
export const integrationSecretNames = ['notionApiKey', 'smtpPassword', 'chatApiKey'] as const
export type IntegrationSecret = (typeof integrationSecretNames)[number]
export const secretSchema = z.string().check(z.minLength(1, staffFault('required')), z.maxLength(500), withoutControls)
const secret = z.optional(z.nullable(secretSchema))
export const integrationSecretsSchema = z.strictObject({
  notionApiKey: secret,
  smtpPassword: secret,
  chatApiKey: secret,
})

/** How the catalogue is kept in step with its source: set on /admin/notion (contract/sync/sync.ts). */
export const syncSettingsSchema = z.strictObject({
  /** The clock's runs, every 30 minutes. */
  autoSync: z.boolean(),
  source: z.enum(sourceKinds),
  /** Of `address`: where the file is. */
  fileUrl: optionalLine(1000),
  /** Of the clock's runs; spec §3 calls "both" bidirectional. */
  direction: z.enum(['import', 'export', 'both']),
  /** Where the database has several. */
  dataSourceId: optionalLine(100),
  /** Or a link to it. Empty: NOTION_PRICEBOOK_DATABASE_ID. */
  pricebookDatabaseId: optionalLine(500),
  /** Runs that would change much at once wait for staff. */
  ...brakeShape,
})

/** What sales goes by: set on /admin/sales-settings by a Manager. */
export const salesSettingsSchema = z.strictObject({
  /** A customer who has spent this much within twelve months, HKD, or ordered this often, is VIP; 0: not by that. */
  vipSpent: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  vipOrders: bounded(0, 10_000),
  /** Without an order for so many months a customer is inactive; one who never ordered, so long after they came. */
  inactiveMonths: bounded(1, 120),
  /** Days that a quotation holds, to begin with. */
  quoteDays: bounded(1, 365),
  /** Units for one HKD (spec §9's table to begin with). */
  hkdToUsd: z.number().check(z.minimum(0.0001), z.maximum(1000)),
  hkdToRmb: z.number().check(z.minimum(0.0001), z.maximum(1000)),
  /** On quotations. */
  quoteTerms: optionalText(2000),
  quoteTermsEn: optionalText(2000),
  /** On invoices: how to pay. */
  paymentDetails: optionalText(1000),
  paymentDetailsEn: optionalText(1000),
  /** On documents; empty: not said. */
  businessRegistration: optionalLine(60),
})

/** What the assistant may use, and how long its conversations are kept. */
export const chatSettingsSchema = z.strictObject({
  /** Messages of one visitor a day; an address may send ten times as many. */
  messagesPerDay: bounded(1, 1000),
  /** Of all visitors together; 0: no limit. Beyond it the demo mode answers. */
  tokensPerDay: bounded(0, 1_000_000_000),
  /** US dollars a day, likewise. */
  usdPerDay: z.number().check(z.minimum(0), z.maximum(100_000)),
  /** US dollars for a million tokens, where the gateway does not say what an answer cost. */
  promptUsdPerMillion: z.number().check(z.minimum(0), z.maximum(10_000)),
  completionUsdPerMillion: z.number().check(z.minimum(0), z.maximum(10_000)),
  /** Days after its last message that a conversation is kept. */
  retentionDays: bounded(1, 730),
})

export const settingsGroups = {
  general: generalSettingsSchema,
  notifications: notificationSettingsSchema,
  security: securitySettingsSchema,
  integrations: integrationSettingsSchema,
  chat: chatSettingsSchema,
} as const
export type SettingsGroup = keyof typeof settingsGroups
export const settingsGroupNames = ['general', 'notifications', 'security', 'integrations', 'chat'] as const
/** Everything that is kept the same way: the groups of the settings screen, and what /admin/notion and /admin/sales-settings set. */
export const storedGroups = {
  ...settingsGroups,
  sync: syncSettingsSchema,
  sales: salesSettingsSchema,
} as const
export type StoredGroupName = keyof typeof storedGroups

export type GeneralSettings = z.infer<typeof generalSettingsSchema>
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>
export type SecuritySettings = z.infer<typeof securitySettingsSchema>
export type IntegrationSettings = z.infer<typeof integrationSettingsSchema>
export type SyncSettings = z.infer<typeof syncSettingsSchema>
export type SalesSettings = z.infer<typeof salesSettingsSchema>
export type ChatSettings = z.infer<typeof chatSettingsSchema>
export interface Settings {
  general: GeneralSettings
  notifications: NotificationSettings
  security: SecuritySettings
  integrations: IntegrationSettings
  sync: SyncSettings
  sales: SalesSettings
  chat: ChatSettings
}

/** Spec §9, and what switching it on again begins with. */
export const passwordExpiryDays = 90

/** Spec §9, "Default settings"; the contact details are an example's until staff enter theirs: `.example` reaches nobody. */
export const defaultSettings: Settings = {
  general: {
    siteName: '港灣物聯',
    siteNameEn: 'Harbour IoT',
    siteDescription: '感測器、連接、軟件，一個供應商交付。',
    siteDescriptionEn: 'Sensors, connectivity and software from one supplier.',
    contactEmail: 'hello@harbour-iot.example',
    supportEmail: 'support@harbour-iot.example',
    phoneNumber: '+852 0000 0000',
    address: '香港九龍觀塘偉業街',
    addressEn: 'Wai Yip Street, Kwun Tong, Kowloon, Hong Kong',
    timezone: 'Asia/Hong_Kong',
    language: 'en',
    currency: 'HKD',
  },
  notifications: {
    emailNotifications: true,
    orderNotifications: true,
    customerNotifications: true,
    productNotifications: false,
    systemNotifications: true,
    marketingEmails: false,
  },
  security: {
    twoFactorAuth: false,
    sessionTimeout: 24,
    passwordExpiry: passwordExpiryDays,
    maxLoginAttempts: 5,
    ipWhitelist: [],
    sslRequired: true,
  },
  integrations: {
    notionEnabled: true,
    notionDatabaseId: '',
    emailService: 'smtp',
    smtpHost: '',
    smtpPort: 587,
    smtpUsername: '',
    mailFrom: '',
    mailTo: '',
    chatApiUrl: '',
    chatModel: '',
  },
  /** Where the environment has the key, the clock syncs in both directions; whoever enters one here switches that on. */
  sync: {
    autoSync: false,
    source: 'notion',
    fileUrl: '',
    direction: 'import',
    dataSourceId: '',
    pricebookDatabaseId: '',
    ...usualBrake,
  },
  sales: {
    vipSpent: 200_000,
    vipOrders: 0,
    inactiveMonths: 12,
    quoteDays: 30,
    hkdToUsd: 0.128,
    hkdToRmb: 0.92,
    quoteTerms: '價格不包括安裝，除非另有註明。香港境內送貨已包括在內。',
    quoteTermsEn: 'Installation is not included unless stated. Delivery within Hong Kong is included.',
    paymentDetails: '',
    paymentDetailsEn: '',
    businessRegistration: '',
  },
  chat: {
    messagesPerDay: 40,
    tokensPerDay: 2_000_000,
    usdPerDay: 20,
    promptUsdPerMillion: 3,
    completionUsdPerMillion: 15,
    retentionDays: 90,
  },
}

const state = {
  version: z.int32(),
  /** null: never set, all are defaults. */
  updatedAt: z.nullable(z.iso.datetime()),
  updatedBy: z.nullable(z.string()),
}

/** GET /admin/settings: what holds now. */
export const settingsSchema = z.object({
  general: z.object({ values: generalSettingsSchema, ...state }),
  notifications: z.object({ values: notificationSettingsSchema, ...state }),
  security: z.object({ values: securitySettingsSchema, ...state }),
  integrations: z.object({
    values: integrationSettingsSchema,
    ...state,
    /** Whether a secret is kept here. */
    secrets: z.object({ notionApiKey: z.boolean(), smtpPassword: z.boolean(), chatApiKey: z.boolean() }),
    /** What the environment gives where a field is empty; of secrets, whether there is one. */
    environment: z.object({
      mailServer: z.nullable(z.string()),
      mailFrom: z.nullable(z.string()),
      mailTo: z.nullable(z.string()),
      notionDatabaseId: z.nullable(z.string()),
      chatApiUrl: z.string(),
      chatModel: z.string(),
      chatApiKey: z.boolean(),
    }),
  }),
  chat: z.object({ values: chatSettingsSchema, ...state }),
  /** Of whoever asks: what an allow-list must hold. */
  yourAddress: z.string(),
})
export type SettingsAnswer = z.infer<typeof settingsSchema>

/**
 * PUT /admin/settings/{group}: answers with the whole of GET /admin/settings. A field is refused as `values.siteName` or
 * `secrets.smtpPassword`. Of another version, 409 `record.changed` with the whole answer as `current`.
 */
export const generalWriteSchema = z.strictObject({ values: generalSettingsSchema, version: z.int32() })
export const notificationsWriteSchema = z.strictObject({ values: notificationSettingsSchema, version: z.int32() })
export const securityWriteSchema = z.strictObject({ values: securitySettingsSchema, version: z.int32() })
export const integrationsWriteSchema = z.strictObject({
  values: integrationSettingsSchema,
  secrets: z.optional(integrationSecretsSchema),
  version: z.int32(),
})

export const chatWriteSchema = z.strictObject({ values: chatSettingsSchema, version: z.int32() })

/** POST /admin/settings/mail/test: sends a mail to oneself with what is kept, and says what the mail server said. */
export const mailTestSchema = z.object({ to: z.string() })

/**
 * POST /admin/settings/gateway/test: asks the model gateway for a word, with what is kept; its failure is the problem that a
 * visitor's question would meet, without a key `chat.not_configured`.
 */
export const gatewayTestSchema = z.object({ model: z.string(), firstTextMs: z.int() })

/**
 * GET /admin/settings/history: who changed what, the newest first. `entityId` is the group; a secret is "set", "changed" or
 * "removed" in `after`, and null in `before`.
 */
export const settingsHistoryQuerySchema = tableQuery(['at'], { group: choices(settingsGroupNames) })
export type SettingsHistoryQuery = z.infer<typeof settingsHistoryQuerySchema>
export const settingsHistorySchema = pageOf(auditEntrySchema)
export type SettingsHistory = z.infer<typeof settingsHistorySchema>

/**
 * GET and PUT /admin/sales-settings. Of another version, 409 `record.changed` with the whole answer as `current`. Another rate
 * holds for what is priced from then on: a revision of a quotation, and an order, keep theirs.
 */
export const salesSettingsAnswerSchema = z.object({ values: salesSettingsSchema, ...state })
export type SalesSettingsAnswer = z.infer<typeof salesSettingsAnswerSchema>
export const salesSettingsWriteSchema = z.strictObject({ values: salesSettingsSchema, version: z.int32() })
