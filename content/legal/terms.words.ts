import {
  afterOrder,
  limitedOffer,
  orderRule,
  pricesExclude,
  quotationSettles,
  requestRule,
} from '../facts/ordering.words.ts'
import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  title: { 'zh-TW': '使用條款', en: 'Terms' },
  description: {
    'zh-TW': '使用本網站、產品價格、限時優惠和報價單的條款：價格包括甚麼、報價有效多久、數字如何理解、適用法律。',
    en: 'Terms for using this site, its prices, limited offers and quotations: what a price includes, how long a quotation holds, how to take figures, and which law applies.',
  },
  lead: {
    'zh-TW': '這些條款說明網站上的價格、報價和數字是甚麼，不是甚麼。使用本網站即表示你接受這些條款。',
    en: 'These terms say what the prices, quotations and figures on this site are, and what they are not. By using the site you accept them.',
  },
  updated: '2026-11-29',
  parts: [
    {
      id: 'scope',
      title: { 'zh-TW': '適用範圍', en: 'What these terms cover' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '條款適用於瀏覽本網站、使用其工具和公開 API，以及經網站提出的查詢、示範和報價要求。買賣和安裝另以報價單及其所附條件為準；兩者不一致時，以報價單為準。',
            en: 'They cover reading this site, using its tools and public API, and the enquiries, demonstrations and quotations asked for through it. Sale and installation are governed by the quotation and the conditions attached to it, which prevail where the two differ.',
          },
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '網站以企業和物業管理客戶為對象；不用開設帳戶。',
            en: 'The site is meant for business and property-management buyers; no account is needed.',
          },
        },
      ],
    },
    {
      id: 'prices',
      title: { 'zh-TW': '價格', en: 'Prices' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW':
                '目錄所列為建議零售價，以港元計算。美元和人民幣按固定匯率換算，只供參考；結算以報價單的貨幣為準。',
              en: 'The catalogue gives recommended list prices in Hong Kong dollars. US dollar and RMB amounts are converted at a fixed rate for reference; the currency of the quotation applies.',
            },
            pricesExclude,
            {
              'zh-TW': '首年總計是硬件、一年授權和一年連接費之和；第二年起只需支付授權和連接費。',
              en: 'A first-year total is hardware, one year’s licence and one year’s connectivity; from the second year only licence and connectivity are due.',
            },
            {
              'zh-TW': '夥伴價供已簽訂夥伴協議的公司參考。',
              en: 'Partner prices are for companies that have signed a partner agreement.',
            },
            {
              'zh-TW': '網站上的價格和供應可隨時更改。明顯的錯價不構成要約；以報價單上的價格為準。',
              en: 'Prices and availability on the site may change. An obvious pricing error is no offer; the price of the quotation applies.',
            },
          ],
        },
      ],
    },
    {
      id: 'quotations',
      title: { 'zh-TW': '報價和訂單', en: 'Quotations and orders' },
      blocks: [
        {
          kind: 'list',
          items: [
            requestRule,
            {
              'zh-TW': '報價單在其列明的日期之前有效；沒有列明的，由發出日起 30 日內有效，並視乎當時的存貨。',
              en: 'A quotation holds until the date it states; where it states none, for 30 days from its issue, subject to stock at the time.',
            },
            {
              'zh-TW': `${orderRule['zh-TW']}合約同時成立。${afterOrder['zh-TW']}`,
              en: `${orderRule.en} That makes the contract. ${afterOrder.en}`,
            },
            quotationSettles,
          ],
        },
      ],
    },
    {
      id: 'offers',
      title: { 'zh-TW': '限時優惠', en: 'Limited offers' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW': `${limitedOffer['zh-TW']}我們可以提早結束優惠；已發出而仍然有效的報價單不受影響。除另有註明，優惠不可與其他折扣同時使用。`,
            en: `${limitedOffer.en} We may end it early; a quotation already issued and still valid is not affected. Unless stated, offers do not combine with other discounts.`,
          },
        },
      ],
    },
    {
      id: 'figures',
      title: { 'zh-TW': '數字的含意', en: 'What the figures mean' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW':
                '通訊距離、電池壽命、準確度和節省比例，是在所述或一般條件下的參考值，不是保證。實際表現視乎樓宇結構、上報次數、溫度和使用方式。',
              en: 'Range, battery life, accuracy and savings are reference values under the stated or usual conditions, not guarantees. What you get depends on the building, the reporting interval, temperature and use.',
            },
            {
              'zh-TW': '庫存是目錄最後一次更新時的數量。',
              en: 'Stock is the quantity when the catalogue was last updated.',
            },
            {
              'zh-TW': '技術選擇器和成本估算用公開假設計算，供比較之用；個案中的數字為示意。',
              en: 'The technology chooser and cost estimates calculate from published assumptions, for comparison; figures in case studies are illustrative.',
            },
            {
              'zh-TW': 'AI 助手的回答和機器翻譯可能有錯，不是工程、法律或會計意見。採購前請以報價單和產品規格為準。',
              en: 'Answers of the AI assistant and machine translations may be wrong and are no engineering, legal or accounting advice. Go by the quotation and the product’s specification before you buy.',
            },
            {
              'zh-TW': '網站對法例和標準的說明是概要，請以官方文本為準。',
              en: 'What the site says of laws and standards is a summary; the official texts prevail.',
            },
          ],
        },
      ],
    },
    {
      id: 'use',
      title: { 'zh-TW': '使用網站', en: 'Using the site' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              'zh-TW': '請提供真實資料，不要冒充他人，也不要提交違法或侵權的內容。',
              en: 'Give true details, do not pose as someone else, and submit nothing unlawful or infringing.',
            },
            {
              'zh-TW': '不得干擾網站運作、繞過保安措施，或以大量自動請求佔用服務。讀取目錄請用公開 API。',
              en: 'Do not disturb the site, get round its security, or occupy it with floods of automated requests. To read the catalogue, use the public API.',
            },
            {
              'zh-TW': '目錄資料可用於你的採購和內部系統；不得以我們的名義轉載，或刪去來源後公開發布。',
              en: 'Catalogue data may be used in your purchasing and internal systems; do not republish it under our name, or in public without its source.',
            },
          ],
        },
      ],
    },
    {
      id: 'content',
      title: { 'zh-TW': '內容和商標', en: 'Content and marks' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '文字、圖畫和軟件的版權屬於我們或授權人。文中提及的技術名稱和商標屬於各自的擁有人，只作識別之用。連往其他網站的連結不代表我們認可其內容。',
            en: 'Copyright in texts, drawings and software belongs to us or to those who license them. Names of technologies and trademarks belong to their owners and are used to identify. A link to another site does not endorse what is there.',
          },
        },
      ],
    },
    {
      id: 'liability',
      title: { 'zh-TW': '責任', en: 'Liability' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '網站按現狀提供，我們盡力令資料正確和服務不中斷，但不作保證。在法律容許的範圍內，我們不為依賴網站資料而引致的間接損失負責。',
            en: 'The site is provided as is. We do our best to keep it correct and available, but give no warranty. As far as the law allows, we are not liable for indirect loss from relying on what it says.',
          },
        },
        {
          kind: 'text',
          text: {
            'zh-TW':
              '本條款不排除或限制依法不得排除的責任，包括疏忽引致的死亡或人身傷害、欺詐，以及《貨品售賣條例》（第 26 章）和《管制免責條款條例》（第 71 章）所保障的權利。',
            en: 'Nothing here excludes or limits what the law does not allow to be excluded, including liability for death or personal injury by negligence, for fraud, and rights under the Sale of Goods Ordinance (Cap. 26) and the Control of Exemption Clauses Ordinance (Cap. 71).',
          },
        },
        {
          kind: 'text',
          text: {
            'zh-TW': '感測器和平台協助你及早發現問題，不能代替消防、電力、升降機等法定系統和檢查。',
            en: 'Sensors and the platform help you notice early. They replace no statutory system or inspection, such as those for fire, electricity or lifts.',
          },
        },
      ],
    },
    {
      id: 'law',
      title: { 'zh-TW': '適用法律', en: 'Governing law' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW':
              '本條款受香港特別行政區法律管轄，雙方接受香港法院的非專屬司法管轄權。條款任何部分若屬無效，不影響其餘部分。',
            en: 'These terms are governed by the law of the Hong Kong Special Administrative Region, and both sides submit to the non-exclusive jurisdiction of its courts. If a part is invalid, the rest stands.',
          },
        },
      ],
    },
    {
      id: 'changes',
      title: { 'zh-TW': '修訂、語言和聯絡', en: 'Changes, language and contact' },
      blocks: [
        {
          kind: 'text',
          text: {
            'zh-TW': '修訂在本頁公布並更新日期，不影響已成立的合約。中英文版本如有歧異，以中文版為準。',
            en: 'Changes are published here with a new date and do not touch contracts already made. Should the two languages differ, the Chinese text prevails.',
          },
        },
        {
          kind: 'contact',
          role: { 'zh-TW': '客戶服務', en: 'Customer service' },
          subject: { 'zh-TW': '關於使用條款', en: 'About the terms' },
        },
      ],
    },
  ],
}
