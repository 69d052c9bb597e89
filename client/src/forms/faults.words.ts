import type { Dictionary } from '../i18n/language.tsx'

export const faultWords = {
  missing: { 'zh-TW': '請填寫這一欄。', en: 'Please fill this in.' },
  unchosen: { 'zh-TW': '請選擇一項。', en: 'Please choose one.' },
  email: {
    'zh-TW': '電郵地址的格式不對，應像 name@company.com。',
    en: 'This is not an email address. It should look like name@company.com.',
  },
  phone: {
    'zh-TW': '這不像電話號碼，應像 +852 3000 1234。',
    en: 'This is not a phone number. It should look like +852 3000 1234.',
  },
  controls: {
    'zh-TW': '內含看不見的控制字元，可能是貼上時帶來的；請重新輸入。',
    en: 'This holds invisible control characters, perhaps from pasting. Please type it again.',
  },
  lines: { 'zh-TW': '請寫在同一行。', en: 'Please write this on one line.' },
  tooLong: {
    'zh-TW': (most: number, excess: number) => `最多 ${most} 字，請刪去 ${excess} 字。`,
    en: (most: number, excess: number) => `At most ${most} characters: please remove ${excess}.`,
  },
  refused: {
    'zh-TW': '這一欄的內容未被接受，請檢查。',
    en: 'This was not accepted. Please check it.',
  },
} satisfies Dictionary
