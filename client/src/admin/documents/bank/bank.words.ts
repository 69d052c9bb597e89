import type { BankColumn, BankFault, BankMatch } from '#contract/billing/bank.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const bankWords = {
  hint: {
    'zh-TW': '上載銀行的 CSV 檔案，存入的款項會與未付發票配對，由你確認。同一檔案再上載不會重複。',
    en: 'Upload the CSV file of your bank. Money in is matched with open invoices, and you confirm it. A file that is uploaded again adds nothing.',
  },
  account: { 'zh-TW': '銀行戶口', en: 'Bank account' },
  accountHint: {
    'zh-TW': '例如：滙豐 123-456。每次用同一名稱。',
    en: 'Such as “HSBC 123-456”. Use the same name each time.',
  },
  currency: { 'zh-TW': '貨幣', en: 'Currency' },
  file: { 'zh-TW': '選擇檔案', en: 'Choose a file' },
  reading: { 'zh-TW': '讀取中…', en: 'Reading…' },
  failed: { 'zh-TW': '未能讀取檔案', en: 'The file was not read' },
  read: {
    'zh-TW': (added: number, known: number, ignored: number) =>
      `新增 ${added} 筆存入；${known} 筆之前已讀取；${ignored} 筆不是存入，已略過。`,
    en: (added: number, known: number, ignored: number) =>
      `Added: ${added}. Read before: ${known}. Not money in, left out: ${ignored}.`,
  },
  bad: { 'zh-TW': '以下各行未能讀取：', en: 'These lines could not be read:' },
  badLine: {
    'zh-TW': (line: number, why: string) => `第 ${line} 行：${why}`,
    en: (line: number, why: string) => `Line ${line}: ${why}`,
  },
  mapTitle: { 'zh-TW': '這些欄位是甚麼？', en: 'What are these columns?' },
  mapHint: {
    'zh-TW': '只須做一次，之後同樣格式的檔案會自動讀取。金額和存入二選一。',
    en: 'Only once: files with the same headings are read by themselves from then on. Choose either amount or money in.',
  },
  none: { 'zh-TW': '（沒有）', en: '(none)' },
  sample: { 'zh-TW': (text: string) => `例：${text}`, en: (text: string) => `For example: ${text}` },
  readIt: { 'zh-TW': '讀取檔案', en: 'Read the file' },
  rows: { 'zh-TW': '待配對的存入', en: 'Money in to be matched' },
  rowsFailed: { 'zh-TW': '未能載入存入款項', en: 'The rows could not be loaded' },
  empty: { 'zh-TW': '沒有待配對的存入', en: 'Nothing waits to be matched' },
  emptyHint: {
    'zh-TW': '上載月結單後，存入的款項會在這裡顯示。',
    en: 'Money in appears here after you upload a statement.',
  },
  date: { 'zh-TW': '日期', en: 'Date' },
  amount: { 'zh-TW': '金額', en: 'Amount' },
  text: { 'zh-TW': '銀行紀錄', en: 'As the bank states it' },
  invoice: { 'zh-TW': '發票', en: 'Invoice' },
  invoiceOf: {
    'zh-TW': (date: string, amount: string) => `${date} ${amount} 的發票`,
    en: (date: string, amount: string) => `Invoice of ${amount} on ${date}`,
  },
  choose: { 'zh-TW': '選擇發票', en: 'Choose an invoice' },
  noInvoice: { 'zh-TW': '沒有相符的未付發票', en: 'No open invoice fits' },
  option: {
    'zh-TW': (number: string, customer: string, open: string, why: string) =>
      `${number} · ${customer} · ${open}（${why}）`,
    en: (number: string, customer: string, open: string, why: string) => `${number} · ${customer} · ${open} (${why})`,
  },
  confirm: { 'zh-TW': '確認', en: 'Confirm' },
  confirmed: {
    'zh-TW': (number: string) => `已記錄 ${number} 的付款`,
    en: (number: string) => `Payment of ${number} recorded`,
  },
  notConfirmed: { 'zh-TW': '未能記錄付款', en: 'The payment was not recorded' },
  ignore: { 'zh-TW': '略過', en: 'Leave out' },
  ignored: { 'zh-TW': '已略過', en: 'Left out' },
  certain: {
    'zh-TW': (count: number) => `確認全部 ${count} 筆肯定相符的`,
    en: (count: number) => (count === 1 ? 'Confirm the one certain match' : `Confirm all ${count} certain matches`),
  },
  allConfirmed: {
    'zh-TW': (count: number, left: number) => `已記錄 ${count} 筆付款，餘下 ${left} 筆待配對`,
    en: (count: number, left: number) => `Payments recorded: ${count}. Still to be matched: ${left}.`,
  },
} satisfies Dictionary

export const bankColumnWords: Record<BankColumn, Bilingual> = {
  date: { 'zh-TW': '日期', en: 'Date' },
  amount: { 'zh-TW': '金額（有正負）', en: 'Amount, signed' },
  credit: { 'zh-TW': '存入', en: 'Money in' },
  text: { 'zh-TW': '摘要', en: 'Description' },
  reference: { 'zh-TW': '參考編號', en: 'Reference' },
  payer: { 'zh-TW': '付款人', en: 'Payer' },
}

export const bankFaultWords: Record<BankFault, Bilingual> = {
  no_date: { 'zh-TW': '沒有日期', en: 'there is no date' },
  no_amount: { 'zh-TW': '金額不是數字', en: 'the amount is not a number' },
  in_future: { 'zh-TW': '日期未到', en: 'the date is in the future' },
}

export const bankMatchWords: Record<BankMatch, Bilingual> = {
  certain: { 'zh-TW': '編號和金額相符', en: 'number and amount' },
  number: { 'zh-TW': '編號相符', en: 'number' },
  amount_and_name: { 'zh-TW': '金額和名稱相符', en: 'amount and name' },
  amount: { 'zh-TW': '金額相符', en: 'amount' },
  name: { 'zh-TW': '名稱相符', en: 'name' },
}
