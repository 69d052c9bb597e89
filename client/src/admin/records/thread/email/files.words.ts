import { replyBytesMax, replyFilesMax } from '#contract/requests/reply-files.ts'
import type { Dictionary } from '../../../../i18n/language.tsx'

const megabyte = 1024 * 1024
const most = `${replyBytesMax / megabyte} MB`

/** Formats a file size: "340 KB", "2.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}

export const fileWords = {
  attached: { 'zh-TW': '附件', en: 'Attachments' },
  attach: { 'zh-TW': '附上檔案', en: 'Attach files' },
  limits: {
    'zh-TW': `PDF 或圖片，最多 ${replyFilesMax} 個，合共 ${most}。相片的拍攝地點等資料會自動移除。`,
    en: `PDFs or pictures, up to ${replyFilesMax} files and ${most} in all. The place and other data of a photo are removed.`,
  },
  drop: { 'zh-TW': '放開以附上檔案', en: 'Drop to attach' },
  remove: { 'zh-TW': (name: string) => `移除 ${name}`, en: (name: string) => `Remove ${name}` },
  tooMany: {
    'zh-TW': `一封電郵最多 ${replyFilesMax} 個附件`,
    en: `An email has at most ${replyFilesMax} attachments`,
  },
  tooLarge: {
    'zh-TW': `附件合共最多 ${most}`,
    en: `Attachments may have ${most} in all`,
  },
  stillUploading: { 'zh-TW': '請等檔案上載完成', en: 'Wait until the files are uploaded' },
} satisfies Dictionary
