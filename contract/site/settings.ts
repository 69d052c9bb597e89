import * as z from 'zod/mini'
import { isFpsProxy, plainFpsProxy } from '../billing/fps.ts'
import { documentNumberFormat } from '../billing/kinds.ts'
import { renewalDocuments } from '../billing/terms.ts'
import { bounded } from '../bounded.ts'
import { currencyCodeSchema } from '../catalogue/money.ts'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { internationalPhone, plainInternationalPhone } from '../requests/contact-text.ts'
import { emailSchema, optionalLine, optionalText, requiredLine, withoutControls } from '../requests/visitors.ts'
import { taxesSchema } from '../sales/charges.ts'
import { auditEntrySchema } from '../staff/audit.ts'
import { brakeShape, usualBrake } from '../sync/brake.ts'
import { sourceKinds } from '../sync/source.ts'
import { choices, tableQuery } from '../tables.ts'
import { type FeedSettings, feedSettingsSchema } from './feeds.ts'
import { pageOf } from './pages.ts'

/**
 * System settings (/admin/settings). Values set by staff override the environment, which overrides the defaults. Each
 * group is read and written as a whole, with the version that was edited.
 */

export const settingBounds = {
  /** In hours; sessions never last longer than 24. */
  sessionTimeout: [1, 24],
  /** In days; 0 switches it off. */
  passwordExpiry: [0, 365],
  maxLoginAttempts: [3, 20],
  smtpPort: [1, 65_535],
  reminderDay: [-60, 180],
} as const

const phone = z
  .string()
  .check(z.overwrite(plainInternationalPhone), z.regex(internationalPhone, staffFault('not_international_phone')))

/** IANA name, such as Asia/Hong_Kong; the service rejects unknown ones. */
const timezone = requiredLine(60)

export const generalSettingsSchema = z.strictObject({
  siteName: requiredLine(60),
  siteNameEn: requiredLine(60),
  siteDescription: optionalText(300),
  siteDescriptionEn: optionalText(300),
  contactEmail: emailSchema,
  /** For existing customers, shown on /support. */
  supportEmail: emailSchema,
  phoneNumber: phone,
  address: optionalText(300),
  addressEn: optionalText(300),
  timezone,
  /** Default language of the admin and of emails to staff. */
  language: readerLanguageSchema,
  /** Default currency for visitors. */
  currency: currencyCodeSchema,
})

export const notificationSettingsSchema = z.strictObject({
  /** Emails to staff: visitors' messages, and the notifications that each person has chosen. */
  emailNotifications: z.boolean(),
  orderNotifications: z.boolean(),
  customerNotifications: z.boolean(),
  productNotifications: z.boolean(),
  systemNotifications: z.boolean(),
  /** Whether forms ask for consent to news about products. */
  marketingEmails: z.boolean(),
})

/**
 * An address or range: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32; the service rejects others as
 * `values.ipWhitelist.N`.
 */
const range = z.string().check(z.trim(), z.minLength(1, staffFault('required')), z.maxLength(60))

/** An origin as browsers send it: https://shop.example, with its port if it has another than the usual one. */
const origin = z.string().check(
  z.trim(),
  z.minLength(1, staffFault('required')),
  z.maxLength(300),
  z.refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, staffFault('not_origin')),
)

export const securitySettingsSchema = z.strictObject({
  twoFactorAuth: z.boolean(),
  sessionTimeout: bounded(...settingBounds.sessionTimeout),
  passwordExpiry: bounded(...settingBounds.passwordExpiry),
  maxLoginAttempts: bounded(...settingBounds.maxLoginAttempts),
  /** Addresses from which staff may sign in; empty: any. */
  ipWhitelist: z.array(range).check(z.maxLength(100)),
  /** Staff may sign in only over HTTPS or on the machine itself. */
  sslRequired: z.boolean(),
  /** Other websites whose pages may call the API (CORS), with API keys too; never with cookies. */
  corsOrigins: z.array(origin).check(z.maxLength(50)),
})

export const emailServices = ['smtp', 'sendgrid', 'mailgun'] as const
export type EmailService = (typeof emailServices)[number]

export const integrationSettingsSchema = z.strictObject({
  notionEnabled: z.boolean(),
  /** Id or link. Empty: NOTION_DATABASE_ID and NOTION_API_KEY. */
  notionDatabaseId: optionalLine(500),
  emailService: z.enum(emailServices),
  /** For `smtp`; empty: SMTP_URL of the environment. Those of SendGrid and Mailgun are built in. */
  smtpHost: optionalLine(253),
  smtpPort: bounded(...settingBounds.smtpPort),
  smtpUsername: optionalLine(254),
  /** An address, or "Harbour IoT <hello@example.com>"; empty: MAIL_FROM. */
  mailFrom: optionalLine(320),
  /** Recipients of visitors' messages, separated by commas; empty: MAIL_TO. */
  mailTo: optionalLine(1000),
  /** Model gateway, such as https://openrouter.ai/api/v1; empty: CHAT_API_URL with its key. */
  chatApiUrl: optionalLine(500),
  /** Name of the model at the gateway; empty: CHAT_MODEL. */
  chatModel: optionalLine(200),
})

/** Write-only: a text is stored, null deletes it, undefined leaves it unchanged. */
export const integrationSecretNames = ['notionApiKey', 'smtpPassword', 'chatApiKey'] as const
export type IntegrationSecret = (typeof integrationSecretNames)[number]
export const secretSchema = z.string().check(z.minLength(1, staffFault('required')), z.maxLength(500), withoutControls)
const secret = z.optional(z.nullable(secretSchema))
export const integrationSecretsSchema = z.strictObject({
  notionApiKey: secret,
  smtpPassword: secret,
  chatApiKey: secret,
})

/** Synchronization of the catalogue, set on /admin/notion (contract/sync/sync.ts). */
export const syncSettingsSchema = z.strictObject({
  /** Runs every 30 minutes. */
  autoSync: z.boolean(),
  source: z.enum(sourceKinds),
  /** URL of the file, for `address`. */
  fileUrl: optionalLine(1000),
  /** Direction of scheduled runs. */
  direction: z.enum(['import', 'export', 'both']),
  /** Chosen when the database has several. */
  dataSourceId: optionalLine(100),
  /** Id or link. Empty: NOTION_PRICEBOOK_DATABASE_ID. */
  pricebookDatabaseId: optionalLine(500),
  /** Limits above which a run waits for approval. */
  ...brakeShape,
})

export const salesSettingsSchema = z.strictObject({
  /** Amount in HKD, and number of orders, within twelve months that make a customer VIP; 0 switches a criterion off. */
  vipSpent: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  vipOrders: bounded(0, 10_000),
  /** Months without an order after which a customer is inactive, counted from their creation if there is none. */
  inactiveMonths: bounded(1, 120),
  /** Default validity of a quotation, in days. */
  quoteDays: bounded(1, 365),
  /** Units per HKD. */
  hkdToUsd: z.number().check(z.minimum(0.0001), z.maximum(1000)),
  hkdToRmb: z.number().check(z.minimum(0.0001), z.maximum(1000)),
  /** Printed on quotations. */
  quoteTerms: optionalText(2000),
  quoteTermsEn: optionalText(2000),
  /** Printed on invoices. */
  paymentDetails: optionalText(1000),
  paymentDetailsEn: optionalText(1000),
  /** Where invoices in HKD are paid by FPS: an FPS identifier, a mobile number or an email address; empty: not at all. */
  fpsProxy: optionalLine(99).check(
    z.overwrite(plainFpsProxy),
    z.refine((proxy) => proxy === '' || isFpsProxy(proxy), staffFault('not_fps_proxy')),
  ),
  /** Printed on documents unless empty. */
  businessRegistration: optionalLine(60),
  /** Format of the numbers of issued documents, with {prefix}, {year} and {number}. */
  documentNumber: requiredLine(60).check(
    z.refine(
      (format) => ['{prefix}', '{year}', '{number}'].every((part) => format.includes(part)),
      staffFault('not_number_format'),
    ),
  ),
  /** Years for which documents of erased customers are stored. */
  documentYears: bounded(1, 30),
  /** Days before its beginning that a further year of a subscription is invoiced; months at most seven. */
  renewalDays: bounded(0, 120),
  /** Whether it is invoiced by itself, or offered by a quotation that becomes the invoice. */
  renewalBy: z.enum(renewalDocuments),
  /** Days after the due day on which buyers are reminded of open invoices, negative before it; empty: never. */
  reminderDays: z.array(bounded(...settingBounds.reminderDay)).check(
    z.maxLength(10),
    z.overwrite((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  ),
  /** Taxes by destination; none in Hong Kong. */
  taxes: z._default(taxesSchema, []),
  /** Reference of the savings that products claim; shown below the claim unless empty. */
  savingsBasis: optionalLine(120),
  savingsBasisEn: optionalLine(120),
})

/** Limits of the assistant, and retention of its conversations. */
export const chatSettingsSchema = z.strictObject({
  /** Messages per visitor and day; an IP address may send ten times as many. */
  messagesPerDay: bounded(1, 1000),
  /** Tokens per day for all visitors; 0: no limit. Above it demo mode answers. */
  tokensPerDay: bounded(0, 1_000_000_000),
  /** In US dollars per day, likewise. */
  usdPerDay: z.number().check(z.minimum(0), z.maximum(100_000)),
  /** In US dollars per million tokens, used when the gateway does not report costs. */
  promptUsdPerMillion: z.number().check(z.minimum(0), z.maximum(10_000)),
  completionUsdPerMillion: z.number().check(z.minimum(0), z.maximum(10_000)),
  /** Days after the last message until a conversation is deleted. */
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
/** All stored groups: those of the settings screen, and those of screens of their own. */
export const storedGroups = {
  ...settingsGroups,
  sync: syncSettingsSchema,
  sales: salesSettingsSchema,
  feeds: feedSettingsSchema,
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
  feeds: FeedSettings
}

/** Default, and initial value when it is switched on again. */
export const passwordExpiryDays = 90

/** Default settings. The contact details are placeholders: `.example` addresses reach nobody. */
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
    corsOrigins: [],
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
  /** With a key in the environment, scheduled runs sync in both directions; a key entered here enables it. */
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
    quoteTerms: '除另有註明，價格不包括送貨和安裝。',
    quoteTermsEn: 'Delivery and installation are not included unless stated.',
    paymentDetails: '',
    paymentDetailsEn: '',
    fpsProxy: '',
    businessRegistration: '',
    documentNumber: documentNumberFormat,
    documentYears: 7,
    renewalDays: 30,
    renewalBy: 'invoice',
    reminderDays: [],
    taxes: [],
    savingsBasis: '以同類感測器的公開零售價比較',
    savingsBasisEn: 'Against public list prices of comparable sensors',
  },
  chat: {
    messagesPerDay: 40,
    tokensPerDay: 2_000_000,
    usdPerDay: 20,
    promptUsdPerMillion: 3,
    completionUsdPerMillion: 15,
    retentionDays: 90,
  },
  feeds: { feeds: [] },
}

const state = {
  version: z.int32(),
  /** null: never set, all values are defaults. */
  updatedAt: z.nullable(z.iso.datetime()),
  updatedBy: z.nullable(z.string()),
}

/** Settings in effect. */
export const settingsSchema = z.object({
  general: z.object({ values: generalSettingsSchema, ...state }),
  notifications: z.object({ values: notificationSettingsSchema, ...state }),
  security: z.object({ values: securitySettingsSchema, ...state }),
  integrations: z.object({
    values: integrationSettingsSchema,
    ...state,
    /** Whether each secret is stored. */
    secrets: z.object({ notionApiKey: z.boolean(), smtpPassword: z.boolean(), chatApiKey: z.boolean() }),
    /** Values of the environment, used for empty fields; for secrets, whether there is one. */
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
  /** IP address of the requester, which an allow-list must contain. */
  yourAddress: z.string(),
})
export type SettingsAnswer = z.infer<typeof settingsSchema>

/**
 * Returns all settings. Errors are reported as `values.siteName` or `secrets.smtpPassword`; 409 `record.changed` for
 * another version has all settings as `current`.
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

/** Sends an email to the user with the stored settings and returns the mail server's response. */
export const mailTestSchema = z.object({ to: z.string() })

/**
 * Sends a short request to the model gateway with the stored settings. Fails with the same problems as visitors'
 * questions, or with `chat.not_configured` without a key.
 */
export const gatewayTestSchema = z.object({ model: z.string(), firstTextMs: z.int() })

/**
 * Changes of settings, newest first. `entityId` is the group; secrets are "set", "changed" or "removed" in `after`,
 * and null in `before`.
 */
export const settingsHistoryQuerySchema = tableQuery(['at'], { group: choices(settingsGroupNames) })
export type SettingsHistoryQuery = z.infer<typeof settingsHistoryQuerySchema>
export const settingsHistorySchema = pageOf(auditEntrySchema)
export type SettingsHistory = z.infer<typeof settingsHistorySchema>

/**
 * 409 `record.changed` for another version has the whole answer as `current`. A new rate applies to prices calculated
 * from then on; revisions and orders keep theirs.
 */
export const salesSettingsAnswerSchema = z.object({ values: salesSettingsSchema, ...state })
export type SalesSettingsAnswer = z.infer<typeof salesSettingsAnswerSchema>
export const salesSettingsWriteSchema = z.strictObject({ values: salesSettingsSchema, version: z.int32() })
