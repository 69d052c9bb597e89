import type { Bilingual } from '#contract/i18n/languages.ts'
import type { PageRoute } from '#contract/site/routes.ts'
import { builderFacts } from './builder/facts.words.ts'

/** A page as a search result: title and additional search terms. */
interface SitePage {
  path: string
  title: Bilingual
  words: Bilingual
}

/** Pages with a single address that searches should find. */
export const sitePages: SitePage[] = [
  {
    path: '/products' satisfies PageRoute,
    title: { 'zh-TW': '產品目錄', en: 'Product catalogue' },
    words: { 'zh-TW': '所有產品 感測器 硬件 軟件', en: 'all products shop sensors hardware software' },
  },
  {
    path: '/solutions',
    title: { 'zh-TW': '行業方案', en: 'Industry solutions' },
    words: { 'zh-TW': '解決方案 商廈 零售 物流 政府 住宅', en: 'offices retail logistics government residential' },
  },
  {
    path: '/lpwan' satisfies PageRoute,
    title: { 'zh-TW': 'LPWAN 技術與成本計算', en: 'LPWAN technologies and cost calculator' },
    words: { 'zh-TW': '計算機 試算 無線 網絡', en: 'lorawan nb-iot sigfox lte-m compare network wireless' },
  },
  {
    path: '/esg-compliance' satisfies PageRoute,
    title: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' },
    words: { 'zh-TW': '可持續發展 披露 法規 碳', en: 'sustainability reporting regulations disclosure carbon' },
  },
  {
    path: '/property-management' satisfies PageRoute,
    title: { 'zh-TW': 'AI 物業管理', en: 'AI property management' },
    words: { 'zh-TW': '物管 屋苑 大廈', en: 'facility building estate' },
  },
  {
    path: '/live-demo' satisfies PageRoute,
    title: { 'zh-TW': '試用平台：模擬大廈', en: 'Try the platform: a simulated building' },
    words: { 'zh-TW': '示範 平台 看板 軟件 試玩 模擬', en: 'live demo platform dashboard software simulation trial' },
  },
  {
    path: '/demo' satisfies PageRoute,
    title: { 'zh-TW': '預約示範', en: 'Book a live demo' },
    words: { 'zh-TW': '試用 參觀 睇實物', en: 'demonstration trial appointment tour' },
  },
  {
    path: '/contact' satisfies PageRoute,
    title: { 'zh-TW': '聯絡我們', en: 'Contact us' },
    words: { 'zh-TW': '電話 電郵 地址 查詢', en: 'phone email address enquiry whatsapp' },
  },
  {
    path: '/quote' satisfies PageRoute,
    title: { 'zh-TW': '報價清單', en: 'Request a quotation' },
    words: { 'zh-TW': '報價 詢價 落單', en: 'quote rfq price order' },
  },
  {
    path: '/builder' satisfies PageRoute,
    title: builderFacts.title,
    words: { 'zh-TW': '物料清單 成本 估價 大廈 規劃', en: 'bill of materials bom cost estimate planner design' },
  },
  {
    path: '/compare' satisfies PageRoute,
    title: { 'zh-TW': '比較產品', en: 'Compare products' },
    words: { 'zh-TW': '分別 對比', en: 'comparison difference' },
  },
  {
    path: '/case-studies' satisfies PageRoute,
    title: { 'zh-TW': '個案', en: 'Case studies' },
    words: { 'zh-TW': '案例 客戶 成效', en: 'cases customers references results' },
  },
  {
    path: '/docs' satisfies PageRoute,
    title: { 'zh-TW': '技術文件', en: 'Documentation' },
    words: { 'zh-TW': '說明書 安裝 API 整合', en: 'manual installation api integration guide' },
  },
  {
    path: '/support' satisfies PageRoute,
    title: { 'zh-TW': '技術支援', en: 'Support' },
    words: { 'zh-TW': '常見問題 幫助 保養 維修', en: 'faq questions help warranty repair' },
  },
  {
    path: '/about' satisfies PageRoute,
    title: { 'zh-TW': '關於我們', en: 'About us' },
    words: { 'zh-TW': '公司 團隊 認證 辦公室', en: 'company team certifications offices' },
  },
  {
    path: '/careers' satisfies PageRoute,
    title: { 'zh-TW': '加入我們', en: 'Careers' },
    words: { 'zh-TW': '招聘 職位 請人 工作', en: 'jobs vacancies hiring work' },
  },
  {
    path: '/privacy' satisfies PageRoute,
    title: { 'zh-TW': '私隱政策', en: 'Privacy' },
    words: { 'zh-TW': '個人資料 隱私', en: 'personal data cookies' },
  },
  {
    path: '/terms' satisfies PageRoute,
    title: { 'zh-TW': '使用條款', en: 'Terms' },
    words: { 'zh-TW': '條款 細則', en: 'conditions legal' },
  },
]
