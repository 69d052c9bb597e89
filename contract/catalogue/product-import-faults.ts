import type { Bilingual, Language } from '../i18n/languages.ts'

/** Errors and notes of product imports: codes with their texts. */

/** Used with `import.unreadable` as the code of `file` in `errors`, and for failed imports. */
export const importFaults = {
  empty: { 'zh-TW': '檔案沒有任何資料列。', en: 'The file has no rows below its heading.' },
  too_many_rows: {
    'zh-TW': '檔案超過 100,000 列，請分成幾個檔案。',
    en: 'The file has more than 100,000 rows. Split it into several.',
  },
  too_many_columns: {
    'zh-TW': '檔案的欄太多（上限 200 欄），請刪去不需要的欄。',
    en: 'The file has more than 200 columns. Delete those that are not needed.',
  },
  encrypted: {
    'zh-TW': '檔案受密碼保護，或屬舊的 .xls 格式。請移除密碼，並另存為 .xlsx。',
    en: 'The file is protected by a password, or is an old .xls. Save it as .xlsx without a password.',
  },
  damaged: {
    'zh-TW': '檔案已損毀，或並非試算表。請在試算表程式開啟，再另存一次。',
    en: 'The file is damaged, or is no spreadsheet. Open it in a spreadsheet program and save it again.',
  },
  too_large_unpacked: {
    'zh-TW': '檔案解壓後超過 200 MB，請分成幾個檔案。',
    en: 'The file unpacks to more than 200 MB. Split it into several.',
  },
  not_text: {
    'zh-TW': '檔案既非文字亦非試算表，請存為 CSV 或 XLSX。',
    en: 'The file is neither text nor a spreadsheet. Save it as CSV or XLSX.',
  },
  unknown_encoding: {
    'zh-TW': '無法辨認檔案的文字編碼，請以 UTF-8 儲存。',
    en: 'The encoding of the text is none that is known. Save it as UTF-8.',
  },
  open_quote: {
    'zh-TW': '檔案有引號未關閉，請檢查引號後再試。',
    en: 'A quotation mark in the file is never closed. Check its quotation marks.',
  },
  unsure_encoding: {
    'zh-TW': '檔案的文字可以是 Big5，也可以是 GB18030，無法肯定。請以 UTF-8 儲存。',
    en: 'The text may be Big5 or GB18030; which of them is not certain. Save it as UTF-8.',
  },
  too_slow: {
    'zh-TW': '讀取檔案超過 60 秒，已停止。請分成幾個檔案。',
    en: 'Reading the file took over 60 seconds, so it was stopped. Split it into several.',
  },
  too_much_memory: {
    'zh-TW': '讀取檔案需要太多記憶體，已停止。請分成幾個檔案。',
    en: 'Reading the file took too much memory, so it was stopped. Split it into several.',
  },
  stopped: {
    'zh-TW': '伺服器在途中停止，沒有寫入任何資料。請再試一次。',
    en: 'The server was stopped on the way. Nothing was written. Try again.',
  },
  changed: {
    'zh-TW': '預覽後有產品被其他人更改，沒有寫入任何資料。請重新預覽。',
    en: 'Somebody has changed products since the preview. Nothing was written. Preview again.',
  },
  failed: {
    'zh-TW': '發生未預期的錯誤，沒有寫入任何資料。請再試一次。',
    en: 'Something unexpected happened. Nothing was written. Try again.',
  },
} as const satisfies Record<string, Bilingual>

export type ImportFault = keyof typeof importFaults
export const importFaultCodes = Object.keys(importFaults) as [ImportFault, ...ImportFault[]]

/** Errors of a cell or row, found while a file is read by an import or a sync. */
export const cellFaults = {
  more_cells: {
    'zh-TW': '這一列的格比欄名多，分不出哪個值屬於哪一欄。值內的逗號須放在引號內。',
    en: 'The row has more cells than there are headings, so it is unclear which value belongs to which column. Put a value that holds a separator in quotation marks.',
  },
  cut_short: {
    'zh-TW': '檔案在這一列的中間完結。請取得完整的檔案再試。',
    en: 'The file ends in the middle of this row. Get the whole file and try again.',
  },
  formula_empty: {
    'zh-TW': '公式沒有儲存結果。請在試算表程式開啟檔案，再儲存一次。',
    en: 'Holds a formula without a stored result. Open the file in a spreadsheet program and save it again.',
  },
  too_many_digits: {
    'zh-TW': '數字超過 15 位，試算表已把其餘的位改成 0。請把這一格設為文字，再輸入一次。',
    en: 'Is a number of more than 15 digits, of which a spreadsheet keeps 15. Format the cell as text and enter it again.',
  },
  damaged_number: {
    'zh-TW': '試算表把編號改成了像 1.23E+12 的數字。請把這一欄設為文字，再輸入一次。',
    en: 'A spreadsheet has turned the code into a number such as 1.23E+12. Format the column as text and enter it again.',
  },
  not_whole: {
    'zh-TW': '不是整數件數，應像 36。',
    en: 'Is no whole number of pieces. It should look like 36.',
  },
  unsure_decimals: {
    'zh-TW': '看不出逗號或點是小數還是千位。請選擇這一欄的小數點，或寫成像 1234.50 的數字。',
    en: 'It is unclear whether the comma or point marks decimals or thousands. Choose the decimal mark of the column, or write it like 1234.50.',
  },
} as const satisfies Record<string, Bilingual>

export type CellFault = keyof typeof cellFaults

type Phrase = Record<Language, (figure: string) => string>

function plain({ 'zh-TW': chinese, en }: Bilingual): Phrase {
  return { 'zh-TW': () => chinese, en: () => en }
}

/** Errors of a row. The figure is a number of characters, or of another row; empty if there is none. */
export const importRowFaults = {
  more_cells: plain(cellFaults.more_cells),
  cut_short: plain(cellFaults.cut_short),
  formula_empty: plain(cellFaults.formula_empty),
  too_many_digits: plain(cellFaults.too_many_digits),
  damaged_number: plain(cellFaults.damaged_number),
  not_whole: plain(cellFaults.not_whole),
  unsure_decimals: plain(cellFaults.unsure_decimals),
  name_missing: {
    'zh-TW': () => '新產品必須有名稱。',
    en: () => 'A new product needs a name.',
  },
  name_emptied: {
    'zh-TW': () => '名稱不能留空。',
    en: () => 'A name cannot be emptied.',
  },
  too_long: {
    'zh-TW': (most) => `太長，最多 ${most} 個字元。`,
    en: (most) => `Too long: at most ${most} characters.`,
  },
  too_many: {
    'zh-TW': (most) => `太多，最多 ${most} 項。`,
    en: (most) => `Too many: at most ${most}.`,
  },
  odd_characters: {
    'zh-TW': () => '含有不能顯示的控制字元。',
    en: () => 'Holds characters that cannot be shown.',
  },
  formula_failed: {
    'zh-TW': () => '試算表的公式出錯。',
    en: () => 'A formula of the spreadsheet failed here.',
  },
  no_price: {
    'zh-TW': () => '看不出是價格，應像 1180 或 HK$399/month。',
    en: () => 'Is no price. It should look like 1180 or HK$399/month.',
  },
  other_currency: {
    'zh-TW': (currency) => `屬其他貨幣，這一欄以 ${currency} 計算。請先換算。`,
    en: (currency) => `Is of another currency; this column counts in ${currency}. Convert it first.`,
  },
  no_percentage: {
    'zh-TW': () => '不是 0 至 100 的百分比。',
    en: () => 'Is no percentage from 0 to 100.',
  },
  amount_too_large: {
    'zh-TW': () => '金額太大。',
    en: () => 'Gives an amount that is too large.',
  },
  unknown_category: {
    'zh-TW': () => '沒有這個類別，應為 hardware、software、lpwan 或 systems。',
    en: () => 'Is no category. It should be hardware, software, lpwan or systems.',
  },
  unknown_availability: {
    'zh-TW': () => '看不出有沒有貨，應像 In stock、缺貨 或 36。',
    en: () => 'Tells no availability. It should look like In stock, Out of stock or 36.',
  },
  no_yes_or_no: {
    'zh-TW': () => '應為 Yes、No 或留空。',
    en: () => 'Should be Yes, No or blank.',
  },
  unknown_listing: {
    'zh-TW': () => '看不出是否上架，應為 Yes（上架）或 No（不上架）。',
    en: () => 'Does not say whether the product is listed. Write Yes or No.',
  },
  unknown_term: {
    'zh-TW': () => '應為 Annual 或 One-time。',
    en: () => 'Should be Annual or One-time.',
  },
  unknown_connectivity: {
    'zh-TW': () => '應為 LoRaWAN、NB-IoT 或 Wi-Fi。',
    en: () => 'Should be LoRaWAN, NB-IoT or Wi-Fi.',
  },
  unknown_ip_rating: {
    'zh-TW': () => '看不出 IP 防護等級，應像 IP67。',
    en: () => 'Tells no IP rating. It should look like IP67.',
  },
  unknown_components: {
    'zh-TW': () => '看不出 SKU 和數量，應像 HI-WL-01: 8，一行一項。',
    en: () => 'Tells no SKU and quantity. Each line should look like HI-WL-01: 8.',
  },
  unknown_mounting: {
    'zh-TW': () => '沒有這種安裝方式，應像 wall、ceiling、din-rail。',
    en: () => 'Names a mounting that is not known. It should look like wall, ceiling, din-rail.',
  },
  no_months: {
    'zh-TW': () => '看不出保養期，應像 24 或 2 年，最多 240 個月。',
    en: () => 'Tells no warranty. It should look like 24 or 2 years, at most 240 months.',
  },
  no_days: {
    'zh-TW': () => '看不出出貨時間，應像 14 或 2 星期，最多 365 日。',
    en: () => 'Tells no lead time. It should look like 14 or 2 weeks, at most 365 days.',
  },
  no_pieces: {
    'zh-TW': () => '看不出件數，應像 10，最多 100,000。',
    en: () => 'Is no number of pieces. It should look like 10, at most 100,000.',
  },
  no_volume_price: {
    'zh-TW': () => '批量價應每行像 10: 1100，數量遞增、價格遞減，並低於建議零售價。',
    en: () =>
      'Volume prices should look like 10: 1100, one a line, with rising quantities and falling prices below the MSRP.',
  },
  own_sku: {
    'zh-TW': () => '不能是產品自己的 SKU。',
    en: () => 'Cannot be the product’s own SKU.',
  },
  unknown_country: {
    'zh-TW': () => '沒有這個地區，應像 HK、MO、CN、SG。',
    en: () => 'Names a region that is not known. It should look like HK, MO, CN, SG.',
  },
  no_picture_address: {
    'zh-TW': (address) => `「${address}」不是以 https:// 開頭的圖片網址。`,
    en: (address) => `“${address}” is no address of a picture: it should begin with https://.`,
  },
  no_document: {
    'zh-TW': () => '文件應每行像「安裝指南: https://…」。',
    en: () => 'Documents should look like “Installation guide: https://…”, one a line.',
  },
  also_in_row: {
    'zh-TW': (row) => `第 ${row} 列是同一產品。`,
    en: (row) => `Row ${row} is the same product.`,
  },
  several_products: {
    'zh-TW': (count) => `有 ${count} 件產品相符，不知應更新哪一件。`,
    en: (count) => `Fits ${count} products: which one is meant cannot be told.`,
  },
  retired_product: {
    'zh-TW': () => '屬於已下架的產品，請先恢復上架。',
    en: () => 'Belongs to a retired product. Restore it first.',
  },
} as const satisfies Record<string, Phrase>

export type ImportRowFault = keyof typeof importRowFaults
export const importRowFaultCodes = Object.keys(importRowFaults) as [ImportRowFault, ...ImportRowFault[]]

/** For a picture that was not copied, the figure is its row. */
export type NotePhrase = Record<Language, (figure: string, address: string, reason: string) => string>

/** Notes about the whole file; the figure is a number of rows or cells, or what the phrase is about. */
export const importNotes = {
  title_rows: {
    'zh-TW': (row) => `欄名取自第 ${row} 列；之上的當作標題，沒有匯入。`,
    en: (row) => `The headings are those of row ${row}. What stands above them was taken for a title and left out.`,
  },
  html_cells: {
    'zh-TW': (count) => `${count} 格的 HTML 已轉為純文字，段落和清單保留。`,
    en: (count) =>
      count === '1'
        ? 'The HTML of 1 cell was turned into plain text; paragraphs and lists stay.'
        : `The HTML of ${count} cells was turned into plain text; paragraphs and lists stay.`,
  },
  unfinished: {
    'zh-TW': (value) => `最後一個值「${value}」之後沒有換行。如果檔案曾中途截斷，這個值可能不完整，請核對。`,
    en: (value) =>
      `No line break follows the last value, “${value}”. If the file was cut off, that value may not be whole: check it.`,
  },
  variant_rows: {
    'zh-TW': (count) => `${count} 列是產品的款式，本身沒有名稱，沒有匯入。要匯入的話，請為它們填上名稱。`,
    en: (count) =>
      count === '1'
        ? '1 row is a variant of a product and has no name of its own; it was left out. Give it a name to import it.'
        : `${count} rows are variants of products and have no names of their own; they were left out. Give them names to import them.`,
  },
  empty_rows: {
    'zh-TW': (count) => `${count} 列在所選的欄沒有任何值，沒有匯入。`,
    en: (count) =>
      count === '1'
        ? '1 row says nothing in the columns that are imported; it was left out.'
        : `${count} rows say nothing in the columns that are imported; they were left out.`,
  },
  picture_rows: {
    'zh-TW': (count) => `${count} 列只有產品的其他圖片，沒有匯入。`,
    en: (count) =>
      count === '1'
        ? '1 row only holds another picture of a product; it was left out.'
        : `${count} rows only hold further pictures of products; they were left out.`,
  },
  pictures_to_copy: {
    'zh-TW': (count) => `確認匯入後，會從網址下載 ${count} 張圖片。`,
    en: (count) =>
      count === '1'
        ? '1 picture is downloaded from its address once you confirm the import.'
        : `${count} pictures are downloaded from their addresses once you confirm the import.`,
  },
  picture_lost: {
    'zh-TW': (row, address, reason) => `第 ${row} 列的圖片未能下載，該列的其他資料已匯入：${address}（${reason}）`,
    en: (row, address, reason) =>
      `The picture of row ${row} could not be downloaded; the rest of the row was imported: ${address} (${reason})`,
  },
  more_pictures_lost: {
    'zh-TW': (count) => `另有 ${count} 張圖片未能下載。`,
    en: (count) =>
      count === '1' ? '1 more picture could not be downloaded.' : `${count} more pictures could not be downloaded.`,
  },
} as const satisfies Record<string, NotePhrase>

export type ImportNoteCode = keyof typeof importNotes
export const importNoteCodes = Object.keys(importNotes) as [ImportNoteCode, ...ImportNoteCode[]]

/** Heading of the errors, in the preview and in the file of rejected rows. */
export const importProblemsHeading: Bilingual = { 'zh-TW': '問題', en: 'What is wrong' }
