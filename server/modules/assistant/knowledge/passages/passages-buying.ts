import { assumptions } from '#content/builder/assumptions.ts'
import { assumptionWords } from '#content/builder/assumptions.words.ts'
import { builderFacts } from '#content/builder/facts.words.ts'
import { chooseSteps, installRows, orderSteps, type Step, sheetLines } from '#content/buyers.words.ts'
import { contactFacts } from '#content/contact.words.ts'
import { demoFacts, demoKindCopy, liveDemoFacts } from '#content/demo.words.ts'
import { bracketed, colon } from '#contract/i18n/common-words.ts'
import { demoKinds } from '#contract/requests/demo-requests.ts'
import { needs } from '#contract/sales/offerings.ts'
import { both, lines, named, type Piece, sentences } from '../piece.ts'

const assumed = { assumptions, devices: [...needs], heard: [...needs], money: (amount: number) => `HK$${amount}` }

export const buyingPassages: Piece[] = [
  {
    key: 'docs:choose',
    kind: 'page',
    title: { 'zh-TW': '怎樣選擇產品', en: 'How to choose' },
    text: steps(chooseSteps),
    words: { 'zh-TW': '選購 步驟 由哪裏開始', en: 'choosing steps where to start' },
    path: '/docs#choose',
  },
  {
    key: 'docs:order',
    kind: 'page',
    title: { 'zh-TW': '怎樣訂購', en: 'How to order' },
    text: steps(orderSteps),
    words: { 'zh-TW': '報價 落單 購買 流程 步驟', en: 'quotation buy purchase process steps' },
    path: '/docs#order',
  },
  ...installRows.map(
    ({ name, place, power, fitter }): Piece => ({
      key: `docs:install:${name.en}`,
      kind: 'page',
      title: both(
        (language) =>
          `${name[language]}${{ 'zh-TW': '的安裝位置、供電和由誰安裝', en: ': where it goes, its power and who fits it' }[language]}`,
      ),
      text: sentences([
        both((language) => `${{ 'zh-TW': '位置：', en: 'Where: ' }[language]}${place[language]}`),
        both((language) => `${{ 'zh-TW': '供電：', en: 'Power: ' }[language]}${power[language]}`),
        both((language) => `${{ 'zh-TW': '由誰安裝：', en: 'Who fits it: ' }[language]}${fitter[language]}`),
      ]),
      words: { 'zh-TW': '安裝 裝在哪裏 電源', en: 'install installation mount position power supply' },
      path: '/docs#install',
    }),
  ),
  {
    key: 'docs:datasheet',
    kind: 'page',
    title: { 'zh-TW': '看懂規格表', en: 'Reading a datasheet' },
    text: lines(sheetLines.map(({ name, means }) => named(name, means))),
    words: { 'zh-TW': '規格 IP67 防護等級 工作溫度', en: 'specification ip67 protection operating temperature' },
    path: '/docs#datasheet',
  },
  {
    key: 'builder',
    kind: 'page',
    title: builderFacts.title,
    text: lines([
      builderFacts.description,
      ...Object.values(assumptionWords).map((words) => both((language) => words[language](assumed))),
    ]),
    words: {
      'zh-TW': '物料清單 幾多部 幾多個 網關 大廈 估價 十年成本 安裝工時',
      en: 'bill of materials how many gateways sensors building estimate ten year cost installation hours',
    },
    path: '/builder',
  },
  {
    key: 'demo',
    kind: 'page',
    title: { 'zh-TW': '預約示範', en: 'Booking a demo' },
    text: lines([
      demoFacts,
      ...demoKinds.map((kind) => {
        const { name, length, text } = demoKindCopy[kind]
        return both(
          (language) => `${name[language]}${bracketed[language](length[language])}${colon[language]}${text[language]}`,
        )
      }),
    ]),
    words: { 'zh-TW': '示範 試用 睇實物 參觀 預約', en: 'demonstration trial tour appointment see it' },
    path: '/demo',
  },
  {
    key: 'live-demo',
    kind: 'page',
    title: { 'zh-TW': '試用平台', en: 'Trying the platform' },
    text: lines([liveDemoFacts.description, liveDemoFacts.lead]),
    words: { 'zh-TW': '試玩 模擬大廈 儀表板 不用登記', en: 'try it simulated building dashboard without sign-up' },
    path: '/live-demo',
  },
  {
    key: 'contact',
    kind: 'page',
    title: { 'zh-TW': '聯絡我們', en: 'Contact us' },
    text: sentences([
      contactFacts.description,
      named({ 'zh-TW': '電話', en: 'Phone' }, contactFacts.phoneHint),
      named({ 'zh-TW': '電郵', en: 'Email' }, contactFacts.emailHint),
      named({ 'zh-TW': '辦公室', en: 'Office' }, contactFacts.addressHint),
    ]),
    words: {
      'zh-TW': '電話 電郵 WhatsApp 地址 辦公時間 真人 同事',
      en: 'phone email WhatsApp address office hours human person',
    },
    path: '/contact',
  },
]

function steps(all: Step[]) {
  return lines(all.map(({ name, text }) => named(name, text)))
}
