import { deviceNames } from '#content/solutions/devices.words.ts'
import { features } from '#content/solutions/features.words.ts'
import { type Industry, industries } from '#content/solutions/industries.ts'
import { benefits, industryCopy, industryNames } from '#content/solutions/industries.words.ts'
import { phases } from '#content/solutions/phases.words.ts'
import { type UseCase, useCases } from '#content/solutions/use-cases.words.ts'
import { both, lines, named, type Piece, sentences } from '../piece.ts'

const page = '/solutions'

/** What /solutions says of each industry, its uses, the platform and the three phases. */
export const solutionPassages: Piece[] = [
  ...industries.flatMap((industry) => [
    industryPiece(industry),
    ...useCases[industry].map((one) => useCasePiece(industry, one)),
  ]),
  {
    key: 'solution:features',
    kind: 'page',
    title: { 'zh-TW': '平台功能', en: 'What the platform does' },
    text: lines(features.map(({ name, detail }) => named(name, detail))),
    words: { 'zh-TW': '管理平台 軟件 功能', en: 'software platform functions capabilities' },
    path: `${page}#features`,
  },
  {
    key: 'solution:phases',
    kind: 'page',
    title: { 'zh-TW': '實施的三個階段和所需時間', en: 'The three phases of a project and how long they take' },
    text: lines(
      phases.map(({ name, weeks: { shortest, longest }, work, result }) =>
        sentences([
          both(
            (language) =>
              `${name[language]}${{ 'zh-TW': `（${shortest} 至 ${longest} 星期）：`, en: ` (${shortest}–${longest} weeks):` }[language]}`,
          ),
          work,
          both((language) => `${{ 'zh-TW': '交付：', en: 'You receive: ' }[language]}${result[language]}`),
        ]),
      ),
    ),
    words: {
      'zh-TW': '工期 時間表 勘察 安裝 移交 幾耐',
      en: 'schedule duration survey installation handover timeline',
    },
    path: `${page}#phases`,
  },
]

function industryPiece(industry: Industry): Piece {
  const { title, situation } = industryCopy[industry]
  return {
    key: `solution:${industry}`,
    kind: 'page',
    title: both((language) => `${title[language]}${{ 'zh-TW': '的方案', en: ': solutions' }[language]}`),
    text: sentences([situation, ...benefits[industry]]),
    words: industryNames[industry],
    path: `${page}/${industry}`,
  }
}

function useCasePiece(industry: Industry, { id, title, story, reading, devices }: UseCase): Piece {
  return {
    key: `solution:${industry}:${id}`,
    kind: 'page',
    title,
    text: sentences([
      story,
      both((language) => `${{ 'zh-TW': '量度：', en: 'Measures: ' }[language]}${reading[language]}`),
      both(
        (language) =>
          `${{ 'zh-TW': '所需設備：', en: 'Devices: ' }[language]}${devices.map((device) => deviceNames[device][language]).join({ 'zh-TW': '、', en: ', ' }[language])}`,
      ),
    ]),
    words: industryNames[industry],
    path: `${page}/${industry}#${id}`,
  }
}
