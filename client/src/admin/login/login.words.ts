import type { Dictionary } from '../../i18n/language.tsx'

export const loginWords = {
  title: { 'zh-TW': '登入後台', en: 'Sign in' },
  intro: { 'zh-TW': '供員工管理產品、查詢與報價。', en: 'For staff: the catalogue, enquiries and quotes.' },
  withoutScripts: {
    'zh-TW': '登入要用 JavaScript。請在瀏覽器開啟 JavaScript，再重新載入本頁。',
    en: 'Signing in needs JavaScript. Please switch it on in your browser, then reload this page.',
  },
  username: { 'zh-TW': '使用者名稱', en: 'Username' },
  password: { 'zh-TW': '密碼', en: 'Password' },
  signIn: { 'zh-TW': '登入', en: 'Sign In' },
  signingIn: { 'zh-TW': '登入中…', en: 'Signing in...' },
  welcome: { 'zh-TW': '歡迎回來！', en: 'Welcome back!' },
  forgot: { 'zh-TW': '忘記密碼？', en: 'Forgot your password?' },
  back: { 'zh-TW': '返回', en: 'Back' },

  locked: { 'zh-TW': '失敗次數太多，登入暫停。', en: 'Too many failed attempts: signing in is paused.' },
  lockedFor: { 'zh-TW': '可再試的時間：', en: 'Try again in ' },

  demoTitle: { 'zh-TW': '示範帳戶', en: 'Demo credentials' },
  demoHint: {
    'zh-TW': '按一下便會填好。正式使用前請更改密碼或移除。',
    en: 'One click fills them in. Change them in production.',
  },
  demoInTerminal: {
    'zh-TW': '登入資料在啟動本站的終端機。請用這個瀏覽器打開那裏顯示的一次性連結，資料便會在此列出。',
    en: 'The credentials are in the terminal that runs this site. Open the one-time link printed there in this browser, and they are listed here.',
  },
  demoUse: {
    'zh-TW': (role: string) => `填入${role}的示範帳戶`,
    en: (role: string) => `Fill in the demo ${role}`,
  },

  codeTitle: { 'zh-TW': '輸入驗證碼', en: 'Enter your code' },
  codeIntro: {
    'zh-TW': '打開驗證應用程式，輸入顯示的六位數字。',
    en: 'Open your authenticator app and type the six digits it shows.',
  },
  code: { 'zh-TW': '驗證碼', en: 'Six-digit code' },
  useRecovery: { 'zh-TW': '改用備用碼', en: 'Use a recovery code' },
  recoveryTitle: { 'zh-TW': '輸入備用碼', en: 'Enter a recovery code' },
  recoveryIntro: {
    'zh-TW': '設定雙重驗證時取得的十組備用碼，每組只能用一次。',
    en: 'One of the ten you were given when you set up two-factor sign-in. Each works once.',
  },
  recoveryCode: { 'zh-TW': '備用碼', en: 'Recovery code' },
  useApp: { 'zh-TW': '改用驗證應用程式', en: 'Use the authenticator app' },

  forgotTitle: { 'zh-TW': '重設密碼', en: 'Reset your password' },
  forgotIntro: {
    'zh-TW': '輸入你的工作電郵，我們會寄出重設連結。',
    en: 'Enter your work email and we send a link to choose a new one.',
  },
  email: { 'zh-TW': '電郵', en: 'Email' },
  sendLink: { 'zh-TW': '寄出連結', en: 'Send the link' },
  sendingLink: { 'zh-TW': '寄出中…', en: 'Sending…' },
  sentTitle: { 'zh-TW': '請查看電郵', en: 'Check your mail' },
  sent: {
    'zh-TW': (email: string) => `如果 ${email} 是員工帳戶，重設連結正在寄出，一小時內有效。`,
    en: (email: string) =>
      `If ${email} is the address of an account, a link is on its way to it. It is valid for one hour.`,
  },
  sentHint: {
    'zh-TW': '收不到？請查看垃圾郵件，或請超級管理員替你重設。',
    en: 'Nothing came? Check your spam folder, or ask a Super Admin to reset it for you.',
  },
  toSignIn: { 'zh-TW': '返回登入', en: 'Back to signing in' },
} satisfies Dictionary

export const entryWords = {
  backOffice: { 'zh-TW': '後台', en: 'Back office' },
  settings: { 'zh-TW': '顯示', en: 'Display' },
  backToWebsite: { 'zh-TW': '返回網站', en: 'Back to Website' },
} satisfies Dictionary

export const restrictedWords = {
  expiredTitle: { 'zh-TW': '密碼已過期', en: 'Your password has expired' },
  expiredIntro: {
    'zh-TW': '設定新密碼後便可繼續。',
    en: 'Choose a new one, and you go on where you were.',
  },
  twoFactorTitle: { 'zh-TW': '請設定雙重驗證', en: 'Set up two-factor sign-in' },
  twoFactorIntro: {
    'zh-TW': '所有員工都要使用。只需一部手機和一個驗證應用程式，約兩分鐘完成。',
    en: 'It is required of all staff. It takes a phone with an authenticator app, and about two minutes.',
  },
  signOut: { 'zh-TW': '登出', en: 'Sign Out' },
} satisfies Dictionary
