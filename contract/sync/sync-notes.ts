import * as z from 'zod/mini'
import { productField, recordFields } from '../fields/product.ts'
import { inLanguage } from '../i18n/in-language.ts'
import type { ReaderLanguage } from '../i18n/languages.ts'
import { filledIn, type PlacesOf } from '../i18n/placeholders.ts'
import { fileNotePhrases } from './file-notes.ts'
import { pictureNotePhrases } from './picture-notes.ts'

/**
 * Notes of a sync: code and parameters, stored as such and formatted in the reader's language. `{name}` is a
 * parameter; for a field, `{field:heading}` is its name in Notion and `{field:label}` its name here.
 */
export const syncNotePhrases = {
  several: { 'zh-TW': '{notes}', en: '{notes}' },
  unknown: { 'zh-TW': '發生不明錯誤', en: 'Unknown error occurred' },

  connecting: { 'zh-TW': '正在連接產品來源', en: 'Connecting to the source of products' },
  reading: { 'zh-TW': '正在讀取頁面', en: 'Reading pages' },
  read: { 'zh-TW': '已讀取 {count} 頁', en: 'Read {count} pages' },
  writing: { 'zh-TW': '正在寫入 {count} 款有變動的產品', en: 'Writing {count} changed products' },
  written: { 'zh-TW': '已寫入 {count} 款產品，共 {total} 款', en: 'Wrote {count} of {total} products' },
  told: { 'zh-TW': '已告知 Notion {count} 款產品，共 {total} 款', en: 'Told Notion of {count} of {total} products' },

  succeeded: { 'zh-TW': '產品已成功同步', en: 'Products have been synchronized successfully' },
  'planned.one': {
    'zh-TW': '未有寫入任何內容：這份預覽有 1 項變動',
    en: 'Nothing was written: this plan has one change',
  },
  planned: {
    'zh-TW': '未有寫入任何內容：這份預覽有 {count} 項變動',
    en: 'Nothing was written: this plan has {count} changes',
  },
  // Stored by runs from before the brake existed, like too-many-gone.
  'awaiting.one': {
    'zh-TW': '未有寫入任何內容：1 項變動等待批核',
    en: 'Nothing was written: one change waits for approval',
  },
  awaiting: {
    'zh-TW': '未有寫入任何內容：{count} 項變動等待批核',
    en: 'Nothing was written: {count} changes wait for approval',
  },
  'planned.giving-up': {
    'zh-TW': '未有寫入任何內容：這份預覽會放棄「{field:label}」，有 {count} 項變動',
    en: 'Nothing was written: this plan gives up {field:heading}, with {count} changes',
  },
  braked: {
    'zh-TW': '未有寫入任何內容，等待確認。{reasons}',
    en: 'Nothing was written; a person is asked first. {reasons}',
  },
  'mass.retired': {
    'zh-TW': '{total} 款產品中有 {count} 款會下架。',
    en: '{count} of {total} products would leave the site.',
  },
  'mass.price': {
    'zh-TW': '{total} 款產品中有 {count} 款的價格會改變。',
    en: '{count} of {total} products would get another price.',
  },
  'mass.price-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會失去價格。',
    en: '{count} of {total} products would lose their price.',
  },
  'mass.stock': {
    'zh-TW': '{total} 款產品中有 {count} 款的庫存數量會改變。',
    en: '{count} of {total} products would have another number in stock.',
  },
  'mass.availability': {
    'zh-TW': '{total} 款產品中有 {count} 款會由缺貨變為有貨。',
    en: '{count} of {total} products would be in stock again.',
  },
  'mass.out-of-stock': {
    'zh-TW': '{total} 款產品中有 {count} 款會變為缺貨。',
    en: '{count} of {total} products would be out of stock.',
  },
  'mass.category': {
    'zh-TW': '{total} 款產品中有 {count} 款會轉到另一類別。',
    en: '{count} of {total} products would move to another category.',
  },
  'mass.listing': {
    'zh-TW': '{total} 款產品以外有 {count} 款會按「上架」欄在網站上架。',
    en: '{count} products beside the {total} that are listed would appear on the site, since their Listed says so.',
  },
  'mass.listing-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會按「上架」欄離開網站。',
    en: '{count} of {total} products would leave the site, since their Listed says so.',
  },
  'mass.name': {
    'zh-TW': '{total} 款產品中有 {count} 款的名稱會改變。',
    en: '{count} of {total} products would get another name.',
  },
  'mass.code': {
    'zh-TW': '{total} 款產品中有 {count} 款的 SKU、原廠編號或型號會改變。',
    en: '{count} of {total} products would get another SKU, manufacturer code or model number.',
  },
  'mass.code-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會失去 SKU。',
    en: '{count} of {total} products would lose their SKU.',
  },
  'mass.description': {
    'zh-TW': '{total} 款產品中有 {count} 款的描述會改變。',
    en: '{count} of {total} products would get another description.',
  },
  'mass.description-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會失去描述。',
    en: '{count} of {total} products would lose their description.',
  },
  'mass.term': {
    'zh-TW': '{total} 款產品中有 {count} 款的收費方式會改變。',
    en: '{count} of {total} products would be charged in another way.',
  },
  'mass.pictures': {
    'zh-TW': '{total} 款產品中有 {count} 款的圖片會改變。',
    en: '{count} of {total} products would get other pictures.',
  },
  'mass.pictures-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會失去圖片。',
    en: '{count} of {total} products would lose their pictures.',
  },
  'mass.specifications': {
    'zh-TW': '{total} 款產品中有 {count} 款的功能或規格會改變。',
    en: '{count} of {total} products would get other features or specifications.',
  },
  'mass.specifications-lost': {
    'zh-TW': '{total} 款產品中有 {count} 款會失去規格。',
    en: '{count} of {total} products would lose their specifications.',
  },
  'mass.details': {
    'zh-TW': '{total} 款產品中有 {count} 款的標籤、配件、文件、保養、交貨期或其他詳情會改變。',
    en: '{count} of {total} products would get other tags, accessories, documents, warranty, lead time or other details.',
  },
  'mass.trashed': {
    'zh-TW': '{total} 款產品中有 {count} 款的頁面會移到 Notion 的垃圾桶。',
    en: 'The pages of {count} of {total} products would go to the trash in Notion.',
  },
  'mass.already': {
    'zh-TW': '其中 {count} 款已在過去一小時內逐頁改了。',
    en: '{count} of them were changed already within the past hour, page by page.',
  },
  'still-waits': {
    'zh-TW': '等待批核的預覽仍然符合現況',
    en: 'The plan that waits for approval still says what there is to do',
  },
  failed: { 'zh-TW': '同步失敗：{reason}', en: 'Sync failed: {reason}' },
  cancelled: {
    'zh-TW': '{by} 取消了這次同步；取消前已寫入的內容保持完整',
    en: 'Cancelled by {by}. What was written until then stays as it is',
  },
  'notion.asks-to-wait': { 'zh-TW': 'Notion 要求等候 {seconds} 秒', en: 'Notion asks us to wait {seconds} s' },
  'notion.tries-again': {
    'zh-TW': 'Notion 沒有回應，{seconds} 秒後再試',
    en: 'Notion did not answer; trying again in {seconds} s',
  },
  'server-stopping': { 'zh-TW': '伺服器正在關閉', en: 'The server is stopping' },
  'signal-received': { 'zh-TW': '收到停止訊號', en: 'Stopped by a signal' },
  'process-ended': { 'zh-TW': '執行同步的程序已經結束', en: 'The process that ran this sync ended' },
  'plan-outdated': {
    'zh-TW': '製作預覽之後內容已有變動，未有更改任何內容',
    en: 'The ground has moved since this plan was made; nothing was changed',
  },
  'too-many-gone': {
    'zh-TW': 'Notion 已沒有 {total} 款產品中的 {count} 款，未有更改任何內容',
    en: '{count} of {total} products are gone from Notion; nothing was changed',
  },
  'more-warnings': { 'zh-TW': '另有 {count} 項提示', en: '{count} more warnings' },

  ...fileNotePhrases,
  ...pictureNotePhrases,

  'notion.not-connected': {
    'zh-TW': '{reason} · 未能連接 Notion，請檢查 API 金鑰及資料庫 ID。',
    en: '{reason} · Failed to connect to Notion. Please check your API key and database ID.',
  },
  'notion.invalid-structure': {
    'zh-TW': 'Notion 的回覆並非預期的格式',
    en: 'Invalid Notion API response structure',
  },
  'notion.no-json': { 'zh-TW': 'Notion 的回覆不是 JSON', en: 'Notion’s answer was not JSON' },
  'notion.timeout': {
    'zh-TW': 'Notion 在 {seconds} 秒內沒有回應',
    en: 'Notion did not answer within {seconds} seconds',
  },
  'product.create-awaited': {
    'zh-TW': 'Notion 未有回覆上次新增頁面的要求，可能仍會完成，所以未有再次新增；稍後會先再找一次，找不到才會新增。',
    en: 'Notion has not answered when its page was to be made, and may still make it, so it was not asked again; it is looked for once more, and asked for after that.',
  },
  'notion.unreachable': { 'zh-TW': '未能連上 Notion', en: 'Notion could not be reached' },
  'notion.unreachable.why': { 'zh-TW': '未能連上 Notion（{reason}）', en: 'Notion could not be reached ({reason})' },
  'notion.status': { 'zh-TW': 'Notion 以狀態碼 {status} 回應', en: 'Notion answered with status {status}' },
  'notion.said': { 'zh-TW': '{meaning}Notion 的原文：「{reply}」', en: '{meaning} Notion said: “{reply}”' },
  'notion.means.key': {
    'zh-TW': 'Notion 不接受這個 API 金鑰：可能已經更換，或複製得不完整。請到 Notion 重新複製，再在這裏的「連接」填上。',
    en: 'Notion does not accept the API key: it was renewed, or not copied whole. Copy it again in Notion and enter it under Connection.',
  },
  'notion.means.rights': {
    'zh-TW': '整合沒有所需的權限。請在 Notion 的整合設定中，讓它可以讀取、更新和加入內容。',
    en: 'The integration may not do this. In its settings in Notion, let it read, update and insert content.',
  },
  'notion.means.no-database': {
    'zh-TW': 'Notion 找不到這個資料庫。請核對資料庫 ID，並在 Notion 開啟資料庫，按「⋯ → 連接」加入整合。',
    en: 'Notion finds no such database. Check the database ID, and add the integration to the database in Notion, under ⋯ → Connections.',
  },
  'notion.means.no-page': {
    'zh-TW': 'Notion 找不到這款產品的頁面：可能已經刪除，或不再與整合共用。',
    en: 'Notion finds no such page: it was deleted, or is no longer shared with the integration.',
  },
  'notion.means.nothing-there': {
    'zh-TW': 'Notion 找不到要讀取的內容：可能已經刪除，或沒有與整合共用。',
    en: 'Notion does not find what was asked for: it was deleted, or is not shared with the integration.',
  },
  'notion.means.busy': {
    'zh-TW': 'Notion 現時太忙。毋須處理，稍後會自動再試。',
    en: 'Notion is too busy at the moment. There is nothing to do: it is tried again by itself.',
  },
  'notion.means.clash': {
    'zh-TW': '同一時間有人在 Notion 更改這一頁。毋須處理，稍後會自動再試。',
    en: 'Somebody changed the same thing in Notion at that moment. There is nothing to do: it is tried again by itself.',
  },
  'notion.means.trouble': {
    'zh-TW': 'Notion 那邊出現問題，並非設定有誤。毋須處理，下次同步會再試。',
    en: 'Something is wrong on Notion’s side, not with the settings. There is nothing to do: the next sync tries again.',
  },
  'notion.means.slow': {
    'zh-TW': 'Notion 太久沒有完成。毋須處理，下次同步會再試。',
    en: 'Notion took too long. There is nothing to do: the next sync tries again.',
  },
  'notion.means.version': {
    'zh-TW': 'Notion 已不再支援這個網站所用的版本。請通知負責網站的同事更新。',
    en: 'Notion no longer takes the version that this site speaks. Tell whoever looks after the site to update it.',
  },
  'notion.means.address': {
    'zh-TW': 'Notion 看不懂網站要讀取的地址。請核對資料庫 ID；仍然不行的話，請通知負責網站的同事。',
    en: 'Notion does not understand what address was asked for. Check the database ID; if it stays so, tell whoever looks after the site.',
  },
  'notion.means.malformed': {
    'zh-TW': 'Notion 看不懂網站送出的內容，這是網站的問題。請通知負責網站的同事。',
    en: 'Notion does not understand what the site sent, which is the site’s fault. Tell whoever looks after the site.',
  },
  'notion.means.is-page': {
    'zh-TW': '這個 ID 是一個頁面，不是資料庫。請在 Notion 以整頁開啟資料庫，再複製連結。',
    en: 'This ID is that of a page, not of a database. Open the database as a full page in Notion and copy its link.',
  },
  'notion.means.no-id': {
    'zh-TW': '資料庫 ID 的格式不正確。請在 Notion 複製資料庫的連結，再貼到這裏。',
    en: 'This is no database ID. Copy the link of the database in Notion and paste it here.',
  },
  'notion.means.no-column': {
    'zh-TW': '有人在 Notion 刪除了要寫入的欄位。毋須處理，下次同步會重新核對欄位。',
    en: 'Somebody has deleted the column that was to be written. There is nothing to do: the next sync looks at the columns anew.',
  },
  'notion.means.column-type': {
    'zh-TW': 'Notion 欄位的類型不能存放這項內容。請在 Notion 改用其他類型，文字類型可以存放任何內容。',
    en: 'The column in Notion is of a type that cannot hold this. Give it another type there: text takes everything.',
  },
  'notion.means.too-long': {
    'zh-TW': '內容太長，Notion 的欄位放不下。請在這裏縮短，再試一次。',
    en: 'It is too long for the column in Notion. Shorten it here and try again.',
  },
  'notion.means.option': {
    'zh-TW': 'Notion 的欄位沒有這個選項，或不能用這樣的選項。請在 Notion 加入選項，或在這裏改寫。',
    en: 'The column in Notion has no such option, or cannot have it. Add it there, or write the value otherwise here.',
  },
  'notion.means.in-trash': {
    'zh-TW': '這一頁在 Notion 的垃圾桶。請在 Notion 取回，或在這裏將產品下架。',
    en: 'The page is in Notion’s trash. Take it out there, or retire the product here.',
  },
  'notion.means.sources': {
    'zh-TW': '資料庫有幾個資料來源。請在「連接」選擇存放產品的一個。',
    en: 'The database has several data sources. Choose the one that holds the products, under Connection.',
  },
  'notion.means.lost-place': {
    'zh-TW': 'Notion 讀到一半便中斷了。毋須處理，下次同步會由頭讀起。',
    en: 'The reading was interrupted half-way. There is nothing to do: the next sync begins anew.',
  },
  'notion.means.invalid': {
    'zh-TW': 'Notion 不接受這項內容。請按原文修改；看不明白的話，請通知負責網站的同事。',
    en: 'Notion does not take this. Change it as Notion says; if that is not clear, tell whoever looks after the site.',
  },
  'notion.means.refused': { 'zh-TW': 'Notion 拒絕了這次要求。', en: 'Notion refused the request.' },
  'notion.choose-source': {
    'zh-TW': '資料庫有幾個資料來源（{names}），請選擇存放產品的一個。',
    en: 'The database has several data sources ({names}). Choose the one that holds the products.',
  },
  'notion.page-gone': {
    'zh-TW': 'Notion 已沒有這款產品的頁面，或頁面不再與整合共用。',
    en: 'Its page in Notion is gone, or no longer shared with the integration.',
  },
  'notion.crowded-minute': {
    'zh-TW': 'Notion 不再列出於 {minute} 建立的頁面：數量超出一次查詢的上限。未有下架任何產品。',
    en: 'Notion lists no more of the pages created at {minute}: there are more than one query gives. Nothing is retired.',
  },

  'notion.partial-list': {
    'zh-TW': 'Notion 的回覆並不完整：說還有其他頁面，卻沒有給出來。未有更改任何內容。',
    en: 'Notion’s answer is not whole: it says that there are more pages, and does not give them. Nothing was changed.',
  },
  'notion.partial-rows': {
    'zh-TW': 'Notion 的回覆並不完整：沒有一頁帶有「{column}」欄位。未有更改任何內容。',
    en: 'Notion’s answer is not whole: no page has column “{column}”. Nothing was changed.',
  },
  'notion.unmapped': {
    'zh-TW':
      '這個資料庫的欄位對應尚未儲存（{columns} 欄之中按名稱認得 {known} 欄），所以未有發佈任何內容。請到「Notion 同步」的「欄位對應」核對每一欄並儲存一次，之後便會自動同步。',
    en: 'Nothing was published: the columns of this database have not been confirmed yet (by their names, {known} of {columns} are known). Check them on the Notion screen, under “Columns”, and save once; imports then run by themselves.',
  },
  'notion.is-pricebook': {
    'zh-TW': '這個資料庫是價目表，不是產品目錄：請檢查兩個資料庫 ID。未有更改任何內容。',
    en: 'This database is the pricebook, not the catalogue: check the two database ids. Nothing was changed.',
  },

  'page.same-sku': {
    'zh-TW':
      '{name}：SKU「{sku}」與「{other}」相同，這一頁未有匯入。請在 Notion 為其中一頁改用另一個 SKU，或把多餘的一頁移到垃圾桶',
    en: '{name}: was left out, for “{other}” has the same SKU, {sku}. Give one of the two pages another SKU, or put the one too many in the trash',
  },
  'product.same-sku': {
    'zh-TW': '{name}：SKU「{sku}」與「{other}」相同，請為其中一款改用另一個 SKU',
    en: '{name}: has the same SKU as “{other}”, {sku}. Give one of the two another',
  },
  'product.note': { 'zh-TW': '{name}：{reason}', en: '{name}: {reason}' },
  'product.picture': {
    'zh-TW': '{name}：圖片「{picture}」未有採用（{reason}）',
    en: '{name}: picture "{picture}" was left out: {reason}',
  },
  'product.cut': {
    'zh-TW': '{name}：{field:label} 太長，只保留首 {length} 個字元',
    en: '{name}: {field:heading} was cut to {length} characters',
  },
  'product.edited': {
    'zh-TW': '{name}：製作預覽之後有人編輯過，保留不變',
    en: '{name}: was edited since the plan was made, and left as it is',
  },
  'product.edited-meanwhile': {
    'zh-TW': '{name}：同步期間一直有人編輯，下次完整同步再合併',
    en: '{name}: was edited here all the while; the next complete sync merges it',
  },
  'product.edited-without-pause': {
    'zh-TW': '{name} 一直有人編輯，已寫入 Notion 的內容未能在這裏記下',
    en: '{name} is edited without a pause; what was sent of it could not be written down',
  },
  'product.refused': { 'zh-TW': '{name}：未有寫入：{reason}', en: '{name}: was not written: {reason}' },
  'product.gone': { 'zh-TW': '產品 {id} 已不存在', en: 'The product {id} is gone' },
  'product.gone-or-linked': {
    'zh-TW': '產品已不存在，或已有自己的頁面。',
    en: 'The product is gone, or has got a page since.',
  },
  untranslated: { 'zh-TW': '{field:label} 未有翻譯：{reason}', en: '{field} was not translated: {reason}' },
  'untranslated.away': {
    'zh-TW': '{field:label} 未有翻譯：{reason}；這次同步不會再試',
    en: '{field} was not translated: {reason}; it is not asked again in this run',
  },
  'translation.away': { 'zh-TW': '翻譯服務沒有回應', en: 'The translation service did not answer' },
  'translation.status': {
    'zh-TW': '翻譯服務以狀態碼 {status} 回應',
    en: 'The translation service answered with status {status}',
  },
  'translation.none': { 'zh-TW': '翻譯服務沒有給出譯文', en: 'The translation service gave no translation' },

  'column.no-title': {
    'zh-TW': '資料庫沒有可見的標題欄，而產品名稱取自標題欄：請檢查整合可以讀取甚麼。',
    en: 'The database shows no title column, which names the products: check what the integration may read.',
  },
  'column.wrong-type': {
    'zh-TW': '欄位「{column}」的類型是 {type}，不能存放「{field:label}」（{types} 才可以）。',
    en: 'Column “{column}” is of type {type}, which cannot hold {field:heading} ({types} can).',
  },
  'column.wrong-type.instead': {
    'zh-TW': '欄位「{column}」的類型是 {type}，不能存放「{field:label}」（{types} 才可以），現改讀「{instead}」。',
    en: 'Column “{column}” is of type {type}, which cannot hold {field:heading} ({types} can); “{instead}” is read instead.',
  },
  'column.other-currency': {
    'zh-TW':
      '欄位「{column}」的金額以 {currency} 顯示，沒有匯率可換算為「{field:label}」，所以未有讀取，產品保留原有內容。請在欄位對應選擇它的貨幣，或在 Notion 改用港元、美元或人民幣的數字格式。',
    en: 'Column “{column}” shows its numbers in {currency}, which has no rate here: {field:heading} is not read from it, and products keep what they have. Choose its currency under Columns, or format it as HKD, USD or RMB in Notion.',
  },
  'column.converted': {
    'zh-TW':
      '欄位「{column}」的數字格式是 {currency}，「{field:label}」按「銷售設定」的匯率換算；若格式不對，請在欄位對應選擇它的貨幣。',
    en: 'Column “{column}” shows its numbers in {currency}: {field:heading} is converted at the rates of the sales settings. If that is not its currency, choose the right one under Columns.',
  },
  'refused.currency': {
    'zh-TW': '欄位以另一種貨幣（{currency}）顯示金額',
    en: 'the column shows its numbers in another currency ({currency})',
  },
  'column.gone': {
    'zh-TW': '原本存放「{field:label}」的欄位已不見，產品保留原有內容；加入名為「{field:heading}」的欄位便可恢復',
    en: 'The column that held {field:heading} is gone: products keep what it said. To bring it back, name a column “{field:heading}”.',
  },
  'column.kept-blank': {
    'zh-TW':
      '「{field:label}」的欄位是新的，{count} 款產品在欄內沒有內容：產品保留原有的內容，例如 {samples}。請填寫欄位、匯出，或在 Notion 同步頁放棄這項內容',
    en: 'The column of {field:heading} is new and blank for {count} products, which keep what they said, such as {samples}. Fill it in, run an export, or give it up on the Notion Sync screen',
  },
  'column.kept': {
    'zh-TW': '{count} 款產品保留「{field:label}」原有的內容（例如 {samples}）：可在同步畫面另選欄位，或放棄這項內容',
    en: '{count} products keep what {field:heading} said, such as {samples}. On the sync screen, name another column for it or give it up.',
  },
  'column.gone.chosen': {
    'zh-TW': '「{field:label}」所選的欄位「{column}」已不見，產品保留原有內容；請在「欄位對應」另選一欄',
    en: 'Column “{column}”, chosen for {field:heading}, is gone: products keep what it said. Choose another under “Columns”.',
  },
  'column.shared': {
    'zh-TW': '欄位「{column}」同時供「{field:label}」和「{other:label}」使用：會讀取，但不會寫入。',
    en: 'Column “{column}” feeds {field:heading} and {other:heading}: it is read for both and written for neither.',
  },
  'column.computed': {
    'zh-TW': '欄位「{column}」的類型是 {type}，由 Notion 計算：「{field:label}」不能寫入。',
    en: 'Column “{column}” is of type {type}, which Notion computes: an export cannot send {field:heading}.',
  },
  'column.none.one': {
    'zh-TW': 'Notion 沒有「{field:heading}」欄位：1 款產品的這項內容只留在這裏；加入同名欄位便可寫入',
    en: 'No column takes {field:heading}: what one product says of it stays here. Name a column so to send it.',
  },
  'column.none': {
    'zh-TW': 'Notion 沒有「{field:heading}」欄位：{count} 款產品的這項內容只留在這裏；加入同名欄位便可寫入',
    en: 'No column takes {field:heading}: what {count} products say of it stays here. Name a column so to send it.',
  },
  'column.refuses': {
    'zh-TW': '欄位「{column}」不能存放{field:label}：{reason}。',
    en: 'Column “{column}” cannot hold {field:heading}: {reason}.',
  },
  'column.refuses-text': {
    'zh-TW': '欄位「{column}」不能存放{field:label}「{value}」：{reason}。',
    en: 'Column “{column}” cannot hold {field:heading} “{value}”: {reason}.',
  },
  'column.pricebook': {
    'zh-TW': '價目表的欄位「{column}」不能存放「{value}」：{reason}。',
    en: 'Column “{column}” of the pricebook cannot hold “{value}”: {reason}.',
  },

  'refused.gone': { 'zh-TW': '欄位已不見', en: 'it is gone' },
  'refused.blank-title': { 'zh-TW': '標題不能留空', en: 'a title cannot be blank' },
  'refused.computed': {
    'zh-TW': '{type} 類型的欄位由 Notion 自行計算',
    en: 'Notion computes a column of type {type} by itself',
  },
  'refused.shared': {
    'zh-TW': '這一欄同時是「{field:label}」',
    en: 'it holds {field:heading} as well',
  },
  'refused.pieces': { 'zh-TW': 'Notion 最多接受 {count} 段文字', en: 'Notion takes {count} pieces of text at most' },
  'refused.no-number': { 'zh-TW': '這不是數字', en: 'it is no number' },
  'refused.comma': { 'zh-TW': '選項不能含有逗號', en: 'an option cannot hold a comma' },
  'refused.long-option': {
    'zh-TW': '選項最多 {length} 個字元',
    en: 'an option holds {length} characters at most',
  },
  'refused.no-option': { 'zh-TW': '可用的選項是 {options}', en: 'its options are {options}' },
  'refused.options': { 'zh-TW': 'Notion 最多接受 {count} 個選項', en: 'Notion takes {count} options at most' },
  'refused.checkbox': { 'zh-TW': '核取方塊只可是 Yes 或 No', en: 'a checkbox is Yes or No' },
  'refused.length': { 'zh-TW': '最多可存 {length} 個字元', en: 'it holds {length} characters at most' },
  'refused.no-date': { 'zh-TW': '這不是日期，應像 2026-01-31', en: 'it is no date such as 2026-01-31' },
  'refused.foreign-file': {
    'zh-TW': '「{name}」是 Notion 的檔案，只可在 Notion 放到頁面上',
    en: '“{name}” is a file of Notion’s, which has to be put on the page in Notion',
  },
  'refused.hosted-file': {
    'zh-TW': 'Notion 檔案的連結只維持一小時',
    en: 'the link to a file of Notion’s lasts an hour only',
  },
  'refused.uploaded-file': {
    'zh-TW': '「{name}」是上載到本站的圖片，Notion 不接受沒有網域的網址',
    en: '“{name}” was uploaded here, and Notion takes no address without a host',
  },
  'refused.one-address': { 'zh-TW': '只可存放一個網址', en: 'it takes a single address' },
  'refused.spaces': {
    'zh-TW': '帶空格的網址會被讀成幾個',
    en: 'an address with spaces would read as several',
  },
  'refused.reads-as': { 'zh-TW': '讀回來會是「{value}」', en: 'it would read “{value}”' },
  'refused.reads-blank': { 'zh-TW': '讀回來會是空白', en: 'it would read as blank' },

  'value.unreadable': {
    'zh-TW': '{name}：{field:label}「{value}」{fault}；{consequence}',
    en: '{name}: {field} "{value}" {fault}; {consequence}',
  },

  'fault.term': { 'zh-TW': '應為 Annual 或 One-time', en: 'is neither Annual nor One-time' },
  'fault.category': { 'zh-TW': '沒有這個類別', en: 'is unknown' },
  'fault.availability': { 'zh-TW': '看不出有沒有貨', en: 'holds no word that is known' },
  'fault.yes-no': { 'zh-TW': '應為 Yes 或 No', en: 'is neither Yes nor No' },
  'fault.connectivity': { 'zh-TW': '應為 LoRa、NB-IoT 或 Wi-Fi', en: 'is none of LoRa, NB-IoT, Wi-Fi' },
  'fault.listing': { 'zh-TW': '看不出是否上架', en: 'does not say whether the product is listed' },
  'fault.ip-rating': { 'zh-TW': '看不出 IP 防護等級', en: 'holds no IP code' },
  'fault.components': { 'zh-TW': '看不出 SKU 和數量', en: 'tells no SKU and quantity' },
  'fault.mounting': { 'zh-TW': '沒有這種安裝方式', en: 'is no mounting that is known' },
  'fault.months': { 'zh-TW': '應為 1 至 240 個月', en: 'is no warranty from 1 to 240 months' },
  'fault.days': { 'zh-TW': '應為 1 至 365 日', en: 'is no lead time from 1 to 365 days' },
  'fault.pieces': { 'zh-TW': '應為 1 至 100,000 件', en: 'is no number of pieces from 1 to 100,000' },
  'fault.volume-price': { 'zh-TW': '看不出批量價', en: 'is no volume price such as "10: 1100"' },
  'fault.volume-price-order': {
    'zh-TW': '數量應遞增、價格應遞減，並低於建議零售價',
    en: 'must rise in pieces and fall in price, below the MSRP',
  },
  'fault.own-sku': { 'zh-TW': '是產品自己的 SKU', en: 'is the product’s own SKU' },
  'fault.country': { 'zh-TW': '沒有這個地區', en: 'is no country that is known' },
  'fault.document': { 'zh-TW': '不是 https:// 的文件', en: 'is no document on an https:// address' },
  'fault.price-in-hkd': { 'zh-TW': '看不出港幣金額', en: 'is no price in HKD' },
  'fault.price-in-usd': { 'zh-TW': '看不出美元金額', en: 'is no price in USD' },
  'fault.percentage': { 'zh-TW': '應為 0 至 100 的百分比', en: 'is no percentage from 0 to 100' },
  'fault.amount': { 'zh-TW': '金額太大，無法儲存', en: 'is an amount that does not fit' },
  'then.blank': { 'zh-TW': '留空', en: 'left blank' },
  'then.left-out': { 'zh-TW': '略去這項', en: 'left out' },
  'then.hardware': { 'zh-TW': '歸入 IoT 硬件', en: 'filed under hardware' },
  'then.out-of-stock': { 'zh-TW': '當作缺貨', en: 'taken as out of stock' },
  'then.unlisted': { 'zh-TW': '不在網站上架', en: 'not shown on the site' },
  'then.taken-as': { 'zh-TW': '當作 {value}', en: 'taken as {value}' },
  'then.by-category': { 'zh-TW': '按類別及收費方式判斷', en: 'by category and term' },
  'then.from-prices': { 'zh-TW': '按價格判斷', en: 'told from the prices' },

  'pricebook.note': { 'zh-TW': '價目表：{name}：{reason}', en: 'Pricebook: {name}: {reason}' },
  'pricebook.changed': {
    'zh-TW': '價目表：{name}：製作預覽之後內容已有變動，保留不變',
    en: 'Pricebook: {name}: is not as it was when the plan was made, and left as it is',
  },
  'pricebook.kept': { 'zh-TW': '價目表保留不變：{reason}', en: 'The pricebook was left as it is: {reason}' },
  'pricebook.not-written': {
    'zh-TW': '未能寫入價目表的資料庫：{reason}',
    en: 'The pricebook database cannot be written: {reason}',
  },
} as const

export type SyncNoteCode = keyof typeof syncNotePhrases

const codes = Object.keys(syncNotePhrases).filter((code): code is SyncNoteCode => code in syncNotePhrases)

/**
 * A code with parameters, which may contain notes; or a plain text of Notion or another service, which is not
 * translated.
 */
export const syncNoteSchema = z.union([
  z.string(),
  z.object({ code: z.enum(codes), params: z.record(z.string(), z.any()) }),
])
export type SyncNote = z.infer<typeof syncNoteSchema>

type ParamsOf<Code extends SyncNoteCode> = Record<
  PlacesOf<(typeof syncNotePhrases)[Code]['en']>,
  string | number | SyncNote | SyncNote[]
>

/** @param params values of the phrase's placeholders; fields by their name in the record */
export function syncNote<Code extends SyncNoteCode>(
  code: Code,
  ...[params]: [PlacesOf<(typeof syncNotePhrases)[Code]['en']>] extends [never] ? [] : [params: ParamsOf<Code>]
): SyncNote {
  return { code, params: params ?? {} }
}

/** Combines several notes; null when there are none. */
export function joined(notes: SyncNote[]): SyncNote | null {
  const [first = null, ...others] = notes
  return others.length > 0 ? syncNote('several', { notes }) : first
}

export function isSyncNote(note: SyncNote, code: SyncNoteCode): boolean {
  return typeof note === 'object' && note.code === code
}

export function syncNoteIn(note: SyncNote, language: ReaderLanguage): string {
  if (typeof note === 'string') return note
  return filledIn(inLanguage(syncNotePhrases[note.code], language), (name, form) =>
    textOf(note.params[name], form, language),
  )
}

function textOf(value: unknown, form: string | undefined, language: ReaderLanguage): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, form, language)).join(' ')
  const field = form && recordFields.find((one) => one === value)
  if (field)
    return form === 'heading' ? productField(field).headings[0] : inLanguage(productField(field).label, language)
  const note = z.safeParse(syncNoteSchema, value).data
  return note === undefined ? String(value) : syncNoteIn(note, language)
}
