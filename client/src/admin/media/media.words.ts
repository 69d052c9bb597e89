import type { Dictionary } from '../../i18n/language.tsx'

export const mediaWords = {
  picturesDrop: { 'zh-TW': '把圖片拖放或貼上到這裏', en: 'Drop or paste pictures here' },
  documentsDrop: { 'zh-TW': '把 PDF 拖放到這裏', en: 'Drop PDF documents here' },
  choosePictures: { 'zh-TW': '選擇圖片', en: 'Choose pictures' },
  choosePicture: { 'zh-TW': '選擇圖片', en: 'Choose a picture' },
  chooseDocuments: { 'zh-TW': '選擇 PDF', en: 'Choose PDF documents' },
  camera: { 'zh-TW': '拍照', en: 'Take a photo' },
  pictureLimits: {
    'zh-TW': 'JPEG、PNG、WebP、AVIF 或 GIF，每張最多 20 MB。拍攝地點等資料會自動移除。',
    en: 'JPEG, PNG, WebP, AVIF or GIF, up to 20 MB each. The place and other data of a photo are removed.',
  },
  documentLimits: { 'zh-TW': 'PDF，每份最多 20 MB', en: 'PDF, up to 20 MB each' },
  uploads: { 'zh-TW': '上載進度', en: 'Uploads' },
  sending: {
    'zh-TW': (name: string, percent: number) => `正在上載 ${name}：${percent}%`,
    en: (name: string, percent: number) => `Uploading ${name}: ${percent}%`,
  },
  reading: { 'zh-TW': (name: string) => `正在處理 ${name}…`, en: (name: string) => `Processing ${name}…` },
  failed: {
    'zh-TW': (name: string, why: string) => `${name}：${why}`,
    en: (name: string, why: string) => `${name}: ${why}`,
  },
  dismiss: {
    'zh-TW': (name: string) => `關閉 ${name} 的提示`,
    en: (name: string) => `Dismiss the message about ${name}`,
  },
  cancel: { 'zh-TW': (name: string) => `取消上載 ${name}`, en: (name: string) => `Stop uploading ${name}` },

  dialogTitle: { 'zh-TW': (name: string) => `圖片「${name}」`, en: (name: string) => `Picture: ${name}` },
  altChinese: { 'zh-TW': '圖片說明（中文）', en: 'What it shows, in Chinese' },
  altEnglish: { 'zh-TW': '圖片說明（英文）', en: 'What it shows, in English' },
  altHint: {
    'zh-TW': '給看不到圖片的人和搜尋引擎，例如「裝在水管旁的漏水感應器」。只填一種語言，另一種會沿用。',
    en: 'For people who cannot see it and for search engines, such as “Leak sensor beside a pipe”. Where one language is left out, the other is used.',
  },
  shape: { 'zh-TW': '顯示範圍', en: 'What is shown' },
  whole: { 'zh-TW': '整張圖片', en: 'The whole picture' },
  cropped: { 'zh-TW': '裁成產品卡的形狀（4:3）', en: 'Cropped to the shape of a product card (4:3)' },
  preview: { 'zh-TW': '裁剪後的圖片', en: 'The cropped picture' },
  zoom: { 'zh-TW': '放大', en: 'Zoom' },
  across: { 'zh-TW': '左右位置', en: 'Left to right' },
  down: { 'zh-TW': '上下位置', en: 'Top to bottom' },
  apply: { 'zh-TW': '套用', en: 'Apply' },
  applying: { 'zh-TW': '正在套用…', en: 'Applying…' },
  savedLater: { 'zh-TW': '儲存表格後，網站才會更新。', en: 'The site changes once the form is saved.' },
} satisfies Dictionary
