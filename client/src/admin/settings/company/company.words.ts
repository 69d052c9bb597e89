import type { Site } from '#contract/site/site.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

/** Words of the settings on what the company says of itself. */
export const companyWords = {
  onAbout: { 'zh-TW': '「關於我們」頁', en: 'The About page' },
  onCareers: { 'zh-TW': '「加入我們」頁', en: 'The Careers page' },
  onEveryPage: { 'zh-TW': '每頁頁尾', en: 'The foot of every page' },
  intro: {
    'zh-TW': '次序與網站上的相同。清單是空的，網站便不顯示該部分。',
    en: 'The order is that of the site. Where a list is empty, the site leaves that part out.',
  },
  sampleNotice: {
    'zh-TW':
      '標為「示例」的清單是虛構的，只因本系統以示範模式運行才顯示，「關於我們」和「加入我們」兩頁亦會註明。更改並儲存後，便成為公司的內容；清空並儲存，網站便不再顯示。',
    en: 'Lists marked as samples are invented, and shown only because this installation runs in demo mode; the About and Careers pages say so too. Once changed and saved they are the company’s own; emptied and saved, the site leaves them out.',
  },
  empty: { 'zh-TW': '未有內容，網站不會顯示這部分。', en: 'Nothing yet: the site leaves this part out.' },
  noRoles: {
    'zh-TW': '未有職位，網站會說明現時沒有空缺，並請有意者來信。',
    en: 'None yet: the site says that there are no openings, and how to write to us.',
  },

  addLink: { 'zh-TW': '加入連結', en: 'Add a link' },
  addTeam: { 'zh-TW': '加入工作類別', en: 'Add a kind of work' },
  addMilestone: { 'zh-TW': '加入里程碑', en: 'Add a milestone' },
  addCertificate: { 'zh-TW': '加入認證', en: 'Add a certificate' },
  addOffice: { 'zh-TW': '加入辦公室', en: 'Add an office' },
  addRole: { 'zh-TW': '加入職位', en: 'Add a role' },

  network: { 'zh-TW': '平台', en: 'Network' },
  url: { 'zh-TW': '網址', en: 'Address' },
  kindOfWork: { 'zh-TW': '工作類別', en: 'Kind of work' },
  people: { 'zh-TW': '人數', en: 'Number of people' },
  text: { 'zh-TW': '說明', en: 'Text' },
  year: { 'zh-TW': '年份', en: 'Year' },
  milestone: { 'zh-TW': '里程碑', en: 'Milestone' },
  certificate: { 'zh-TW': '名稱', en: 'Name' },
  kind: { 'zh-TW': '類別', en: 'Kind' },
  city: { 'zh-TW': '城市', en: 'City' },
  role: { 'zh-TW': '職位', en: 'Role' },
  team: { 'zh-TW': '部門', en: 'Team' },
  place: { 'zh-TW': '工作地點', en: 'Place' },
  terms: { 'zh-TW': '聘用形式', en: 'Terms' },
  does: { 'zh-TW': '職責，每行一項', en: 'What they would do, one a line' },
  needs: { 'zh-TW': '要求，每行一項', en: 'What you look for, one a line' },
  firstMonths: { 'zh-TW': '頭六個月', en: 'The first six months' },

  rowsChanged: {
    'zh-TW': (titles: string) => `加入或更改了 ${titles}`,
    en: (titles: string) => `added or changed ${titles}`,
  },
  rowsRemoved: { 'zh-TW': (titles: string) => `移除了 ${titles}`, en: (titles: string) => `removed ${titles}` },
  rowsMoved: { 'zh-TW': '更改了次序', en: 'changed the order' },
} satisfies Dictionary

export const networkNames: Record<Site['socialLinks'][number]['network'], string> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  x: 'X',
}
