import type { Language } from '#contract/languages.ts'
import type { SyncRun } from '#contract/sync.ts'
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
    'Notion 已沒有 $2 件產品中的 $1 件，未有更改任何內容。確定的話，可選擇仍然下架',
  ],
  [
    /^Failed to connect to Notion\. Please check your API key and database ID\.\s*([\s\S]*)$/,
    '未能連接 Notion，請檢查 API 金鑰及資料庫 ID。$1',
  ],
]

/** What a run says of itself, for the reader: Notion's own words stay as they are. */
export function runMessage({ message, stage }: Pick<SyncRun, 'message' | 'stage'>, language: Language): string {
  if (language === 'en') return message
  const isUnderWay = stage === 'fetching' || stage === 'processing'
  return isUnderWay ? stageWords[stage]['zh-TW'] : inChinese(message)
}

/** A sentence of the server's about a sync, in the reader's language where it is a known one. */
export function syncSentence(text: string, language: Language): string {
  return language === 'en' ? text : inChinese(text)
}

function inChinese(text: string): string {
  for (const [pattern, chinese] of known) {
    const found = pattern.exec(text)
    if (found) return chinese.replace(/\$(\d)/g, (_mark, index) => inChinese(found[Number(index)] ?? ''))
  }
  return text
}
