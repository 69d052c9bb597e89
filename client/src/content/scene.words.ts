import type { Dictionary } from '../i18n/language.tsx'

export const sceneWords = {
  renderings: { 'zh-TW': '圖片為電腦繪製示意圖。', en: 'The pictures are renderings.' },
} satisfies Dictionary
