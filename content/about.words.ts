import type { About } from '#contract/content/company.ts'
import { readingsBack } from './facts/service.words.ts'

/** Built-in content of /about. */
export const about: About = {
  title: { 'zh-TW': '樓宇不會說話，我們替它量度', en: 'Buildings cannot speak. We measure for them' },
  lead: {
    'zh-TW':
      '我們是香港的物聯網方案供應商。由天台的網關到地庫的感應繩，選型、安裝、連接和軟件由同一隊人負責，出了問題不會互相推卸。',
    en: 'We are an IoT solutions provider in Hong Kong. From the gateway on the roof to the leak rope in the basement, one team chooses, installs, connects and supports, so there is no passing the blame.',
  },
  heading: { 'zh-TW': '我們堅持的四件事', en: 'Four things we stand for' },
  values: [
    {
      name: { 'zh-TW': '先量度，後建議', en: 'Measure before advising' },
      text: {
        'zh-TW': '訊號到不到、電用在哪裏，現場量過才寫進方案。沒有把握的地方，先試裝幾部，看了讀數再決定數量。',
        en: 'Whether a signal arrives and where the power goes is measured on site before it enters a proposal. Where we are not sure, a few devices go in first and their readings decide how many follow.',
      },
      link: { label: { 'zh-TW': '看實施三個階段', en: 'The three phases of a project' }, to: '/solutions' },
    },
    {
      name: { 'zh-TW': '價錢公開', en: 'Prices in the open' },
      text: {
        'zh-TW': '硬件、年費和首年總計都寫在產品頁，不用留下電話才看得到。報價單逐項列明，與目錄對得上。',
        en: 'Hardware, yearly fees and the first-year total are on the product page, with no need to leave a phone number first. A quotation lists each item so that you can check it against the catalogue.',
      },
      link: { label: { 'zh-TW': '看產品目錄', en: 'See the catalogue' }, to: '/products' },
    },
    {
      name: { 'zh-TW': '限制講清楚', en: 'Limits in plain words' },
      text: {
        'zh-TW':
          '石屎牆會縮短通訊距離，頻密上報會消耗電池。數字在甚麼條件下成立，我們寫在數字旁邊；不適合的用途，我們會說不適合。',
        en: 'Concrete shortens range and frequent reports drain a battery. The conditions of a figure are given beside it, and where a device does not suit a job, we say so.',
      },
      link: { label: { 'zh-TW': '比較四種 LPWAN 技術', en: 'Compare four LPWAN technologies' }, to: '/lpwan' },
    },
    {
      name: { 'zh-TW': '讀數屬於客戶', en: 'Readings belong to the customer' },
      text: readingsBack,
      link: { label: { 'zh-TW': '看技術文件', en: 'Read the documentation' }, to: '/docs' },
    },
  ],
}
