import type { ReactNode } from 'react'
import { type ContentKind, contentData, contentKinds } from '#contract/content/kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import {
  CaseSheet,
  CertificateEntry,
  HeroView,
  MilestoneEntry,
  OfficeEntry,
  PlanView,
  ReadingTable,
  RegulationRow,
  RoleEntry,
  TeamEntry,
} from '../../content/index.ts'
import { amountText } from '../../i18n/formats.ts'
import { paths } from '../../paths.ts'
import { LinkGroup } from '../../shell/index.ts'
import { AboutPreview, CareersPreview, SocialPreview } from './CompanyPreviews.tsx'
import { choiceWordsOf } from './fields/fields.words.ts'
import { IndustryPreview } from './IndustryPreview.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import { SolutionsPreview } from './SolutionsPreview.tsx'

export const kindGroups = ['home', 'offers', 'company'] as const
export type KindGroup = (typeof kindGroups)[number]

interface KindView {
  group: KindGroup
  /** Plural, as the title of the list. */
  name: Bilingual
  /** Singular with its article: "a case study". */
  one: Bilingual
  hint?: Bilingual
  /** Distinguishes entries that have the same title. */
  noteOf?: (data: Record<string, unknown>) => Bilingual | undefined
  /** A part of a page, several of which fit a thumbnail. */
  isSmall?: boolean
  /** Address on the site. @param key of the entry */
  path: (key: string, data: Record<string, unknown>) => string
  /**
   * Renders the entry as on the site; nothing while it is incomplete.
   * @param data values of the fields
   * @param until when the published version ends, if it does
   */
  preview: (data: unknown, isSample: boolean, until: string | null) => ReactNode
}

const alike = (text: string): Bilingual => ({ 'zh-TW': text, en: text })

/** Formats a note; a draft may lack the value. */
const withNote = (given: unknown, note: (text: string) => Bilingual) =>
  given === undefined || given === null || given === '' ? undefined : note(String(given))

const ofAbout: Bilingual = {
  'zh-TW': '次序與「關於我們」頁相同。沒有已發布的，該頁便不顯示這部分。',
  en: 'In the order of the About page, which leaves this part out where nothing is published.',
}

/** Everything that the admin knows of a kind of content besides its schema. */
export const kindViews: Record<ContentKind, KindView> = {
  hero: {
    group: 'home',
    isSmall: true,
    name: { 'zh-TW': '首頁標題', en: 'Home page’s hero' },
    one: { 'zh-TW': '首頁標題', en: 'hero' },
    hint: {
      'zh-TW':
        '首頁顯示最上面、當時已發布的一項。想推廣一段時間，就新增一項、排好日期，並放到最上面；期滿後會自動回到下一項。',
      en: 'The home page shows the topmost that is published at the time. For a campaign, add one, schedule it and put it on top: when it ends, the next is back by itself.',
    },
    path: () => paths.home,
    preview(data) {
      const hero = contentData.hero.safeParse(data).data
      return hero && <HeroView hero={hero} />
    },
  },
  plans: {
    group: 'offers',
    isSmall: true,
    name: { 'zh-TW': '月費計劃', en: 'Plans' },
    one: { 'zh-TW': '月費計劃', en: 'plan' },
    hint: {
      'zh-TW':
        'AI 物業管理頁列出全部，首頁列出最前四項，系統規劃就每項用途取最前一項。價格一發布，網頁、物料清單、PDF、報價清單和 AI 助手立即跟從；已送出的報價要求不變。撤下後，報價清單會註明已停辦，不計入總額。',
      en: 'The property management page lists them all, the home page the first four, and the system builder takes the first for each use. Once published, a price is that of pages, bills of materials, PDFs, quotation baskets and the assistant; requests that were sent keep theirs. In baskets, one that is withdrawn is said to be gone and is not counted.',
    },
    noteOf: ({ need, monthly }) =>
      withNote(need && monthly, () => {
        const { 'zh-TW': chinese, en } = choiceWordsOf('plans.need', String(need))
        const price = `HK$${amountText(Number(monthly))}`
        return { 'zh-TW': `${chinese}，每月 ${price}`, en: `${en}, ${price} per month` }
      }),
    path: () => `${paths.property}#plans`,
    preview(data) {
      const plan = contentData.plans.safeParse(data).data
      return (
        plan && (
          <ul className="grid max-w-80">
            <PlanView plan={plan} format={(amount) => `HK$${amountText(amount)}`} />
          </ul>
        )
      )
    },
  },
  promotions: {
    group: 'offers',
    isSmall: true,
    name: { 'zh-TW': '限時優惠', en: 'Promotions' },
    one: { 'zh-TW': '限時優惠', en: 'promotion' },
    hint: {
      'zh-TW':
        '優惠期內，產品目錄、產品頁、規格表、報價清單和方案計算都用優惠價，並劃去建議零售價。期滿自動回復。同一產品有幾項優惠，取最低價。',
      en: 'While it runs, catalogue, product pages, datasheets, quotations and the system builder use its price, with the list price struck through; when it ends, all go back by themselves. Of several for one product, the lowest price counts.',
    },
    path: () => paths.products,
    preview(data, _isSample, until) {
      const promotion = contentData.promotions.safeParse(data).data
      return promotion && <PromotionPreview promotion={promotion} until={until} />
    },
  },
  solutions: {
    group: 'offers',
    name: { 'zh-TW': '各行業共通', en: 'All industries' },
    one: { 'zh-TW': '共通內容', en: 'content of all industries' },
    hint: {
      'zh-TW':
        '「行業方案」頁對所有行業說的：標題、三項改變、平台功能和三個階段。顯示最上面、當時已發布的一項；助理回答時亦引用。沒有已發布的，該頁便不顯示這些部分。',
      en: 'What Industry solutions says of all of them: its title, what changes, what the platform does and the three phases. The topmost that is published at the time is shown, and quoted by the assistant; where none is, the page leaves these parts out.',
    },
    path: () => paths.solutions,
    preview(data) {
      const solutions = contentData.solutions.safeParse(data).data
      return solutions && <SolutionsPreview solutions={solutions} />
    },
  },
  industries: {
    group: 'offers',
    name: { 'zh-TW': '行業方案', en: 'Industry pages' },
    one: { 'zh-TW': '行業', en: 'industry' },
    hint: {
      'zh-TW':
        '每個行業一頁，次序與「行業方案」頁相同，最多 10 個。撤下的行業會離開該頁、網站地圖、搜尋、導覽和助理的答案；它的網址會說沒有專頁，並列出其餘行業。',
      en: 'A page for each, in the order of Industry solutions, ten at most. One that is withdrawn leaves that page, the sitemap, search, navigation and the assistant’s answers; its address says that there is no such page, and shows the others.',
    },
    path: (key) => `${paths.solutions}/${key}`,
    preview(data) {
      const industry = contentData.industries.safeParse(data).data
      return industry && <IndustryPreview industry={industry} />
    },
  },
  regulations: {
    group: 'offers',
    name: { 'zh-TW': 'ESG 規例', en: 'ESG rules' },
    one: { 'zh-TW': '規例', en: 'rule' },
    hint: {
      'zh-TW':
        '「ESG 合規」頁按市場列出，次序與這裏相同；助理回答時亦引用。撤下的規例不再顯示，助理亦不再引用。請填來源和最後核對日期：未填的，頁面不顯示，這裏會標明。',
      en: 'ESG compliance lists them by market, in this order, and the assistant quotes them. One that is withdrawn is neither shown nor quoted. Give each its source and the day on which it was checked: where there is none the page shows none, and this list says so.',
    },
    noteOf: ({ market }) => withNote(market, (chosen) => choiceWordsOf('regulations.market', chosen)),
    path: (key, { market }) => `${paths.esg}?${new URLSearchParams({ market: String(market) })}#${key}`,
    preview(data) {
      const regulation = contentData.regulations.safeParse(data).data
      return (
        regulation && (
          <ul>
            <RegulationRow id="preview" regulation={regulation} />
          </ul>
        )
      )
    },
  },
  readings: {
    group: 'offers',
    name: { 'zh-TW': 'ESG 讀數', en: 'ESG readings' },
    one: { 'zh-TW': '讀數表', en: 'table of readings' },
    hint: {
      'zh-TW':
        '「ESG 合規」頁在每個市場的規例之後說明用哪些讀數；每個市場顯示最上面、當時已發布的一項。撤下後該市場不再有這一段，助理亦不再引用。',
      en: 'ESG compliance says below the rules of each market which readings serve them; of several for one market, the topmost that is published at the time. Where it is withdrawn, that part is left out, and the assistant quotes it no more.',
    },
    noteOf: ({ market }) => withNote(market, (chosen) => choiceWordsOf('readings.market', chosen)),
    path: (_key, { market }) => `${paths.esg}?${new URLSearchParams({ market: String(market) })}#readings`,
    preview(data) {
      const readings = contentData.readings.safeParse(data).data
      return readings && <ReadingTable readings={readings} />
    },
  },
  cases: {
    group: 'offers',
    name: { 'zh-TW': '個案', en: 'Case studies' },
    one: { 'zh-TW': '個案', en: 'case study' },
    path: (key) => `${paths.caseStudies}#${key}`,
    preview(data, isSample) {
      const study = contentData.cases.safeParse(data).data
      return study && <CaseSheet study={study} id="preview" number={1} isSample={isSample} />
    },
  },
  about: {
    group: 'company',
    name: { 'zh-TW': '關於我們', en: 'About us' },
    one: { 'zh-TW': '關於我們的開首', en: 'opening of About us' },
    hint: {
      'zh-TW':
        '「關於我們」頁頂的標題和引言，以及公司堅持的事；顯示最上面、當時已發布的一項。里程碑、團隊、認證和辦公室另有各自的欄。',
      en: 'What heads the About page, and what the company holds to: the topmost that is published at the time. Milestones, team, certificates and offices have tabs of their own.',
    },
    path: () => paths.about,
    preview(data) {
      const about = contentData.about.safeParse(data).data
      return about && <AboutPreview about={about} />
    },
  },
  careers: {
    group: 'company',
    name: { 'zh-TW': '加入我們', en: 'Careers' },
    one: { 'zh-TW': '加入我們的文字', en: 'words of Careers' },
    hint: {
      'zh-TW':
        '「加入我們」頁的標題和引言、一星期的工時、工作方式和申請步驟；顯示最上面、當時已發布的一項。職位另有自己的欄。',
      en: 'What heads the Careers page, the hours of a week, how you work and the steps of an application: the topmost that is published at the time. Open roles have a tab of their own.',
    },
    path: () => paths.careers,
    preview(data) {
      const careers = contentData.careers.safeParse(data).data
      return careers && <CareersPreview careers={careers} />
    },
  },
  milestones: {
    group: 'company',
    isSmall: true,
    name: { 'zh-TW': '里程碑', en: 'Milestones' },
    one: { 'zh-TW': '里程碑', en: 'milestone' },
    hint: ofAbout,
    noteOf: ({ year }) => withNote(year, alike),
    path: () => paths.about,
    preview(data) {
      const milestone = contentData.milestones.safeParse(data).data
      return (
        milestone && (
          <ol className="max-w-60">
            <MilestoneEntry milestone={milestone} />
          </ol>
        )
      )
    },
  },
  team: {
    group: 'company',
    isSmall: true,
    name: { 'zh-TW': '團隊', en: 'Team' },
    one: { 'zh-TW': '工作類別', en: 'kind of work' },
    hint: {
      'zh-TW': '以工作分類，並註明人數，不寫姓名。次序與「關於我們」頁相同；沒有已發布的，該頁便不顯示這部分。',
      en: 'By kind of work, with how many people; no names. In the order of the About page, which leaves this part out where nothing is published.',
    },
    noteOf: ({ people }) => withNote(people, (count) => ({ 'zh-TW': `${count} 人`, en: `${count} people` })),
    path: () => paths.about,
    preview(data) {
      const team = contentData.team.safeParse(data).data
      return (
        team && (
          <dl className="max-w-96">
            <TeamEntry team={team} />
          </dl>
        )
      )
    },
  },
  certificates: {
    group: 'company',
    isSmall: true,
    name: { 'zh-TW': '認證', en: 'Certificates' },
    one: { 'zh-TW': '認證', en: 'certificate' },
    hint: ofAbout,
    noteOf: ({ name }) => withNote(name, alike),
    path: () => paths.about,
    preview(data) {
      const certificate = contentData.certificates.safeParse(data).data
      return (
        certificate && (
          <dl>
            <CertificateEntry certificate={certificate} />
          </dl>
        )
      )
    },
  },
  offices: {
    group: 'company',
    isSmall: true,
    name: { 'zh-TW': '其他辦公室', en: 'Further offices' },
    one: { 'zh-TW': '辦公室', en: 'office' },
    hint: {
      'zh-TW': '總部已列在「關於我們」頁，地址在「設定」→「一般」更改。',
      en: 'Beside the head office, which About always has: its address is under Settings → General.',
    },
    path: () => paths.about,
    preview(data) {
      const office = contentData.offices.safeParse(data).data
      return (
        office && (
          <ul>
            <OfficeEntry office={office} />
          </ul>
        )
      )
    },
  },
  roles: {
    group: 'company',
    name: { 'zh-TW': '職位空缺', en: 'Open roles' },
    one: { 'zh-TW': '職位', en: 'role' },
    hint: {
      'zh-TW': '次序與「加入我們」頁相同。沒有已發布的職位時，該頁會說明現時沒有空缺，並請有意者來信。',
      en: 'In the order of the Careers page. Where none is published, it says that there are no openings, and how to write to us.',
    },
    path: (key) => `${paths.careers}#role-${key}`,
    preview(data) {
      const role = contentData.roles.safeParse(data).data
      return role && <RoleEntry id="preview" role={role} isOpen />
    },
  },
  social: {
    group: 'company',
    isSmall: true,
    name: { 'zh-TW': '社交媒體', en: 'Social media' },
    one: { 'zh-TW': '社交媒體連結', en: 'link' },
    hint: {
      'zh-TW': '列在每頁頁尾，並告訴搜尋引擎。',
      en: 'At the foot of every page, and told to search engines.',
    },
    noteOf: ({ url }) => withNote(url, alike),
    path: () => paths.home,
    preview(data) {
      const social = contentData.social.safeParse(data).data
      return social && <SocialPreview social={social} />
    },
  },
  navigation: {
    group: 'home',
    isSmall: true,
    name: { 'zh-TW': '導覽連結', en: 'Navigation' },
    one: { 'zh-TW': '連結組', en: 'group of links' },
    hint: {
      'zh-TW':
        '頂欄最多三個選單和一組獨立連結，頁尾最多四欄，按這裏的次序取最前的。某處沒有已發布的連結時，網站會用最初的連結，不會空著。社交媒體連結在「社交媒體」一欄。',
      en: 'The top bar has three menus and one group of single links at most, the footer four columns: the first ones in this order. A place with nothing published has the links it came with, never none. Social links have a tab of their own.',
    },
    noteOf: ({ place }) => withNote(place, (chosen) => choiceWordsOf('navigation.place', chosen)),
    path: () => paths.home,
    preview(data) {
      const group = contentData.navigation.safeParse(data).data
      return group && <LinkGroup group={group} />
    },
  },
}

export function kindsOf(group: KindGroup): ContentKind[] {
  return contentKinds.filter((kind) => kindViews[kind].group === group)
}

export function isKind(text: string | undefined): text is ContentKind {
  return contentKinds.some((kind) => kind === text)
}
