import { deviceNames, forceNames, marketNames } from '#content/choices.words.ts'
import { solutions } from '#content/solutions/overview.words.ts'
import { platformFeatures, type Scene } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const fieldsWords = {
  add: { 'zh-TW': (list: string) => `加入${list}`, en: (list: string) => `Add to ${list.toLowerCase()}` },
  empty: { 'zh-TW': '未有項目。', en: 'Nothing yet.' },
  noAlt: { 'zh-TW': '未有圖片說明', en: 'Not described yet' },
  editPicture: { 'zh-TW': '說明和裁剪', en: 'Describe and crop' },
  removePicture: { 'zh-TW': '移除圖片', en: 'Remove the picture' },
} satisfies Dictionary

/** Field names by path without list indexes. */
const fieldNames: Record<string, Bilingual> = {
  'hero.title': { 'zh-TW': '標題', en: 'Title' },
  'hero.lead': { 'zh-TW': '引言', en: 'Lead' },
  'hero.first': { 'zh-TW': '第一個按鈕', en: 'First button' },
  'hero.first.label': { 'zh-TW': '第一個按鈕的文字', en: 'First button label' },
  'hero.first.to': { 'zh-TW': '第一個按鈕的頁面', en: 'First button link' },
  'hero.second': { 'zh-TW': '第二個按鈕', en: 'Second button' },
  'hero.second.label': { 'zh-TW': '第二個按鈕的文字', en: 'Second button label' },
  'hero.second.to': { 'zh-TW': '第二個按鈕的頁面', en: 'Second button link' },
  'plans.name': { 'zh-TW': '名稱', en: 'Name' },
  'plans.summary': { 'zh-TW': '適用地方', en: 'Suitable for' },
  'plans.need': { 'zh-TW': '用途', en: 'Use' },
  'plans.monthly': { 'zh-TW': '每月價錢（HKD）', en: 'Price per month (HKD)' },
  'plans.points': { 'zh-TW': '包括多少點', en: 'Points included' },
  'plans.unit': { 'zh-TW': '一點叫甚麼', en: 'Name of a point' },
  'plans.lines': { 'zh-TW': '包括甚麼', en: 'What it includes' },
  'plans.lines.text': { 'zh-TW': '內容', en: 'Text' },
  'plans.mark': { 'zh-TW': '標記', en: 'Mark' },
  'promotions.title': { 'zh-TW': '優惠名稱', en: 'Name of the offer' },
  'promotions.text': { 'zh-TW': '說明', en: 'Offer text' },
  'promotions.products': { 'zh-TW': '優惠產品', en: 'Products' },
  'promotions.products.product': { 'zh-TW': '產品', en: 'Product' },
  'promotions.products.by': { 'zh-TW': '怎樣減', en: 'Reduced' },
  'promotions.products.amount': { 'zh-TW': '數值', en: 'Amount' },
  'navigation.place': { 'zh-TW': '位置', en: 'Place' },
  'navigation.title': { 'zh-TW': '組名', en: 'Title' },
  'navigation.links': { 'zh-TW': '連結', en: 'Links' },
  'navigation.links.label': { 'zh-TW': '文字', en: 'Label' },
  'navigation.links.to': { 'zh-TW': '頁面', en: 'Page' },
  'solutions.title': { 'zh-TW': '標題', en: 'Title' },
  'solutions.lead': { 'zh-TW': '引言', en: 'Lead' },
  'solutions.benefits': { 'zh-TW': '裝好之後', en: 'What changes' },
  'solutions.benefits.text': { 'zh-TW': '改變', en: 'Change' },
  'solutions.features': { 'zh-TW': '平台功能', en: 'What the platform does' },
  ...namesOf('solutions.features', solutions.features, {
    name: { 'zh-TW': '名稱', en: 'Name' },
    detail: { 'zh-TW': '說明', en: 'Detail' },
  }),
  'solutions.phases': { 'zh-TW': '實施階段', en: 'Phases' },
  ...namesOf('solutions.phases', solutions.phases, {
    name: { 'zh-TW': '名稱', en: 'Name' },
    shortest: { 'zh-TW': '最少幾星期', en: 'Weeks, minimum' },
    longest: { 'zh-TW': '最多幾星期', en: 'Weeks, maximum' },
    work: { 'zh-TW': '做甚麼', en: 'What is done' },
    result: { 'zh-TW': '交付', en: 'What is handed over' },
  }),
  'industries.title': { 'zh-TW': '標題', en: 'Title' },
  'industries.name': { 'zh-TW': '短名', en: 'Short name' },
  'industries.building': { 'zh-TW': '建築物繪圖', en: 'Building' },
  'industries.scene': { 'zh-TW': '示意圖', en: 'Scene' },
  'industries.situation': { 'zh-TW': '處境', en: 'The situation' },
  'industries.benefits': { 'zh-TW': '裝好之後', en: 'What changes' },
  'industries.benefits.text': { 'zh-TW': '改變', en: 'Change' },
  'industries.useCases': { 'zh-TW': '應用', en: 'Use cases' },
  'industries.useCases.title': { 'zh-TW': '應用名稱', en: 'Name' },
  'industries.useCases.anchor': { 'zh-TW': '頁內位址', en: 'Place on the page' },
  'industries.useCases.story': { 'zh-TW': '怎樣做', en: 'How it is done' },
  'industries.useCases.reading': { 'zh-TW': '量度甚麼', en: 'What is measured' },
  'industries.useCases.scene': { 'zh-TW': '示意圖', en: 'Scene' },
  'industries.useCases.devices': { 'zh-TW': '所需設備', en: 'Devices' },
  'industries.features': { 'zh-TW': '標準範圍', en: 'Usual scope' },
  'regulations.name': { 'zh-TW': '名稱', en: 'Name' },
  'regulations.market': { 'zh-TW': '市場', en: 'Market' },
  'regulations.force': { 'zh-TW': '效力', en: 'Force' },
  'regulations.asks': { 'zh-TW': '要求', en: 'What it requires' },
  'regulations.issuer': { 'zh-TW': '發布或執行', en: 'Issued or enforced by' },
  'regulations.since': { 'zh-TW': '開始年份', en: 'In force since (year)' },
  'regulations.sinceText': { 'zh-TW': '何時起', en: 'In force since (text)' },
  'regulations.source': { 'zh-TW': '來源', en: 'Source' },
  'regulations.source.name': { 'zh-TW': '來源名稱', en: 'Name of the source' },
  'regulations.source.url': { 'zh-TW': '來源網址', en: 'Address of the source' },
  'regulations.checkedOn': { 'zh-TW': '最後核對日期', en: 'Last checked on' },
  'readings.title': { 'zh-TW': '標題', en: 'Title' },
  'readings.market': { 'zh-TW': '市場', en: 'Market' },
  'readings.rows': { 'zh-TW': '讀數', en: 'Readings' },
  'readings.rows.device': { 'zh-TW': '設備', en: 'Device' },
  'readings.rows.reading': { 'zh-TW': '量度甚麼', en: 'What it measures' },
  'readings.rows.serves': { 'zh-TW': '用於', en: 'What that serves' },
  'about.title': { 'zh-TW': '標題', en: 'Title' },
  'about.lead': { 'zh-TW': '引言', en: 'Lead' },
  'about.heading': { 'zh-TW': '下一段的標題', en: 'Section heading' },
  'about.values': { 'zh-TW': '堅持的事', en: 'Values' },
  'about.values.name': { 'zh-TW': '名稱', en: 'Name' },
  'about.values.text': { 'zh-TW': '說明', en: 'Text' },
  'about.values.link': { 'zh-TW': '連結', en: 'Link' },
  'about.values.link.label': { 'zh-TW': '連結的文字', en: 'Link label' },
  'about.values.link.to': { 'zh-TW': '連結的頁面', en: 'Link page' },
  'careers.title': { 'zh-TW': '標題', en: 'Title' },
  'careers.lead': { 'zh-TW': '引言', en: 'Lead' },
  'careers.weekTitle': { 'zh-TW': '一星期的工時：標題', en: 'Hours of a week: title' },
  'careers.weekHint': { 'zh-TW': '一星期的工時：說明', en: 'Hours of a week: text' },
  'careers.week': { 'zh-TW': '一星期的工時', en: 'Hours of a week' },
  'careers.week.name': { 'zh-TW': '工作', en: 'Work' },
  'careers.week.hours': { 'zh-TW': '小時', en: 'Hours' },
  'careers.principlesTitle': { 'zh-TW': '工作方式：標題', en: 'How you work: title' },
  'careers.principles': { 'zh-TW': '工作方式', en: 'How you work' },
  'careers.principles.name': { 'zh-TW': '名稱', en: 'Name' },
  'careers.principles.text': { 'zh-TW': '說明', en: 'Text' },
  'careers.stepsTitle': { 'zh-TW': '申請步驟：標題', en: 'Steps of an application: title' },
  'careers.steps': { 'zh-TW': '申請步驟', en: 'Steps of an application' },
  'careers.steps.name': { 'zh-TW': '步驟', en: 'Step' },
  'careers.steps.text': { 'zh-TW': '說明', en: 'Text' },
  'milestones.title': { 'zh-TW': '里程碑', en: 'Milestone' },
  'milestones.year': { 'zh-TW': '年份', en: 'Year' },
  'milestones.text': { 'zh-TW': '說明', en: 'Text' },
  'team.name': { 'zh-TW': '工作類別', en: 'Kind of work' },
  'team.people': { 'zh-TW': '人數', en: 'Number of people' },
  'team.text': { 'zh-TW': '說明', en: 'Text' },
  'certificates.name': { 'zh-TW': '名稱', en: 'Name' },
  'certificates.kind': { 'zh-TW': '類別', en: 'Kind' },
  'certificates.text': { 'zh-TW': '說明', en: 'Text' },
  'offices.city': { 'zh-TW': '城市', en: 'City' },
  'offices.text': { 'zh-TW': '說明', en: 'Text' },
  'roles.name': { 'zh-TW': '職位', en: 'Role' },
  'roles.team': { 'zh-TW': '部門', en: 'Team' },
  'roles.place': { 'zh-TW': '工作地點', en: 'Place' },
  'roles.terms': { 'zh-TW': '聘用形式', en: 'Terms' },
  'roles.does': { 'zh-TW': '職責', en: 'What they would do' },
  'roles.needs': { 'zh-TW': '要求', en: 'What you look for' },
  'roles.firstMonths': { 'zh-TW': '頭六個月', en: 'The first six months' },
  'social.name': { 'zh-TW': '平台', en: 'Network' },
  'social.url': { 'zh-TW': '網址', en: 'Address' },
  'cases.site': { 'zh-TW': '場地', en: 'Site' },
  'cases.size': { 'zh-TW': '規模', en: 'Size' },
  'cases.scene': { 'zh-TW': '示意圖', en: 'Scene' },
  'cases.picture': { 'zh-TW': '圖片', en: 'Picture' },
  'cases.problem': { 'zh-TW': '問題', en: 'The problem' },
  'cases.installed': { 'zh-TW': '裝了甚麼', en: 'What was installed' },
  'cases.installed.count': { 'zh-TW': '數量', en: 'Quantity' },
  'cases.installed.name': { 'zh-TW': '名稱', en: 'Name' },
  'cases.installed.search': { 'zh-TW': '在目錄搜尋', en: 'Search in the catalogue' },
  'cases.measures': { 'zh-TW': '量度', en: 'Measures' },
  'cases.measures.name': { 'zh-TW': '量度甚麼', en: 'What was measured' },
  'cases.measures.unit': { 'zh-TW': '單位', en: 'Unit' },
  'cases.measures.before': { 'zh-TW': '之前', en: 'Before' },
  'cases.measures.after': { 'zh-TW': '之後', en: 'After' },
  'cases.changed': { 'zh-TW': '改變了甚麼', en: 'What changed' },
  'cases.solution': { 'zh-TW': '相關方案', en: 'The solution' },
  'cases.solution.label': { 'zh-TW': '名稱', en: 'Name' },
  'cases.solution.to': { 'zh-TW': '頁面', en: 'Page' },
}

/** Builds the names of several parts that have the same fields. */
function namesOf(
  path: string,
  parts: Record<string, { name: Bilingual }>,
  fields: Record<string, Bilingual>,
): Record<string, Bilingual> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, { name }]) => [
      [`${path}.${part}`, name],
      ...Object.entries(fields).map(([field, words]) => [`${path}.${part}.${field}`, words]),
    ]),
  )
}

const fieldHints: Record<string, Bilingual> = {
  'plans.need': {
    'zh-TW': '決定圖片、系統規劃用在哪些裝置，以及哪些裝置的連接費已包括在內。',
    en: 'Determines the picture, the devices the builder uses it for, and those whose connectivity it includes.',
  },
  'plans.unit': { 'zh-TW': '接在數目後面，例如「個電錶」。', en: 'Shown after the number, such as “meters”.' },
  'promotions.text': { 'zh-TW': '顯示在產品頁的價格下面。', en: 'Shown below the price on the product’s page.' },
  'promotions.products.product': {
    'zh-TW': 'SKU、型號，或產品頁網址的最後一段。',
    en: 'SKU, model number, or the last part of its page’s address.',
  },
  'promotions.products.amount': {
    'zh-TW': '百分比，或優惠價（HKD）。',
    en: 'Percent off, or the offer price in HKD.',
  },
  'about.values.link.to': { 'zh-TW': '例如 /solutions。', en: 'Such as /solutions.' },
  'careers.week': { 'zh-TW': '留空便不顯示這部分。', en: 'Leave blank to hide it.' },
  'certificates.name': { 'zh-TW': '照證書所寫，例如 ISO 9001:2015。', en: 'As it is issued, such as ISO 9001:2015.' },
  'roles.does': { 'zh-TW': '每行一項。', en: 'One per line.' },
  'roles.needs': { 'zh-TW': '每行一項。', en: 'One per line.' },
  'social.name': { 'zh-TW': '例如 LinkedIn。', en: 'Such as LinkedIn.' },
  'social.url': { 'zh-TW': 'https:// 開頭。', en: 'Must begin with https://.' },
  'cases.picture': {
    'zh-TW': '以 4:3 代替示意圖，其他形狀會裁去邊緣。',
    en: 'Replaces the scene. Shown at 4:3; other shapes are cropped.',
  },
  'cases.installed.search': {
    'zh-TW': '按下名稱時，產品目錄以這些字搜尋。',
    en: 'Clicking the name searches the catalogue for this.',
  },
  'cases.measures': {
    'zh-TW': '首項會列在頁面頂部的一覽。',
    en: 'The first is shown in the overview at the top of the page.',
  },
  'solutions.features': {
    'zh-TW': '哪些屬標準範圍，在每個行業裏選。',
    en: 'Choose under each industry which of them are in the usual scope.',
  },
  'solutions.phases': {
    'zh-TW': '頁面和助理按這些星期數計算總工期。',
    en: 'The page and the assistant add these up to the total number of weeks.',
  },
  'industries.name': {
    'zh-TW': '在建築物下面和功能表頂，位置很窄。',
    en: 'Shown under its building and above its column of the table, where space is tight.',
  },
  'industries.scene': { 'zh-TW': '示意圖', en: 'Scene' },
  'industries.situation': {
    'zh-TW': '這類場地今天的難處；搜尋引擎亦會顯示。',
    en: 'The problems that such a place faces today. Search engines show it too.',
  },
  'industries.useCases.anchor': {
    'zh-TW': '網址最後一段，例如 tenant-billing。改了，舊連結便不再指到這裏。',
    en: 'The end of its address, such as tenant-billing. Changing it breaks existing links.',
  },
  'industries.useCases.scene': { 'zh-TW': '示意圖', en: 'Scene' },
  'industries.useCases.devices': { 'zh-TW': '最前的一種會畫出來。', en: 'The first one is drawn.' },
  'industries.features': {
    'zh-TW': '平台功能中屬這個行業標準範圍的；其餘按需加入。',
    en: 'Features of the platform in the usual scope here. The rest can be added.',
  },
  'regulations.since': {
    'zh-TW': '時間線上的位置；小數代表年中，例如 2012.72 即 2012 年 9 月。',
    en: 'Its position on the timeline. Decimals are fractions of a year: 2012.72 is September 2012.',
  },
  'regulations.source.name': { 'zh-TW': '例如發布機構的文件名稱。', en: 'Such as the title of the issuer’s document.' },
  'regulations.source.url': {
    'zh-TW': '發布機構的原文，https:// 開頭。',
    en: 'The issuer’s own text, beginning with https://.',
  },
  'regulations.checkedOn': {
    'zh-TW': '上次與來源逐字核對的日子；頁面會顯示。',
    en: 'The day on which this was last checked against its source. The page shows it.',
  },
  'navigation.links.to': { 'zh-TW': '例如 /solutions/retail。', en: 'Such as /solutions/retail.' },
  'hero.first.to': { 'zh-TW': '例如 /products。', en: 'Such as /products.' },
  'hero.second.to': { 'zh-TW': '例如 /demo。', en: 'Such as /demo.' },
  'cases.solution.to': { 'zh-TW': '例如 /solutions/retail。', en: 'Such as /solutions/retail.' },
}

const sceneNames: Record<Scene, Bilingual> = {
  'pump-room': { 'zh-TW': '水泵房，漏水感測器', en: 'Pump room, leak sensor' },
  'leak-place': { 'zh-TW': '茶水間，漏水感測器', en: 'Pantry, leak sensor' },
  'server-room': { 'zh-TW': '伺服器房，漏水感測器', en: 'Server room, leak sensor' },
  warehouse: { 'zh-TW': '貨倉，漏水感測器', en: 'Warehouse, leak sensor' },
  'meter-room': { 'zh-TW': '電錶房，智能電錶', en: 'Meter room, energy meters' },
  'energy-place': { 'zh-TW': '配電箱，智能電錶', en: 'Distribution board, energy meter' },
  'air-place': { 'zh-TW': '辦公室，空氣感測器', en: 'Office, air sensor' },
  classroom: { 'zh-TW': '課室，空氣感測器', en: 'Classroom, air sensor' },
  workshop: { 'zh-TW': '工場，空氣感測器', en: 'Workshop, air sensor' },
  'car-park': { 'zh-TW': '停車場，泊車感測器', en: 'Car park, parking sensor' },
  'parking-place': { 'zh-TW': '車位，泊車感測器', en: 'Parking bay, parking sensor' },
  'loading-bay': { 'zh-TW': '上落貨位，泊車感測器', en: 'Loading bay, parking sensor' },
  'climate-place': { 'zh-TW': '冷藏櫃，溫度感測器', en: 'Cold cabinet, temperature sensor' },
  'people-place': { 'zh-TW': '大門，人流計數器', en: 'Entrance, people counter' },
  'gateway-outdoor-place': { 'zh-TW': '天台，戶外網關', en: 'Roof, outdoor gateway' },
  'platform-place': { 'zh-TW': '控制室，平台', en: 'Control room, platform' },
  'dashboard-place': { 'zh-TW': '大堂，儀表板', en: 'Lobby, dashboard' },
}

const choices: Record<string, Record<string, Bilingual>> = {
  'navigation.place': {
    menu: { 'zh-TW': '頂欄選單', en: 'Menu of the top bar' },
    bar: { 'zh-TW': '頂欄的獨立連結', en: 'Links in the top bar itself' },
    footer: { 'zh-TW': '頁尾', en: 'Column of the footer' },
  },
  'plans.need': {
    leak: { 'zh-TW': '漏水', en: 'Leaks' },
    energy: { 'zh-TW': '用電', en: 'Power' },
    air: { 'zh-TW': '室內空氣', en: 'Indoor air' },
    parking: { 'zh-TW': '泊車', en: 'Parking' },
  },
  'plans.mark': {
    none: { 'zh-TW': '沒有', en: 'None' },
    popular: { 'zh-TW': '最多人選用', en: 'Most chosen' },
  },
  'promotions.products.by': {
    percent: { 'zh-TW': '減百分之幾', en: 'By percent' },
    price: { 'zh-TW': '定優惠價', en: 'To a price' },
  },
  'regulations.market': marketNames,
  'readings.market': marketNames,
  'readings.rows.device': deviceNames,
  'regulations.force': forceNames,
  'industries.building': {
    commercial: { 'zh-TW': '寫字樓', en: 'Office tower' },
    enterprise: { 'zh-TW': '兩翼總部', en: 'Two wings' },
    retail: { 'zh-TW': '商場', en: 'Shop' },
    logistics: { 'zh-TW': '貨倉', en: 'Warehouse' },
    residential: { 'zh-TW': '屋苑', en: 'Housing estate' },
    government: { 'zh-TW': '公共建築', en: 'Civic hall' },
    industrial: { 'zh-TW': '廠房', en: 'Factory' },
  },
  'industries.useCases.devices': deviceNames,
  'industries.features': Object.fromEntries(platformFeatures.map((id) => [id, solutions.features[id].name])),
  'cases.scene': sceneNames,
  'industries.scene': sceneNames,
  'industries.useCases.scene': sceneNames,
}

const unnamed = (name: string): Bilingual => ({ 'zh-TW': name, en: name })

/** @param path kind and names, without list indexes: `cases.installed.count` */
export function fieldWordsOf(path: string): Bilingual {
  return fieldNames[path] ?? unnamed(path)
}

export function fieldHintOf(path: string): Bilingual | undefined {
  return fieldHints[path]
}

export function choiceWordsOf(path: string, value: string): Bilingual {
  return choices[path]?.[value] ?? unnamed(value)
}
