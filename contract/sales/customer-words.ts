import type { Bilingual } from '../i18n/languages.ts'
import type { CustomerStatus, CustomerType } from './customers.ts'

export const customerTypeWords: Record<CustomerType, Bilingual> = {
  enterprise: { 'zh-TW': '大型企業', en: 'Enterprise' },
  business: { 'zh-TW': '公司', en: 'Business' },
  individual: { 'zh-TW': '個人', en: 'Individual' },
}

export const customerStatusWords: Record<CustomerStatus, Bilingual> = {
  active: { 'zh-TW': '活躍', en: 'Active' },
  vip: { 'zh-TW': 'VIP', en: 'VIP' },
  inactive: { 'zh-TW': '不活躍', en: 'Inactive' },
}

/** Columns of the table and the export, and labels of the page. */
export const customerFieldWords = {
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameEn: { 'zh-TW': '英文名稱', en: 'Name in English' },
  type: { 'zh-TW': '類別', en: 'Type' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  location: { 'zh-TW': '地區', en: 'Location' },
} as const satisfies Record<string, Bilingual>
