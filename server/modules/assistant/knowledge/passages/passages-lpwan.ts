import { checklistGroups, industryGroups, layers, roadmapSteps } from '#content/lpwan/delivery.words.ts'
import { guideCopy } from '#content/lpwan/guide.words.ts'
import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { colon } from '#contract/i18n/common-words.ts'
import { both, lines, named, type Piece, sentences } from '../piece.ts'

const page = '/lpwan'

export const lpwanPassages: Piece[] = [
  {
    key: 'lpwan:comparison',
    kind: 'technology',
    title: { 'zh-TW': '四種 LPWAN 技術比較', en: 'The four LPWAN technologies compared' },
    text: lines(
      technologyIds.map((id) => {
        const { name, rangeKilometres, batteryYears, dataRate } = technologies[id]
        const { low, high } = rangeKilometres
        return {
          'zh-TW': `${name}：距離 ${low}–${high} km，電池 ${batteryYears} 年以上，速率 ${dataRate}`,
          en: `${name}: range ${low}–${high} km, battery ${batteryYears}+ years, data rate ${dataRate}`,
        }
      }),
    ),
    words: {
      'zh-TW': '分別 比較 距離 電池 速率 最遠 最耐 最快 哪種 無線',
      en: 'difference compare comparison range battery speed longest farthest fastest wireless',
    },
    path: `${page}#comparison`,
  },
  {
    key: 'lpwan:guide',
    kind: 'technology',
    title: { 'zh-TW': '按需要選擇 LPWAN 技術', en: 'Choosing an LPWAN technology by what comes first' },
    text: lines(
      guideCopy.map(({ first, technology, reason }) =>
        both(
          (language) =>
            `${first[language]}${colon[language]}${technologies[technology].name}${{ 'zh-TW': '。', en: '. ' }[language]}${reason[language]}`,
        ),
      ),
    ),
    words: {
      'zh-TW': '選擇 哪種 成本 覆蓋 可靠 數據量',
      en: 'choose which recommend cost coverage reliability data volume',
    },
    path: `${page}#guide`,
  },
  {
    key: 'lpwan:roadmap',
    kind: 'page',
    title: { 'zh-TW': '部署網絡的四步', en: 'Four steps to a running network' },
    text: lines(roadmapSteps.map(({ name, text, outcome }) => named(name, sentences([text, outcome])))),
    words: { 'zh-TW': '試點 部署 步驟 落地 項目', en: 'pilot deployment steps roadmap rollout project' },
    path: `${page}#roadmap`,
  },
  {
    key: 'lpwan:checklist',
    kind: 'page',
    title: {
      'zh-TW': '成本效益清單：計項目總成本要包括甚麼',
      en: 'Cost-benefit checklist: what the cost of a project includes',
    },
    text: lines(checklistGroups.map(({ name, items }) => named(name, sentences(items)))),
    words: {
      'zh-TW': '預算 投資 營運成本 回報 效益',
      en: 'budget investment operating cost return benefit total cost',
    },
    path: `${page}#checklist`,
  },
  {
    key: 'lpwan:architecture',
    kind: 'page',
    title: { 'zh-TW': 'LPWAN 系統的四層架構', en: 'The four layers of an LPWAN system' },
    text: lines(layers.map(({ name, task, parts }) => named(name, sentences([task, parts])))),
    words: { 'zh-TW': '架構 網絡伺服器 網關 應用', en: 'architecture network server gateway application' },
    path: `${page}#architecture`,
  },
  ...industryGroups.map(
    ({ name, uses, usual }): Piece => ({
      key: `lpwan:industry:${name.en}`,
      kind: 'page',
      title: both((language) => `${name[language]}${{ 'zh-TW': '常用的 LPWAN', en: ': the usual LPWAN' }[language]}`),
      text: both(
        (language) =>
          `${{ 'zh-TW': '用途：', en: 'Uses: ' }[language]}${uses.map((use) => use[language]).join({ 'zh-TW': '、', en: ', ' }[language])}${{ 'zh-TW': '。常用技術：', en: '. Usual technologies: ' }[language]}${usual}${{ 'zh-TW': '。', en: '.' }[language]}`,
      ),
      words: { 'zh-TW': '應用 行業', en: 'application industry' },
      path: `${page}#industries`,
    }),
  ),
]
