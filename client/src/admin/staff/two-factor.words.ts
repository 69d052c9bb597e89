import { twoFactorStateWords } from '#contract/staff/user-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const twoFactorWords = {
  ...twoFactorStateWords,
  hint: {
    'zh-TW': '登入時除密碼外，還要輸入手機上的六位數字。即使密碼外洩，別人也不能登入。',
    en: 'Signing in also takes six digits from your phone, so a stolen password alone is not enough.',
  },
  setUp: { 'zh-TW': '開始設定', en: 'Set it up' },
  preparing: { 'zh-TW': '準備中…', en: 'Preparing…' },

  scanTitle: { 'zh-TW': '1. 用驗證應用程式掃描', en: '1. Scan it with your authenticator app' },
  scanHint: {
    'zh-TW': '例如 Google Authenticator、Microsoft Authenticator、1Password 或 Aegis。',
    en: 'Google Authenticator, Microsoft Authenticator, 1Password, Aegis or another.',
  },
  qrCode: { 'zh-TW': '雙重驗證的二維碼', en: 'QR code for your authenticator app' },
  orType: { 'zh-TW': '不能掃描？在應用程式輸入這組金鑰：', en: 'Cannot scan it? Type this key into the app:' },
  copyKey: { 'zh-TW': '複製金鑰', en: 'Copy the key' },
  openApp: { 'zh-TW': '在這部裝置的應用程式開啟', en: 'Open in an app on this device' },
  codeTitle: { 'zh-TW': '2. 輸入應用程式顯示的數字', en: '2. Type the digits that the app shows' },
  code: { 'zh-TW': '六位驗證碼', en: 'Six-digit code' },
  turnOn: { 'zh-TW': '開啟', en: 'Turn it on' },
  turningOn: { 'zh-TW': '開啟中…', en: 'Turning it on…' },
  turnedOn: { 'zh-TW': '雙重驗證已開啟。', en: 'Two-factor sign-in is on.' },

  newCodes: { 'zh-TW': '產生新備用碼', en: 'New recovery codes' },
  newCodesTitle: { 'zh-TW': '產生新備用碼？', en: 'Make new recovery codes?' },
  codeAgain: { 'zh-TW': '驗證應用程式的六位數字，或一組備用碼', en: 'Six digits of your app, or a recovery code' },
  newCodesHint: {
    'zh-TW': '產生新備用碼後，舊的會立即失效。',
    en: 'New recovery codes replace the former ones, which stop working at once.',
  },
  turnOff: { 'zh-TW': '關閉', en: 'Turn it off' },
  turnOffTitle: { 'zh-TW': '關閉雙重驗證？', en: 'Turn two-factor sign-in off?' },
  turnOffHint: {
    'zh-TW': '之後只憑密碼便能登入，現有的備用碼會失效。要再用便須重新設定。',
    en: 'Your password alone then signs you in, and your recovery codes stop working. To use it again, set it up from the start.',
  },
  turnedOff: { 'zh-TW': '雙重驗證已關閉。', en: 'Two-factor sign-in is off.' },

  codesTitle: { 'zh-TW': '請保存備用碼', en: 'Keep your recovery codes' },
  codesHint: {
    'zh-TW': '遺失手機時，用它們登入，每組只能用一次。這裏只顯示這一次。',
    en: 'Use them to sign in when your phone is not at hand. Each works once. They are shown only now.',
  },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  download: { 'zh-TW': '下載', en: 'Download' },
  print: { 'zh-TW': '列印', en: 'Print' },
  copied: { 'zh-TW': '已複製。', en: 'Copied.' },
  copyFailed: { 'zh-TW': '未能複製，請自行選取文字。', en: 'It could not be copied. Select the text instead.' },
  kept: { 'zh-TW': '我已保存好', en: 'I have kept them' },
  notKept: {
    'zh-TW': '關閉後不會再顯示。請先複製、下載或列印；如已抄下，按「我已保存好」。',
    en: 'They are not shown again. Copy, download or print them first; if you have written them down, press “I have kept them”.',
  },
  fileHeading: {
    'zh-TW': (site: string, email: string) => `${site} 備用碼（${email}）`,
    en: (site: string, email: string) => `${site} recovery codes (${email})`,
  },
} satisfies Dictionary
