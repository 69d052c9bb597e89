import type { Dictionary } from '../../i18n/language.tsx'

export const careersCopy = {
  title: { 'zh-TW': '加入我們', en: 'Careers' },
  description: {
    'zh-TW': '在香港做物聯網：我們怎樣工作、現有職位、要做甚麼、如何以電郵申請。',
    en: 'Working on IoT in Hong Kong: how we work, the open roles and what they do, and how to apply by email.',
  },
  seeRoles: { 'zh-TW': '看現有職位', en: 'See open roles' },

  roles: { 'zh-TW': '現有職位', en: 'Open roles' },
  failed: { 'zh-TW': '未能載入現有職位', en: 'The open roles could not be loaded' },
  noRoles: { 'zh-TW': '現時沒有職位空缺。', en: 'There are no openings at the moment.' },
  rolesHint: { 'zh-TW': '按職位看詳情。', en: 'Open a role to read more.' },

  otherRole: { 'zh-TW': '沒有合適的職位？', en: 'No role that fits?' },
  otherText: {
    'zh-TW': '告訴我們你做過甚麼、想做甚麼。有合適的工作時，我們會找你。',
    en: 'Tell us what you have done and what you would like to do. When there is work that fits, we will be in touch.',
  },
  openSubject: { 'zh-TW': '自薦', en: 'Open application' },
  privacy: {
    'zh-TW': '應徵資料只用於招聘。落選者的資料最長保存兩年，你可以要求提早刪除。',
    en: 'What you send is used for recruitment only. If you are not chosen it is kept for at most two years; you may ask for it to be erased sooner.',
  },
  privacyLink: { 'zh-TW': '私隱政策：保存多久', en: 'Privacy: how long we keep it' },
  sample: {
    'zh-TW': '本頁職位為示例內容，由公司換上實際空缺。',
    en: 'The roles on this page are sample content, for the company to replace with its own.',
  },
} satisfies Dictionary
