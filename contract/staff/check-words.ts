import type { Bilingual, Language } from '../i18n/languages.ts'
import { backupFaults, faultWords } from './backups.ts'
import type { CheckLevel, CheckName, Finding, FindingCode } from './checks.ts'

type Params = Finding['params']
type Sentence = Record<Language, (params: Params) => string>

export const checkLabels: Record<CheckName, Bilingual> = {
  database: { 'zh-TW': '資料庫', en: 'Database' },
  migrations: { 'zh-TW': '資料庫版本', en: 'Migrations' },
  clock: { 'zh-TW': '時鐘', en: 'Clock' },
  disk: { 'zh-TW': '磁碟', en: 'Disk' },
  backups: { 'zh-TW': '備份', en: 'Backups' },
  mail: { 'zh-TW': '郵件伺服器', en: 'Mail server' },
  notion: { 'zh-TW': '產品來源', en: 'Source of products' },
  gateway: { 'zh-TW': '模型閘道', en: 'Model gateway' },
  certificates: { 'zh-TW': '證書', en: 'Certificates' },
  accounts: { 'zh-TW': '帳戶', en: 'Accounts' },
  settings: { 'zh-TW': '部署設定', en: 'Configuration' },
}

export const levelWords: Record<CheckLevel, Bilingual> = {
  ok: { 'zh-TW': '正常', en: 'OK' },
  note: { 'zh-TW': '沒有使用', en: 'Not used' },
  warning: { 'zh-TW': '留意', en: 'Warning' },
  failure: { 'zh-TW': '有問題', en: 'Problem' },
}

const days = (count: unknown) => (count === 1 ? '1 day' : `${count} days`)

function faultIn(fault: unknown, language: Language): string {
  const known = backupFaults.find((one) => one === fault)
  return known ? faultWords[known][language] : `${fault}`
}

/** Sentences of the findings. */
export const findingWords: Record<FindingCode, Sentence> = {
  'database.ok': {
    'zh-TW': ({ version, megabytes, connections, most }) =>
      `PostgreSQL ${version}，${megabytes} MB，${connections} / ${most} 個連線`,
    en: ({ version, megabytes, connections, most }) =>
      `PostgreSQL ${version}, ${megabytes} MB, ${connections} of ${most} connections`,
  },
  'database.away': { 'zh-TW': () => '連接不到資料庫', en: () => 'The database cannot be reached' },
  'database.version': {
    'zh-TW': ({ version }) => `資料庫是 PostgreSQL ${version}，網站只以 18 測試過`,
    en: ({ version }) => `The database is PostgreSQL ${version}; the site is tested with 18`,
  },
  'database.connections': {
    'zh-TW': ({ connections, most }) => `${most} 個連線已用 ${connections} 個`,
    en: ({ connections, most }) => `${connections} of ${most} connections are in use`,
  },
  'database.slow': {
    'zh-TW': ({ seconds }) => `有查詢已執行 ${seconds} 秒`,
    en: ({ seconds }) => `A query has been running for ${seconds} s`,
  },
  'migrations.ok': { 'zh-TW': ({ count }) => `全部 ${count} 項已套用`, en: ({ count }) => `All ${count} are applied` },
  'migrations.pending': { 'zh-TW': ({ count }) => `${count} 項未套用`, en: ({ count }) => `${count} are not applied` },
  'migrations.changed': {
    'zh-TW': ({ name }) => `${name} 與資料庫所套用的不同`,
    en: ({ name }) => `${name} is not what was applied to the database`,
  },
  'clock.ok': { 'zh-TW': () => '網站與資料庫的時間一致', en: () => 'The clocks of site and database agree' },
  'clock.apart': {
    'zh-TW': ({ seconds }) => `網站與資料庫的時間相差 ${seconds} 秒`,
    en: ({ seconds }) => `The clocks of site and database are ${seconds} s apart`,
  },
  'disk.ok': {
    'zh-TW': ({ gigabytes }) => `尚餘至少 ${gigabytes} GB`,
    en: ({ gigabytes }) => `At least ${gigabytes} GB are free`,
  },
  'disk.low': {
    'zh-TW': ({ place, gigabytes }) => `${place} 只餘 ${gigabytes} GB`,
    en: ({ place, gigabytes }) => `Only ${gigabytes} GB are free in ${place}`,
  },
  'backups.ok': {
    'zh-TW': ({ hours }) => `最近一次在 ${hours} 小時前，已試還原並核對`,
    en: ({ hours }) => `The last one is ${hours} hours old; it was restored and compared`,
  },
  'backups.off': { 'zh-TW': () => '沒有設定自動備份', en: () => 'Automatic backups are off' },
  'backups.none': { 'zh-TW': () => '尚未有成功的備份', en: () => 'There is no successful backup yet' },
  'backups.late': {
    'zh-TW': ({ hours }) => `最近一次成功備份已是 ${hours} 小時前`,
    en: ({ hours }) => `The last successful backup is ${hours} hours old`,
  },
  'backups.failed': {
    'zh-TW': ({ fault }) => `最近一次備份失敗：${faultIn(fault, 'zh-TW')}`,
    en: ({ fault }) => `The last backup failed: ${faultIn(fault, 'en')}`,
  },
  'mail.ok': { 'zh-TW': () => '可以連接和登入', en: () => 'It can be reached, and accepts the sign-in' },
  'mail.off': { 'zh-TW': () => '沒有設定，網站不會寄出電郵', en: () => 'None is configured: no email is sent' },
  'mail.failed': {
    'zh-TW': ({ reason }) => `不能使用：${reason}`,
    en: ({ reason }) => `It cannot be used: ${reason}`,
  },
  'notion.ok': { 'zh-TW': ({ title }) => `讀到「${title}」`, en: ({ title }) => `“${title}” can be read` },
  'notion.off': { 'zh-TW': () => '沒有連接 Notion 或檔案', en: () => 'Neither Notion nor files are connected' },
  'notion.failed': { 'zh-TW': ({ reason }) => `讀不到：${reason}`, en: ({ reason }) => `It cannot be read: ${reason}` },
  'notion.read_only': {
    'zh-TW': () => 'Notion 整合沒有寫入權限',
    en: () => 'The Notion integration may not write',
  },
  'notion.columns': {
    'zh-TW': ({ count }) => `欄位有 ${count} 項需要留意`,
    en: ({ count }) => `${count} of its columns need attention`,
  },
  'gateway.ok': {
    'zh-TW': ({ model, ms }) => `${model} 在 ${ms} 毫秒內開始回答`,
    en: ({ model, ms }) => `${model} answered within ${ms} ms`,
  },
  'gateway.off': {
    'zh-TW': () => '沒有金鑰，AI 助手自行作答',
    en: () => 'There is no key: the assistant answers without a model',
  },
  'gateway.failed': {
    'zh-TW': ({ reason }) => `沒有作答：${reason}`,
    en: ({ reason }) => `It does not answer: ${reason}`,
  },
  'certificates.ok': {
    'zh-TW': ({ host, days: left }) => `${host} 尚有 ${left} 日到期`,
    en: ({ host, days: left }) => `${host} is valid for ${days(left)}`,
  },
  'certificates.none': { 'zh-TW': () => '沒有 https 或 smtps 地址', en: () => 'There is no https or smtps address' },
  'certificates.expires': {
    'zh-TW': ({ host, days: left }) => `${host} 的證書 ${left} 日後到期`,
    en: ({ host, days: left }) => `The certificate of ${host} expires in ${days(left)}`,
  },
  'certificates.failed': {
    'zh-TW': ({ host, reason }) => `${host} 的證書不能使用：${reason}`,
    en: ({ host, reason }) => `The certificate of ${host} is not accepted: ${reason}`,
  },
  'accounts.ok': {
    'zh-TW': () => '示範帳戶並非人人可用，環境變數內也沒有密碼',
    en: () => 'Demo accounts are not open to everybody, and no password is in the environment',
  },
  'accounts.demo': {
    'zh-TW': () => '示範帳戶開放，密碼人人可見',
    en: () => 'Demo accounts are open, and everybody can see their passwords',
  },
  'accounts.one_factor': {
    'zh-TW': ({ count }) => `${count} 名超級管理員沒有用兩步驗證`,
    en: ({ count }) => `${count} Super ${count === 1 ? 'Admin uses' : 'Admins use'} no two-factor`,
  },
  'accounts.environment': {
    'zh-TW': () => 'ADMIN_PASSWORD 仍然留在環境變數',
    en: () => 'ADMIN_PASSWORD is still in the environment',
  },
  'settings.ok': { 'zh-TW': () => '沒有發現弱點', en: () => 'No weak settings found' },
  'settings.no_public_url': { 'zh-TW': () => '沒有設定 PUBLIC_URL', en: () => 'PUBLIC_URL is not set' },
  'settings.http': { 'zh-TW': () => 'PUBLIC_URL 是 http', en: () => 'PUBLIC_URL is http' },
  'settings.no_proxy': { 'zh-TW': () => '沒有設定 TRUST_PROXY', en: () => 'TRUST_PROXY is not set' },
  'settings.trusts_all': { 'zh-TW': () => 'TRUST_PROXY 相信所有地址', en: () => 'TRUST_PROXY trusts every address' },
  'settings.secret': { 'zh-TW': () => 'APP_SECRET 不夠隨機', en: () => 'APP_SECRET is not random enough' },
  late: { 'zh-TW': ({ seconds }) => `${seconds} 秒內沒有結果`, en: ({ seconds }) => `No result within ${seconds} s` },
  crashed: { 'zh-TW': () => '檢查本身出錯', en: () => 'The check itself failed' },
}

/** Sentences of the remedies; null where none is needed. */
export const remedyWords: Record<FindingCode, Bilingual | null> = {
  'database.ok': null,
  'database.away': {
    'zh-TW': '啟動 PostgreSQL，並檢查 DATABASE_URL。',
    en: 'Start PostgreSQL, and check DATABASE_URL.',
  },
  'database.version': { 'zh-TW': '升級到 PostgreSQL 18。', en: 'Upgrade to PostgreSQL 18.' },
  'database.connections': {
    'zh-TW': '提高 max_connections，每個實例至少 25。',
    en: 'Raise max_connections to at least 25 per instance.',
  },
  'database.slow': {
    'zh-TW': '在 pg_stat_activity 查看是哪一項；長時間不完的可用 pg_cancel_backend 停止。',
    en: 'Find them in pg_stat_activity; pg_cancel_backend ends one that does not finish.',
  },
  'migrations.ok': null,
  'migrations.pending': { 'zh-TW': '執行 npm run migrate。', en: 'Run npm run migrate.' },
  'migrations.changed': {
    'zh-TW': '還原該 migration 檔案，改動另寫一項。',
    en: 'Put its file back as it was; write the change as a new migration.',
  },
  'clock.ok': null,
  'clock.apart': { 'zh-TW': '在兩部機器上開啟 NTP 對時。', en: 'Turn on NTP on both machines.' },
  'disk.ok': null,
  'disk.low': { 'zh-TW': '騰出空間，或換上較大的磁碟。', en: 'Free some space, or use a larger disk.' },
  'backups.ok': null,
  'backups.off': {
    'zh-TW': '設定 BACKUP_TO 為資料夾或 s3:// 地址。',
    en: 'Set BACKUP_TO to a folder or an s3:// address.',
  },
  'backups.none': { 'zh-TW': '執行 npm run backup。', en: 'Run npm run backup.' },
  'backups.late': {
    'zh-TW': '執行 npm run backup，看它報告甚麼。',
    en: 'Run npm run backup, and see what it reports.',
  },
  'backups.failed': {
    'zh-TW': '執行 npm run backup，看它報告甚麼。',
    en: 'Run npm run backup, and see what it reports.',
  },
  'mail.ok': null,
  'mail.off': {
    'zh-TW': '在「整合」填寫郵件伺服器和寄件人。',
    en: 'Enter a mail server and a sender under Integrations.',
  },
  'mail.failed': {
    'zh-TW': '檢查「整合」內的伺服器、用戶名稱和密碼。',
    en: 'Check server, user and password under Integrations.',
  },
  'notion.ok': null,
  'notion.off': {
    'zh-TW': '如要同步產品，在「Notion 同步」連接。',
    en: 'To sync products, connect one under Notion sync.',
  },
  'notion.failed': {
    'zh-TW': '在「Notion 同步」檢查金鑰，並在 Notion 把資料庫分享給整合。',
    en: 'Check the key under Notion sync, and share the database with the integration in Notion.',
  },
  'notion.read_only': {
    'zh-TW': '在 Notion 給整合加上更新和新增內容的權限。',
    en: 'In Notion, let the integration update and insert content.',
  },
  'notion.columns': { 'zh-TW': '在「Notion 同步」查看欄位對應。', en: 'Look at the mapping under Notion sync.' },
  'gateway.ok': null,
  'gateway.off': {
    'zh-TW': '如要用模型作答，在「整合」填寫金鑰。',
    en: 'To answer with a model, enter a key under Integrations.',
  },
  'gateway.failed': {
    'zh-TW': '檢查「整合」內的金鑰和地址，以及閘道的餘額。',
    en: 'Check key and address under Integrations, and the balance at the gateway.',
  },
  'certificates.ok': null,
  'certificates.none': null,
  'certificates.expires': {
    'zh-TW': '續期證書，並檢查自動續期為何沒有執行。',
    en: 'Renew it, and find out why automatic renewal failed.',
  },
  'certificates.failed': {
    'zh-TW': '換上受信任、名稱相符而未過期的證書。',
    en: 'Install a trusted one that is of this name and not expired.',
  },
  'accounts.ok': null,
  'accounts.demo': { 'zh-TW': '設定 DEMO=0 後重新啟動。', en: 'Set DEMO=0 and restart.' },
  'accounts.one_factor': {
    'zh-TW': '請他們在個人檔案開啟兩步驗證，或在「保安」要求所有人使用。',
    en: 'Ask them to turn it on in their profile, or require it under Security.',
  },
  'accounts.environment': {
    'zh-TW': '更改該密碼，並移除 ADMIN_EMAIL 和 ADMIN_PASSWORD。',
    en: 'Change that password, and remove ADMIN_EMAIL and ADMIN_PASSWORD.',
  },
  'settings.ok': null,
  'settings.no_public_url': {
    'zh-TW': '設為訪客所用的地址；否則電郵沒有連結。',
    en: 'Set it to the address that visitors use: without it, emails have no links.',
  },
  'settings.http': {
    'zh-TW': '在網站前面加上 TLS，並改為 https 地址。',
    en: 'Put TLS in front of the site, and set the https address.',
  },
  'settings.no_proxy': {
    'zh-TW': '設為代理的地址；否則所有訪客會當作同一人限流。',
    en: 'Set it to the address of the proxy; without it all visitors share one limit.',
  },
  'settings.trusts_all': {
    'zh-TW': '只寫代理本身的地址；否則任何人都可以假冒地址。',
    en: 'Name the proxy alone; otherwise everybody can claim any address.',
  },
  'settings.secret': {
    'zh-TW': '把新的隨機值（openssl rand -base64 48）放在舊值之前，以空格分隔，再重新啟動。',
    en: 'Put a new random one (openssl rand -base64 48) before it, with a space between, and restart.',
  },
  late: { 'zh-TW': '稍後再檢查；如再發生，查看該服務。', en: 'Check again later; if it recurs, look at that service.' },
  crashed: { 'zh-TW': '查看伺服器記錄。', en: 'Look at the log of the server.' },
}
