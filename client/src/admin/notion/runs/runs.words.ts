import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SyncChange, SyncRun } from '#contract/sync/sync.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

export const runsWords = {
  title: { 'zh-TW': '同步紀錄', en: 'Sync runs' },
  started: { 'zh-TW': '時間', en: 'When' },
  direction: { 'zh-TW': '方向', en: 'Direction' },
  status: { 'zh-TW': '結果', en: 'Status' },
  trigger: { 'zh-TW': '由誰開始', en: 'Started by' },
  here: { 'zh-TW': '這裏', en: 'Here' },
  inNotion: { 'zh-TW': 'Notion', en: 'In Notion' },
  inPricebook: { 'zh-TW': '價目表', en: 'In the pricebook' },
  bookFailures: { 'zh-TW': '未能寫入價目表', en: 'Not written to the pricebook' },
  product: { 'zh-TW': '產品', en: 'Product' },
  cancelledBy: { 'zh-TW': '由誰取消', en: 'Cancelled by' },
  pushesWith: { 'zh-TW': '連續的單款寫入', en: 'Pushes in a row' },
  pushesTold: {
    'zh-TW': (told: number, failed: number) =>
      failed > 0 ? `已告知 Notion ${told} 款產品，${failed} 款失敗` : `已告知 Notion ${told} 款產品`,
    en: (told: number, failed: number) => {
      const done = told === 1 ? '1 product was told to Notion' : `${told} products were told to Notion`
      return failed > 0 ? `${done}, ${failed} failed` : done
    },
  },
  someFailed: { 'zh-TW': '部分失敗', en: 'Some failed' },
  conflicts: { 'zh-TW': '衝突', en: 'Conflicts' },
  warnings: { 'zh-TW': '提示', en: 'Warnings' },
  duration: { 'zh-TW': '需時', en: 'Duration' },
  search: { 'zh-TW': '搜尋訊息或同事', en: 'Search messages or people' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 次同步`,
    en: (total: number) => (total === 1 ? '1 run' : `${total.toLocaleString('en-HK')} runs`),
  },
  none: { 'zh-TW': '還未同步過', en: 'No sync has run yet' },
  noneHint: {
    'zh-TW': '連接產品來源後，每次同步都會記錄在這裏。',
    en: 'Once the products’ source is connected, each run is kept here with what it changed.',
  },
  countsOf: {
    'zh-TW': (created: string, updated: string, retired: string) => `＋${created}　～${updated}　−${retired}`,
    en: (created: string, updated: string, retired: string) => `+${created}  ~${updated}  −${retired}`,
  },
  countsLabel: {
    'zh-TW': (created: number, updated: number, retired: number) => `新增 ${created}、更新 ${updated}、下架 ${retired}`,
    en: (created: number, updated: number, retired: number) => `${created} new, ${updated} updated, ${retired} retired`,
  },

  back: { 'zh-TW': '返回同步紀錄', en: 'Back to the runs' },
  runTitle: {
    'zh-TW': (direction: string, when: string) => `${direction}，${when}`,
    en: (direction: string, when: string) => `${direction}, ${when}`,
  },
  notFound: { 'zh-TW': '找不到這次同步', en: 'There is no such run' },
  notFoundHint: {
    'zh-TW': '地址可能有誤，請從同步紀錄選擇。',
    en: 'The address may be wrong. Choose one from the runs.',
  },
  failedToLoad: { 'zh-TW': '未能載入這次同步', en: 'The run could not be loaded' },
  facts: { 'zh-TW': '概要', en: 'Summary' },
  scope: { 'zh-TW': '範圍', en: 'Scope' },
  allPages: { 'zh-TW': '全部頁面', en: 'Every page' },
  editedPages: { 'zh-TW': 'Notion 告知的頁面', en: 'Pages that Notion told of' },
  unchanged: { 'zh-TW': '不變', en: 'Unchanged' },
  linked: { 'zh-TW': '改連到另一頁', en: 'Linked to another page' },
  pushFailures: { 'zh-TW': '未能寫入', en: 'Could not be written' },
  products: { 'zh-TW': '產品總數', en: 'Products in all' },
  plan: { 'zh-TW': '按預覽執行', en: 'Carried out a plan' },
  toPlan: { 'zh-TW': '查看預覽', en: 'See the plan' },
  seconds: { 'zh-TW': (seconds: string) => `${seconds} 秒`, en: (seconds: string) => `${seconds} s` },
  minutes: {
    'zh-TW': (minutes: number, seconds: number) => `${minutes} 分 ${seconds} 秒`,
    en: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  },
  showAllWarnings: {
    'zh-TW': (count: number) => `顯示全部 ${count} 項提示`,
    en: (count: number) => `Show all ${count} warnings`,
  },
  done: { 'zh-TW': '同步完成，以下是已更改的內容。', en: 'The sync is complete. What it changed is below.' },
  doneNothing: { 'zh-TW': '同步完成，兩邊沒有更改。', en: 'The sync is complete. Nothing had changed on either side.' },
  donePartly: {
    'zh-TW': (n: number) => `同步完成，但有 ${n} 頁未能寫入 Notion，原因見下。`,
    en: (n: number) =>
      `The sync is complete, but ${many(n, 'page', 'pages')} could not be written to Notion. See why below.`,
  },

  planTitle: { 'zh-TW': '預覽：尚未更改任何內容', en: 'Dry run: nothing has been changed yet' },
  approvalTitle: {
    'zh-TW': '變更較大，請先細看：尚未更改任何內容',
    en: 'A large change: look at it first. Nothing has been changed yet',
  },
  massChanges: { 'zh-TW': '變更較大的地方', en: 'What is large about it' },
  allChanges: { 'zh-TW': '全部更改', en: 'All changes' },
  /** @param parts what applying does, by side */
  planSentence: {
    'zh-TW': (parts: string[]) =>
      `執行後會${parts.join('；')}。只會做以下這些，一項不多；如果內容已有變動，便甚麼都不做。`,
    en: (parts: string[]) =>
      `Applying ${parts.join('; ')}. It does exactly what is below, or nothing at all if anything has changed since.`,
  },
  planNothing: {
    'zh-TW': '兩邊一致，執行與否都不會有任何改變。',
    en: 'Both sides agree: applying would change nothing.',
  },
  onSide: {
    'zh-TW': (side: string, acts: string) => `${side}${acts}`,
    en: (side: string, acts: string) => `${acts} ${side}`,
  },
  creates: {
    'zh-TW': (n: number) => `新增 ${n} 款產品`,
    en: (n: number) => `creates ${many(n, 'product', 'products')}`,
  },
  links: {
    'zh-TW': (n: number) => `把 ${n} 款產品連到另一頁`,
    en: (n: number) => `links ${many(n, 'product', 'products')} to another page`,
  },
  updates: {
    'zh-TW': (n: number) => `更新 ${n} 款產品`,
    en: (n: number) => `updates ${many(n, 'product', 'products')}`,
  },
  retires: {
    'zh-TW': (n: number) => `下架 ${n} 款產品`,
    en: (n: number) => `retires ${many(n, 'product', 'products')}`,
  },
  restores: {
    'zh-TW': (n: number) => `重新上架 ${n} 款產品`,
    en: (n: number) => `restores ${many(n, 'product', 'products')}`,
  },
  conflictsOf: {
    'zh-TW': (n: number) => `把 ${n} 項兩邊都改過的內容留在「衝突」`,
    en: (n: number) =>
      `leaves ${many(n, 'field that both sides changed', 'fields that both sides changed')} under Conflicts`,
  },
  marked: {
    'zh-TW': (n: number) => `其中 ${n} 項有標記，請先細看。`,
    en: (n: number) => `${many(n, 'change is', 'changes are')} marked: look at ${n === 1 ? 'it' : 'them'} first.`,
  },
  apply: { 'zh-TW': '執行', en: 'Apply' },
  applying: { 'zh-TW': '正在開始…', en: 'Starting…' },
  discard: { 'zh-TW': '放棄', en: 'Discard' },
  discarded: { 'zh-TW': '已放棄這份預覽', en: 'The plan was discarded' },
  applied: { 'zh-TW': '這份預覽已經執行。', en: 'This plan was carried out.' },
  wasDiscarded: {
    'zh-TW': '這份預覽已經放棄，沒有更改任何內容。',
    en: 'This plan was discarded; nothing was changed.',
  },
  moved: {
    'zh-TW': '做了預覽之後，內容又有變動，所以甚麼都沒有更改。請再看一次。',
    en: 'Something has changed since this plan was made, so nothing was done. Look again at what would change now.',
  },
  planAgain: { 'zh-TW': '重新預覽', en: 'New dry run' },
  settled: { 'zh-TW': '這份預覽已經處理', en: 'This plan has been dealt with already' },
  askManager: {
    'zh-TW': '經理或超級管理員可以執行或放棄。',
    en: 'A Manager or a Super Admin can apply or discard it.',
  },

  changes: { 'zh-TW': '更改', en: 'Changes' },
  noChanges: { 'zh-TW': '沒有更改。', en: 'There are no changes.' },
  noMatch: { 'zh-TW': '沒有符合條件的更改。', en: 'No change matches.' },
  changesFailed: { 'zh-TW': '未能載入更改', en: 'The changes could not be loaded' },
  searchChanges: { 'zh-TW': '搜尋產品名稱', en: 'Search product names' },
  side: { 'zh-TW': '在哪一邊', en: 'Side' },
  anySide: { 'zh-TW': '兩邊', en: 'Both sides' },
  anyKind: { 'zh-TW': '所有類型', en: 'Every kind' },
  kind: { 'zh-TW': '更改類型', en: 'Kind' },
  onlyMarked: { 'zh-TW': '只看有標記的', en: 'Only marked' },
  clear: { 'zh-TW': '清除篩選', en: 'Clear filters' },
  markedCount: {
    'zh-TW': (count: string) => `${count} 項有標記`,
    en: (count: string) => `${count} marked`,
  },
  showMore: { 'zh-TW': (rest: string) => `顯示其餘 ${rest} 項`, en: (rest: string) => `Show more (${rest} left)` },
  loses: {
    'zh-TW': (kinds: string) => `不能保留 Notion 上的格式：${kinds}`,
    en: (kinds: string) => `Formatting in Notion that cannot stay: ${kinds}`,
  },
  lacks: { 'zh-TW': '尚欠', en: 'To be mended' },
  showValues: {
    'zh-TW': (count: number) => `顯示全部 ${count} 項內容`,
    en: (count: number) => (count === 1 ? 'Show its 1 value' : `Show all ${count} values`),
  },
  hideValues: { 'zh-TW': '收起內容', en: 'Hide the values' },
  valuesOf: {
    'zh-TW': (name: string, action: string) => `${name}：${action}`,
    en: (name: string, action: string) => `${name}: ${action}`,
  },
  pictures: { 'zh-TW': '圖片', en: 'Pictures' },
  pictureCount: {
    'zh-TW': (count: number) => `${count} 張`,
    en: (count: number) => String(count),
  },
  price: { 'zh-TW': '價格', en: 'Price' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  was: { 'zh-TW': '原本', en: 'Was' },
  becomes: { 'zh-TW': '改為', en: 'Becomes' },
  kept: { 'zh-TW': '這裏的（保留）', en: 'Ours (kept as a conflict)' },
  taken: { 'zh-TW': 'Notion 的（採用）', en: 'Notion’s (taken)' },
} satisfies Dictionary

/** The same for files. */
export const fileRunsWords = {
  allPages: { 'zh-TW': '所有檔案', en: 'Every file' },
  linked: { 'zh-TW': '改連到另一列', en: 'Linked to another row' },
  taken: { 'zh-TW': '檔案的（採用）', en: 'The file’s (taken)' },
} satisfies Dictionary

export const triggerWords: Record<SyncRun['trigger'], Bilingual> = {
  clock: { 'zh-TW': '自動', en: 'Automatic' },
  staff: { 'zh-TW': '同事', en: 'Staff' },
  command: { 'zh-TW': '伺服器指令', en: 'Command line' },
  queue: { 'zh-TW': '單款產品寫入', en: 'Push of one product' },
  webhook: { 'zh-TW': 'Notion 通知', en: 'Notion’s webhook' },
}

export const sideWords: Record<SyncChange['side'], Bilingual> = {
  mirror: { 'zh-TW': '在這裏', en: 'here' },
  notion: { 'zh-TW': '在 Notion ', en: 'in Notion' },
  pricebook: { 'zh-TW': '在價目表', en: 'in the pricebook' },
}

export const groupWords: Record<SyncChange['side'], Record<SyncChange['kind'], Bilingual>> = {
  mirror: {
    create: { 'zh-TW': '在這裏新增', en: 'New here' },
    link: { 'zh-TW': '改連到另一頁', en: 'Linked to another page' },
    update: { 'zh-TW': '在這裏更新', en: 'Updated here' },
    retire: { 'zh-TW': '在這裏下架', en: 'Retired here' },
    restore: { 'zh-TW': '在這裏重新上架', en: 'Restored here' },
    conflict: { 'zh-TW': '兩邊都改過', en: 'Changed on both sides' },
  },
  notion: {
    create: { 'zh-TW': '在 Notion 新增', en: 'New in Notion' },
    link: { 'zh-TW': '改連到另一頁', en: 'Linked to another page' },
    update: { 'zh-TW': '在 Notion 更新', en: 'Updated in Notion' },
    retire: { 'zh-TW': '移到 Notion 垃圾桶', en: 'Moved to the trash in Notion' },
    restore: { 'zh-TW': '從 Notion 垃圾桶取回', en: 'Taken out of the trash in Notion' },
    conflict: { 'zh-TW': '兩邊都改過', en: 'Changed on both sides' },
  },
  pricebook: {
    create: { 'zh-TW': '在價目表新增', en: 'New in the pricebook' },
    link: { 'zh-TW': '改連到價目表另一行', en: 'Linked to another row of the pricebook' },
    update: { 'zh-TW': '在價目表更新', en: 'Updated in the pricebook' },
    retire: { 'zh-TW': '從價目表移除', en: 'Removed from the pricebook' },
    restore: { 'zh-TW': '重新加入價目表', en: 'Restored in the pricebook' },
    conflict: { 'zh-TW': '兩邊都改過', en: 'Changed on both sides' },
  },
}

export const kindWords: Record<SyncChange['kind'], Bilingual> = {
  create: { 'zh-TW': '新增', en: 'New' },
  link: { 'zh-TW': '改連到另一頁', en: 'Linked to another page' },
  update: { 'zh-TW': '更新', en: 'Updated' },
  retire: { 'zh-TW': '下架', en: 'Retired' },
  restore: { 'zh-TW': '重新上架', en: 'Restored' },
  conflict: { 'zh-TW': '兩邊都改過', en: 'Changed on both sides' },
}

export const sideNames: Record<SyncChange['side'], Bilingual> = {
  mirror: { 'zh-TW': '這裏', en: 'Here' },
  notion: { 'zh-TW': 'Notion', en: 'In Notion' },
  pricebook: { 'zh-TW': '價目表', en: 'In the pricebook' },
}
