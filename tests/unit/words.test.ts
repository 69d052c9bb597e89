import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What visitors may type, in whatever words; none of it is shown. */
const readNotShown = [
  'content/stop-words.ts',
  'content/terms.ts',
  'content/search/vocabulary-zh.ts',
  'content/simplified.ts',
]
const readByRules = /\.rules\.ts$|planner\/understanding\/|\/search\.ts$|\/units\.ts$|fields\/product\.ts$/

const texts = ['client', 'content', 'contract', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:tsx?|html)$/.test(file) && !readNotShown.includes(file) && !readByRules.test(file))
    .map((file) => ({ file, lines: withoutComments(readFileSync(path.join(root, file), 'utf8')).split('\n') })),
)

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '')
}

function linesWith(word: RegExp): string[] {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (word.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}

it('there are texts to look at', () => {
  expect(linesWith(/鏟車/).length).toBeGreaterThan(0)
  expect(linesWith(/per month/).length).toBeGreaterThan(3)
})

it.each([
  [/叉車/, '鏟車'],
  [/新風/, '鮮風'],
  [/儲罐/, '儲缸'],
  [/漏水守護/, '漏水監察'],
  [/什麼/, '甚麼'],
  [/智慧(?!城市)/, '智能'],
  [/(?<!《)財富|財富(?!》)/, '《財富》'],
  [/週(?!期)/, '星期, or 周末'],
  [/表單/, '表格'],
  [/身分/, '身份'],
  [/私人連結/, '專用連結'],
  [/(?:客戶訂單|採購單)編號/, '採購單號'],
  [/折合港幣/, '折合港元'],
  [/連線(?:方式|年費|費|說明)/, '連接方式、連接年費、連接說明'],
])('no text says %s: it is %s', (word) => {
  expect(linesWith(word)).toEqual([])
})

it.each([
  [/\bFrom, (?:a|per)\b/, 'From HK$680 per month'],
  [/\ba (?:point|device|bay|floor|line|page|visitor) a (?:month|year|day)\b/, 'per point per month'],
  [/[})\d] an? (?:month|year)\b|en: ' ?an? (?:month|year)'/i, 'per month, per year'],
  [/en: 'Once'/, 'One-off'],
  [/dearest first|en: .*dearest/, 'most expensive first'],
  [/Please (?:do not )?(?:type|give|enter) no\b/, 'Please don’t enter'],
])('no English text says %s: it is “%s”', (word) => {
  expect(linesWith(word)).toEqual([])
})
