import { cellFaults, importFaults } from '../catalogue/product-import-faults.ts'

/** Notes of syncs with files (sync-notes.ts). */
export const fileNotePhrases = {
  'source.read-only': {
    'zh-TW': '產品檔案只供讀取，不能寫入：請改用「匯入」。未有更改任何內容。',
    en: 'The product files are read and never written: import instead. Nothing was changed.',
  },
  'files.not-read': {
    'zh-TW': '{reason} · 未能讀取產品檔案，未有更改任何內容。',
    en: '{reason} · The product files could not be read; nothing was changed.',
  },
  'files.timeout': {
    'zh-TW': '產品檔案在 {seconds} 秒內未能讀完。',
    en: 'The product files were not read within {seconds} seconds.',
  },
  'files.no-name': {
    'zh-TW': '檔案的 {columns} 欄之中，認不出哪一欄是產品名稱。未有更改任何內容。請在「欄位對應」選擇。',
    en: 'None of the {columns} columns of the files is known to be the product’s name. Nothing was changed. Choose it under “Columns”.',
  },
  'files.unmapped': {
    'zh-TW':
      '檔案的欄位對應尚未儲存（{columns} 欄之中按名稱認得 {known} 欄），所以未有發佈任何內容。請在「欄位對應」核對每一欄並儲存一次，之後便會自動同步。',
    en: 'Nothing was published: the columns of these files have not been confirmed yet (by their names, {known} of {columns} are known). Check them under “Columns” and save once; imports then run by themselves.',
  },
  'files.sku-gone': {
    'zh-TW': '檔案已沒有 SKU 那一欄，分不出每一列是哪款產品。未有更改任何內容。請還原欄名，或在「欄位對應」另選一欄。',
    en: 'The column of the SKU is gone from the files, so no row can be told from another. Nothing was changed. Give it its name back, or choose another under “Columns”.',
  },
  'folder.none': {
    'zh-TW': '伺服器沒有設定產品檔案的資料夾（SOURCE_FOLDER），請聯絡負責伺服器的同事。',
    en: 'No folder for product files is set on the server (SOURCE_FOLDER). Ask whoever looks after it.',
  },
  'folder.away': {
    'zh-TW': '讀不到伺服器上的資料夾（{reason}），請聯絡負責伺服器的同事。',
    en: 'The folder on the server cannot be read ({reason}). Ask whoever looks after it.',
  },
  'folder.empty': {
    'zh-TW': '資料夾沒有 CSV 或 XLSX 檔案。',
    en: 'There is no CSV or XLSX file in the folder.',
  },
  'folder.too-many': {
    'zh-TW': '資料夾有超過 {most} 個檔案，請合併一些。',
    en: 'There are more than {most} files in the folder. Put some together.',
  },
  'folder.too-large': {
    'zh-TW': '資料夾內的檔案合共超過 {megabytes} MB。',
    en: 'The files in the folder are larger than {megabytes} MB together.',
  },
  'folder.too-many-rows': {
    'zh-TW': '各檔案合共超過 {most} 列，同步最多讀取這麼多。',
    en: 'The files have more than {most} rows together, which is as many as a sync reads.',
  },
  'file.fault': { 'zh-TW': '{file}：{reason}', en: '{file}: {reason}' },
  'file.changing': {
    'zh-TW': '檔案仍在寫入，寫完後會再讀取。',
    en: 'The file is still being written. It is read again once that is done.',
  },
  'file.too-large': { 'zh-TW': '檔案超過 {megabytes} MB。', en: 'The file is larger than {megabytes} MB.' },
  'file.same-heading': {
    'zh-TW': '有兩欄同樣名為「{heading}」，請為其中一欄改名。',
    en: 'Two columns are headed “{heading}”. Give one of them another heading.',
  },
  'file.no-heading': {
    'zh-TW': '第一列沒有任何欄名。',
    en: 'The first row holds no headings.',
  },
  'file.lacks-column': {
    'zh-TW': '第一列沒有「{column}」這個欄名，產品名稱取自這一欄。',
    en: 'The first row has no heading “{column}”, the column that names the products.',
  },
  'file.same-sku': {
    'zh-TW': 'SKU「{sku}」出現兩次：{one} 及 {other}。請更正其中一列。',
    en: 'SKU “{sku}” stands twice: {one} and {other}. Correct one of the rows.',
  },
  'file.same-name': {
    'zh-TW': '兩列沒有 SKU 而同樣名為「{name}」：{one} 及 {other}。請補上 SKU。',
    en: 'Two rows without a SKU are both called “{name}”: {one} and {other}. Give them SKUs.',
  },
  'row.same-sku': {
    'zh-TW': '{name}：SKU「{sku}」與「{other}」相同，這一列未有匯入。請為其中一款產品改用另一個 SKU，或刪去多餘的一列',
    en: '{name}: was left out, for “{other}” has the same SKU, {sku}. Give one of the two products another SKU, or delete the row too many',
  },
  'file.row': { 'zh-TW': '{file} 第 {row} 列', en: '{file} row {row}' },
  'file.is-page': {
    'zh-TW': '這個地址給出的是網頁，不是檔案：可能要登入，或應改用直接下載的連結。',
    en: 'What comes from there is a web page, not a file: it may ask for a sign-in, or a direct link is needed.',
  },
  'file.status': {
    'zh-TW': '{host} 以狀態碼 {status} 回應。',
    en: '{host} answered with status {status}.',
  },
  'file.redirects': { 'zh-TW': '{host} 轉址太多次。', en: '{host} redirects too many times.' },
  'file.not-https': {
    'zh-TW': '地址沒有以 https:// 開頭，或轉到了這樣的地址。',
    en: 'The address does not begin with https://, or leads to one that does not.',
  },
  'file.private-host': {
    'zh-TW': '地址不在公開的互聯網上，或轉到了這樣的地址。',
    en: 'The address is not on the public internet, or leads to one that is not.',
  },
  'file.timeout': {
    'zh-TW': '{host} 在 {seconds} 秒內沒有給出整個檔案。',
    en: '{host} did not give the whole file within {seconds} seconds.',
  },
  'file.unreachable': {
    'zh-TW': '未能連上 {host}，或傳送中斷（{reason}）。',
    en: '{host} could not be reached, or broke off ({reason}).',
  },
  'file.empty': importFaults.empty,
  'file.too_many_rows': {
    'zh-TW': '檔案超過 100,000 列，同步最多讀取這麼多。',
    en: 'The file has more than 100,000 rows, which is as many as a sync reads.',
  },
  'file.too_many_columns': importFaults.too_many_columns,
  'file.encrypted': importFaults.encrypted,
  'file.damaged': importFaults.damaged,
  'file.too_large_unpacked': importFaults.too_large_unpacked,
  'file.not_text': importFaults.not_text,
  'file.unknown_encoding': importFaults.unknown_encoding,
  'file.open_quote': importFaults.open_quote,
  'file.unsure_encoding': importFaults.unsure_encoding,
  'file.unfinished': {
    'zh-TW':
      '檔案在最後一個值「{value}」之後沒有換行，可能中途截斷。請取得完整的檔案；若檔案完整，請在最後加一個換行。',
    en: 'No line break follows the last value, “{value}”: the file may have been cut off. Get the whole file; if it is whole, end it with a line break.',
  },
  'row.fault': { 'zh-TW': '第 {row} 列：{reason}', en: 'Row {row}: {reason}' },
  'files.nameless': {
    'zh-TW': '{count} 列沒有產品名稱，未有匯入。',
    en: '{count} rows name no product and were left out.',
  },
  'files.nameless.one': {
    'zh-TW': '{place} 沒有產品名稱，未有匯入。',
    en: '{place} names no product and was left out.',
  },
  'cell.refused': {
    'zh-TW': '{name}（{row}）：「{field:label}」欄的值「{value}」未有採用，產品保留原有的值。{reason}',
    en: '{name} ({row}): the value “{value}” of {field:heading} was not taken, and the product keeps what it had. {reason}',
  },
  'cell.more_cells': cellFaults.more_cells,
  'cell.cut_short': cellFaults.cut_short,
  'cell.formula_empty': cellFaults.formula_empty,
  'cell.too_many_digits': cellFaults.too_many_digits,
  'cell.damaged_number': cellFaults.damaged_number,
  'cell.not_whole': cellFaults.not_whole,
  'cell.unsure_decimals': cellFaults.unsure_decimals,
  'file.too_slow': importFaults.too_slow,
  'file.too_much_memory': importFaults.too_much_memory,
  'file.stopped': importFaults.stopped,
} as const
