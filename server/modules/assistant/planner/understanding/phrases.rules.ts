import type { Language } from '#contract/i18n/languages.ts'

/**
 * Phrases of a list, one a line or several with ` · ` between, in lower case and traditional characters.
 *
 * | written             | matches                                                                 |
 * | ------------------- | ----------------------------------------------------------------------- |
 * | `how much`          | these words; Latin letters only as whole words                          |
 * | `warrant*`          | whatever letters follow: warranty, warranted                            |
 * | `price[s]`          | with or without what is in brackets; `[a/b]` is one of them, or none    |
 * | `(call/ring) us`    | one of them                                                             |
 * | `thank you{ so/ much}` | any of them, any number of times                                     |
 * | `when … open`       | some words between; in Chinese at most eight characters                 |
 * | `_ year plan`       | any one word                                                            |
 * | `#`                 | a digit                                                                 |
 * | `stock-( exchange)` | unless that follows; at the beginning of a phrase: unless it precedes   |
 * | `any+( left)`       | only if that follows; at the beginning of a phrase: only if it precedes |
 * | `^hello$`           | `^` is the beginning of the question, `$` its end                       |
 * | `lost & (key/card)` | all of them somewhere, in whatever order                                |
 * | `lost & !wallet`    | unless that is somewhere                                                |
 */
export type Phrases = string

/** Compiles lists of phrases by language. */
export function phrases(lists: Record<Language, Phrases>): Record<Language, RegExp> {
  return { 'zh-TW': pattern(lists['zh-TW'], 'zh-TW'), en: pattern(lists.en, 'en') }
}

/** Compiles a table of such lists. */
export function phrasesOf<Key extends string>(
  table: Record<Key, Record<Language, Phrases>>,
): Record<Key, Record<Language, RegExp>> {
  const keys = Object.keys(table) as Key[]
  return Object.fromEntries(keys.map((key) => [key, phrases(table[key])])) as Record<Key, Record<Language, RegExp>>
}

function pattern(list: Phrases, language: Language): RegExp {
  const all = list.split(/\n| · /).flatMap((line) => {
    const phrase = line.trim()
    return phrase === '' ? [] : [together(phrase, language)]
  })
  return new RegExp(all.join('|'), 'u')
}

const condition = /[+-]\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/
const leading = new RegExp(`^${condition.source}`)
const trailing = new RegExp(`${condition.source}$`)

/** Matches a phrase that begins, or ends, with Latin letters. Groups of Chinese lists have Chinese beside Latin words. */
const latinEdges: Record<Language, { starts: RegExp; ends: RegExp }> = {
  'zh-TW': { starts: /^[a-z]/, ends: /[a-z*]$/ },
  en: { starts: /^[a-z([_]/, ends: /(?<! )[a-z)\]}*_]$/ },
}

/** Compiles a phrase whose parts, with ` & ` between, may be anywhere in the question. */
function together(phrase: Phrases, language: Language): string {
  const parts = phrase.split(' & ')
  if (parts.length === 1) return compiled(phrase, language)
  const conditions = parts.map((part) =>
    part.startsWith('!')
      ? `(?![^]*?(?:${compiled(part.slice(1), language)}))`
      : `(?=[^]*?(?:${compiled(part, language)}))`,
  )
  return `^${conditions.join('')}`
}

function compiled(phrase: Phrases, language: Language): string {
  const [before] = leading.exec(phrase) ?? ['']
  const [after] = trailing.exec(phrase.slice(before.length)) ?? ['']
  const words = phrase.slice(before.length, phrase.length - after.length)
  const { starts, ends } = latinEdges[language]
  return [
    before && translated(before, language).replace('(?', '(?<'),
    starts.test(words) ? '(?<![a-z])' : '',
    translated(words, language),
    ends.test(words) ? '(?![a-z])' : '',
    translated(after, language),
  ].join('')
}

const signs: Record<string, string> = {
  ...{ '+(': '(?=', '-(': '(?!', '(': '(?:', '[': '(?:', ']': ')?', '{': '(?:', '}': ')*' },
  ...{ '/': '|', '*': '[a-z]*', _: "[a-z\\d'-]+", '#': '\\d', '.': '\\.', '?': '\\?', $: '\\$' },
}
const ofLanguage: Record<Language, Record<string, string>> = {
  'zh-TW': { '…': '.{0,8}', ' … ': '.{0,8}', ' ': '\\s*' },
  en: { '…': '.{0,60}', ' … ': ' (?:.{0,60} )?' },
}

function translated(text: string, language: Language): string {
  return text.replace(
    /[+-]\(|\$(?=[a-z\d])| … |[()[\]{}/*_#.?… ]/gu,
    (sign) => ofLanguage[language][sign] ?? signs[sign] ?? sign,
  )
}
