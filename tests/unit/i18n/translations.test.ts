import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

// docs/developing.md, "A language": its steps, done in a copy of what has texts.

const copy = mkdtempSync(path.join(tmpdir(), 'translations-'))
afterAll(() => rmSync(copy, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  writeFileSync(path.join(copy, file), text)
}

beforeAll(() => {
  for (const part of ['package.json', 'content', 'contract', 'server', 'client/src/i18n'])
    cpSync(part, path.join(copy, part), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))

  const list = 'contract/i18n/language-values.ts'
  const row = `ja: { written: 'en', prefix: '/ja', tag: 'ja', dateLocale: 'ja-JP', name: '日本語', short: '日',
    switchTo: '日本語に切り替える', called: { 'zh-TW': '日文', en: 'Japanese' } },`
  const end = '} satisfies Record<string, ReaderLanguageRow>'
  write(list, readFileSync(list, 'utf8').replace(end, `${row}\n${end}`))
  const adding = `import { addTranslation } from '#contract/i18n/in-language.ts'`
  write(
    'content/translations/ja/shared/frame.ts',
    `${adding}
    import { frameWords } from '../../../../client/src/i18n/frame.words.ts'
    addTranslation('ja', frameWords, { menu: 'メニュー', quotation: (count) => '見積もり' + count })`,
  )
  write(
    'content/translations/ja/server/links.ts',
    `${adding}
    import { linkSubjects } from '#server/modules/staff/links/links.words.ts'
    addTranslation('ja', linkSubjects, { invitation: (site) => site + 'への招待' })`,
  )
})

/** @returns what an expression is, in the copy, once translations are loaded */
function read(expression: string): unknown {
  write(
    'read.ts',
    `import { dateText } from '#contract/i18n/formats.ts'
    import { inLanguage, isSpoken } from '#contract/i18n/in-language.ts'
    import * as languages from '#contract/i18n/languages.ts'
    import { linkSubjects } from '#server/modules/staff/links/links.words.ts'
    import { answerLanguages } from '#server/modules/assistant/chat/prompt.words.ts'
    import { loadTranslations } from '#server/translations.ts'
    import { frameWords } from './client/src/i18n/frame.words.ts'
    await loadTranslations()
    console.log(JSON.stringify(${expression}))`,
  )
  return JSON.parse(execFileSync(process.execPath, ['read.ts'], { cwd: copy, encoding: 'utf8' }))
}

it('a language reads its own words where it has some, else English, phrase by phrase', () => {
  expect(
    read(`[
      isSpoken('ja'),
      inLanguage(frameWords.menu, 'ja'), inLanguage(frameWords.quotation, 'ja')(2), inLanguage(frameWords.close, 'ja'),
      inLanguage(linkSubjects.invitation, 'ja')('IoT'), inLanguage(linkSubjects.password_reset, 'ja')('IoT'),
    ]`),
  ).toEqual([true, 'メニュー', '見積もり2', 'Close', 'IoTへの招待', 'IoT: reset your password'])
})

it('the written languages, and the one that is converted, read what they did', () => {
  expect(
    read(`['zh-TW', 'zh-CN', 'en'].map((language) => [inLanguage(frameWords.menu, language), isSpoken(language)])`),
  ).toEqual([
    ['選單', true],
    ['菜单', true],
    ['Menu', true],
  ])
})

it('addresses, tags, dates and the assistant follow from its row', () => {
  expect(
    read(`[
      languages.languageAt('/ja/about'), languages.languageTags.ja, languages.languageLinkWords.ja.short,
      dateText('2026-11-26', languages.dateLocales.ja, { dateStyle: 'long' }), answerLanguages.ja,
    ]`),
  ).toEqual(['ja', 'ja', '日', '2026 年 11 月 26 日', 'Japanese.'])
})
