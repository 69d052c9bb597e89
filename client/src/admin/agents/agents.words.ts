import type { AgentCall } from '#contract/agents/agent-calls.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const agentsWords = {
  title: { 'zh-TW': '買方代理程式', en: 'Buyers’ agents' },
  hint: {
    'zh-TW': '買方的程式經 MCP 和 UCP 問了甚麼、得到甚麼結果。紀錄沒有個人資料，保留期和對話相同。',
    en: 'What programs of buyers asked over MCP and UCP, and what came of it. The log has no personal data and is kept as long as conversations.',
  },
  search: { 'zh-TW': '搜尋程式、工具、字眼或編號', en: 'Search client, tool, words or reference' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 次呼叫`,
    en: (total: number) => (total === 1 ? '1 call' : `${counted(total)} calls`),
  },
  none: { 'zh-TW': '未有程式查詢', en: 'No program has asked yet' },
  noneHint: {
    'zh-TW': '程式連接 /mcp 或 /.well-known/ucp 後，每次查詢會在這裏出現。',
    en: 'Once a program connects to /mcp or /.well-known/ucp, each of its calls appears here.',
  },
  asked: { 'zh-TW': '查詢內容', en: 'Asked for' },
  nothingAsked: { 'zh-TW': '沒有字眼', en: 'no words' },
  tool: { 'zh-TW': '工具', en: 'Tool' },
  client: { 'zh-TW': '程式', en: 'Client' },
  noClient: { 'zh-TW': '沒有名稱', en: 'unnamed' },
  channel: { 'zh-TW': '途徑', en: 'Channel' },
  at: { 'zh-TW': '時間', en: 'Time' },
  outcome: { 'zh-TW': '結果', en: 'Result' },
  code: { 'zh-TW': '拒絕原因', en: 'Refused because' },
  products: { 'zh-TW': '答案中的產品', en: 'Products in the answer' },
  request: { 'zh-TW': '報價要求', en: 'Request for quotation' },
  ledTo: { 'zh-TW': '有報價要求', en: 'Led to a request' },
  ledToNone: { 'zh-TW': '沒有報價要求', en: 'Led to none' },
  gone: {
    'zh-TW': (reference: string) => `${reference}（已刪除）`,
    en: (reference: string) => `${reference} (erased)`,
  },
  duration: { 'zh-TW': '需時', en: 'Duration' },
  milliseconds: { 'zh-TW': (ms: string) => `${ms} 毫秒`, en: (ms: string) => `${ms} ms` },
  sender: { 'zh-TW': '網絡', en: 'Network' },
  allOfClient: { 'zh-TW': '這個程式的全部查詢', en: 'All calls of this client' },
} satisfies Dictionary

export const channelWords: Record<AgentCall['channel'], Bilingual> = {
  mcp: { 'zh-TW': 'MCP', en: 'MCP' },
  ucp: { 'zh-TW': 'UCP', en: 'UCP' },
}

export const outcomeWords: Record<AgentCall['outcome'], Bilingual> = {
  answered: { 'zh-TW': '已回答', en: 'Answered' },
  refused: { 'zh-TW': '已拒絕', en: 'Refused' },
  failed: { 'zh-TW': '出錯', en: 'Failed' },
}
