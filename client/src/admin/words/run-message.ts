import { recordFields } from '#contract/fields/product.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SyncRun } from '#contract/sync.ts'
import { faultOfWarning } from '../ui/staff-faults.ts'
import { recordFieldWords } from './record-fields.words.ts'
import { stageWords, syncWords } from './sync.words.ts'

/** The server speaks English; what it says of a run over and over, in Chinese. `$1` is what the pattern caught first. */
const known: [pattern: RegExp, chinese: string][] = [
  [/^Connecting to Notion$/, stageWords.connecting['zh-TW']],
  [/^Products have been synchronized successfully$/, syncWords.synchronized['zh-TW']],
  [/^Sync failed: ([\s\S]*)$/, '同步失敗：$1'],
  [/^Unknown error occurred$/, '發生不明錯誤'],
  [/^The ground has moved since this plan was made/, '製作預覽之後內容已有變動，未有更改任何內容'],
  [
    /^(\d+) of (\d+) products are gone from Notion; nothing was changed/,
    'Notion 已沒有 $2 款產品中的 $1 件，未有更改任何內容。確定的話，可選擇仍然下架',
  ],
  [/^Pricebook: ([\s\S]*)$/, '價目表：$1'],
  [/^([\s\S]*): picture "(.*)" was left out: ([\s\S]*)$/, '$1：圖片「$2」未有採用（$3）'],
  [/^([\s\S]*): (.*) was cut to (\d+) characters$/, '$1：$2 太長，只保留首 $3 個字元'],
  [/^([\s\S]*): was edited since the plan was made, and left as it is$/, '$1：製作預覽之後有人編輯過，保留不變'],
  [/^([\s\S]*): is not as it was when the plan was made, and left as it is$/, '$1：製作預覽之後內容已有變動，保留不變'],
  [/^([\s\S]*): was edited here all the while; the next sync merges it$/, '$1：同步期間一直有人編輯，下次同步再合併'],
  [/^No column takes (.*?): what /, 'Notion 沒有「$1」欄位，這項內容只留在這裏；加入同名欄位便可寫入'],
  [/^The column that held (.*) is gone\./, 'Notion 原本存放「$1」的欄位已不見；加入同名欄位便可恢復'],
  [/^Column “(.*?)” cannot hold ([\s\S]*)\.$/, '欄位「$1」不能存放 $2'],
  [/^(\d+) more warnings$/, '另有 $1 項提示'],
  [
    /^Failed to connect to Notion\. Please check your API key and database ID\.\s*([\s\S]*)$/,
    '未能連接 Notion，請檢查 API 金鑰及資料庫 ID。$1',
  ],
]

/** What a run says of itself, for the reader: Notion's own words stay as they are. */
export function runMessage({ message, stage }: Pick<SyncRun, 'message' | 'stage'>, language: ReaderLanguage): string {
  const isUnderWay = stage === 'fetching' || stage === 'processing'
  return isUnderWay
    ? inLanguage({ 'zh-TW': stageWords[stage]['zh-TW'], en: message }, language)
    : syncSentence(message, language)
}

/** A sentence of the server's about a sync, in the reader's language where it is a known one. */
export function syncSentence(text: string, language: ReaderLanguage): string {
  return inLanguage({ 'zh-TW': inChinese, en: (same: string) => same }, language)(text)
}

/** `Name: field "value" is …; what became of it`, as the reading of a page warns. */
const misread = /^([\s\S]*): (\w+) "([\s\S]*)" ([^"]+; [^"]+)$/

function inChinese(text: string): string {
  for (const [pattern, chinese] of known) {
    const found = pattern.exec(text)
    if (found) return chinese.replace(/\$(\d)/g, (_mark, index) => inChinese(found[Number(index)] ?? ''))
  }
  const [, name = '', field, value = '', fault = ''] = misread.exec(text) ?? []
  const misreadField = recordFields.find((one) => one === field)
  if (!misreadField) return text
  return `${name}：${recordFieldWords[misreadField]['zh-TW']}「${value}」。${faultOfWarning(fault)['zh-TW']}`
}
