import { categories, categoryLabels } from '#contract/catalogue/values/product-values.ts'
import type { NavigationGroup } from '#contract/content/navigation.ts'

type First = NavigationGroup & { key: string }

const about = { label: { 'zh-TW': '關於我們', en: 'About' }, to: '/about' }
const contact = { label: { 'zh-TW': '聯絡我們', en: 'Contact' }, to: '/contact' }

const products: Omit<First, 'key' | 'place'> = {
  title: { 'zh-TW': '產品', en: 'Products' },
  links: [
    { label: { 'zh-TW': '所有產品', en: 'All products' }, to: '/products' },
    ...categories.map((category) => ({ label: categoryLabels[category], to: `/products?category=${category}` })),
  ],
}

const solutions: Omit<First, 'key' | 'place'> = {
  title: { 'zh-TW': '方案', en: 'Solutions' },
  links: [
    { label: { 'zh-TW': '行業方案', en: 'Industry solutions' }, to: '/solutions' },
    { label: { 'zh-TW': '系統規劃', en: 'System builder' }, to: '/builder' },
    { label: { 'zh-TW': 'LPWAN 技術', en: 'LPWAN technologies' }, to: '/lpwan' },
    { label: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' }, to: '/esg-compliance' },
    { label: { 'zh-TW': 'AI 物業管理', en: 'AI property management' }, to: '/property-management' },
  ],
}

/** Built-in links of the top bar and the footer. */
export const navigation: First[] = [
  { key: 'menu-products', place: 'menu', ...products },
  { key: 'menu-solutions', place: 'menu', ...solutions },
  { key: 'bar', place: 'bar', title: { 'zh-TW': '公司', en: 'Company' }, links: [about, contact] },
  { key: 'footer-products', place: 'footer', ...products },
  { key: 'footer-solutions', place: 'footer', ...solutions },
  {
    key: 'footer-company',
    place: 'footer',
    title: { 'zh-TW': '公司', en: 'Company' },
    links: [
      about,
      { label: { 'zh-TW': '個案', en: 'Case studies' }, to: '/case-studies' },
      { label: { 'zh-TW': '加入我們', en: 'Careers' }, to: '/careers' },
      contact,
    ],
  },
  {
    key: 'footer-help',
    place: 'footer',
    title: { 'zh-TW': '支援', en: 'Help' },
    links: [
      { label: { 'zh-TW': '立即試用', en: 'Try it now' }, to: '/live-demo' },
      { label: { 'zh-TW': '預約示範', en: 'Book a demo' }, to: '/demo' },
      { label: { 'zh-TW': '技術文件', en: 'Documentation' }, to: '/docs' },
      { label: { 'zh-TW': '技術支援', en: 'Support' }, to: '/support' },
      { label: { 'zh-TW': '私隱政策', en: 'Privacy' }, to: '/privacy' },
      { label: { 'zh-TW': '使用條款', en: 'Terms' }, to: '/terms' },
    ],
  },
]
