import type { Dictionary } from '../../../i18n/language.tsx'

export const editWords = {
  newTitle: { 'zh-TW': '新增客戶', en: 'New customer' },
  title: { 'zh-TW': (name: string) => `編輯「${name}」`, en: (name: string) => `Edit ${name}` },
  who: { 'zh-TW': '是誰', en: 'Identity' },
  reach: { 'zh-TW': '怎樣聯絡', en: 'Contact details' },
  nameHint: {
    'zh-TW': '公司的註冊名稱；個人客戶則填姓名。',
    en: 'The company’s registered name; of an individual, their own.',
  },
  nameEnHint: { 'zh-TW': '如有。也可用它搜尋。', en: 'If they have one. They are found by it too.' },
  creditLimitHint: {
    'zh-TW': '未付發票和未完成訂單超出此數，新訂單須由經理放行；留空即沒有上限。',
    en: 'Above it, with open invoices and orders, new orders wait for a Manager. Leave blank for no limit.',
  },
  countryHint: { 'zh-TW': '決定新報價和訂單的稅率。', en: 'Decides the tax on new quotations and orders.' },
  addressHint: { 'zh-TW': '印在文件上。', en: 'Printed on documents.' },
  statusHint: {
    'zh-TW': '一般由銷售設定的規則決定；在這裏選定後，規則不再適用。',
    en: 'Set automatically by the sales settings, unless you choose one here.',
  },
  rule: { 'zh-TW': '按規則', en: 'Automatic' },
  notesHint: { 'zh-TW': '只有同事看到。', en: 'Only staff see it.' },
  contactName: { 'zh-TW': '姓名', en: 'Name' },
  position: { 'zh-TW': '職位', en: 'Position' },
  primary: { 'zh-TW': '主要聯絡人', en: 'Main contact' },
  contact: { 'zh-TW': (place: number) => `聯絡人 ${place}`, en: (place: number) => `Contact ${place}` },
  addContact: { 'zh-TW': '加聯絡人', en: 'Add a contact' },
  removeContact: {
    'zh-TW': (place: number, name: string) => `移除聯絡人 ${place}${name && `：${name}`}`,
    en: (place: number, name: string) => `Remove contact ${place}${name && `, ${name}`}`,
  },
  contactsHint: {
    'zh-TW': '查詢及報價按聯絡人的電郵歸入這位客戶；一個電郵只屬於一位客戶。',
    en: 'Messages from a contact’s address are linked to this customer. An address belongs to one customer only.',
  },
  create: { 'zh-TW': '新增', en: 'Add customer' },
  created: { 'zh-TW': (name: string) => `已新增「${name}」`, en: (name: string) => `${name} is added` },
  saved: { 'zh-TW': (name: string) => `「${name}」已儲存`, en: (name: string) => `${name} is saved` },
  nothingYet: { 'zh-TW': '未填寫', en: 'Nothing entered yet' },
  noChanges: { 'zh-TW': '未有更改', en: 'No changes' },
  nothing: { 'zh-TW': '（空白）', en: '(nothing)' },
} satisfies Dictionary
