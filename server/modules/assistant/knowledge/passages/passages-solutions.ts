import { deviceNames } from '#content/choices.words.ts'
import type { ShownIndustries, ShownIndustry, UseCase } from '#contract/content/industries.ts'
import type { Solutions } from '#contract/content/solutions.ts'
import { both, lines, named, type Piece, sentences } from '../piece.ts'

const page = '/solutions'

export function solutionPassages({ items, solutions }: ShownIndustries): Piece[] {
  const ofIndustries = items.flatMap((industry) => [
    industryPiece(industry),
    ...industry.useCases.map((one) => useCasePiece(industry, one)),
  ])
  return solutions ? [...ofIndustries, featuresPiece(solutions), phasesPiece(solutions)] : ofIndustries
}

function featuresPiece({ features }: Solutions): Piece {
  return {
    key: 'solution:features',
    kind: 'page',
    title: { 'zh-TW': '平台功能', en: 'What the platform does' },
    text: lines(Object.values(features).map(({ name, detail }) => named(name, detail))),
    words: { 'zh-TW': '管理平台 軟件 功能', en: 'software platform functions capabilities' },
    path: `${page}#features`,
  }
}

function phasesPiece({ phases }: Solutions): Piece {
  return {
    key: 'solution:phases',
    kind: 'page',
    title: { 'zh-TW': '實施的三個階段和所需時間', en: 'The three phases of a project and how long they take' },
    text: lines(
      Object.values(phases).map(({ name, shortest, longest, work, result }) =>
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
  }
}

function industryPiece({ key, title, name, situation, benefits }: ShownIndustry): Piece {
  return {
    key: `solution:${key}`,
    kind: 'page',
    title: both((language) => `${title[language]}${{ 'zh-TW': '的方案', en: ': solutions' }[language]}`),
    text: sentences([situation, ...benefits.map(({ text }) => text)]),
    words: name,
    path: `${page}/${key}`,
  }
}

function useCasePiece({ key, name }: ShownIndustry, { anchor, title, story, reading, devices }: UseCase): Piece {
  return {
    key: `solution:${key}:${anchor}`,
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
    words: name,
    path: `${page}/${key}#${anchor}`,
  }
}
