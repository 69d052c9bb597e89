export { exchangeRatesRoutes } from './exchange-rates.routes.ts'
export { createGroupSettings, type GroupSettings } from './group-settings.service.ts'
export {
  type ChatAccess,
  type ChatEnvironment,
  chatAccess,
  type FilesAccess,
  type MailPresets,
  mailTarget,
  type NotionAccess,
  type NotionEnvironment,
  notionAccess,
  type SourceAccess,
  sourceAccess,
  usualPresets,
} from './integrations.rules.ts'
export { type FrozenRate, rateNow, shopDay } from './rates.ts'
export { createSalesSettings } from './sales-settings.service.ts'
export { refusalOf } from './security.rules.ts'
export { createSettingsRepo } from './settings.repo.ts'
export { salesSettingsRoutes, settingsRoutes } from './settings.routes.ts'
export { createSettings, readerLanguage, type SettingsSource } from './settings.service.ts'
export { createSettingsChanges } from './settings-changes.service.ts'
export { notionFaults } from './settings-faults.ts'
export { exportSettings, importSettings } from './settings-file.ts'
export type { CurrentSettings } from './settings-stored.ts'
export { type GroupWrite, rewriteGroups } from './settings-updates.ts'
