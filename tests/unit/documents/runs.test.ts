import { describe, expect, it } from 'vitest'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { brokenLines, isOfOneFont, runsOf } from '#server/platform/documents/document-runs.ts'

const said = async (text: string, language: 'zh-TW' | 'en' | 'zh-CN' = 'en') =>
  runsOf(text, await loadFonts(language)).map((run) => `${run.font ?? 'own'} ${run.text}`)

describe('a text is set word by word in the first font that has it', () => {
  it.each([
    ['Müller & Söhne, Đặng Thị Hồng', ['own Müller & Söhne, Đặng Thị Hồng']],
    ['Łódź, Dvořák', ['latin Łódź', 'own , ', 'latin Dvořák']],
    ['Київ Ελλάδα', ['latin Київ', 'own  ', 'latin Ελλάδα']],
    ['서울빌딩관리 Ltd', ['kr 서울빌딩관리', 'own  Ltd']],
    ['株式会社髙﨑ビル', ['jp 株式会社髙﨑ビル']],
    ['网络', ['sc 网络']],
    ['สมชาย', ['thai สมชาย']],
    ['น้ำ จำกัด', ['thai น\u0e4d\u0e49า', 'own  ', 'thai จ\u0e4dากัด']],
    ['é ①', ['own é ①']],
  ])('%s', async (text, runs) => expect(await said(text)).toEqual(runs))

  it('and in simplified Chinese, what that font lacks in the traditional one', async () => {
    expect(await said('网络', 'zh-CN')).toEqual(['own 网络'])
    expect(await said('喺𨋢', 'zh-CN')).toEqual(['tc 喺𨋢'])
  })

  it('what one font has altogether is not taken apart', async () => {
    const fonts = await loadFonts('zh-TW')
    expect(isOfOneFont('港灣物聯 Harbour\nIoT Müller', fonts)).toBe(true)
    expect(isOfOneFont('港灣物聯 Łódź', fonts)).toBe(false)
  })
})

describe('a text of several fonts is broken', () => {
  it.each([
    ['after spaces', '서울 빌딩 관리', 6, ['서울 빌딩', '관리']],
    ['between words of Thai', 'บริหารอาคารกรุงเทพ', 12, ['บริหารอาคาร', 'กรุงเทพ']],
    ['between words of Chinese, no punctuation at the beginning', '髙﨑公司。', 4, ['髙﨑', '公司。']],
    ['where it says so', 'Łódź\n髙﨑', 20, ['Łódź', '髙﨑']],
    ['in a word that is longer than a line', 'Łódźłódź', 3, ['Łód', 'źłó', 'dź']],
    ['nowhere else', 'Łódź-Gdańsk', 20, ['Łódź-Gdańsk']],
    ['into one line where it is empty', '', 5, ['']],
  ])('%s', (_case, text, width, lines) => {
    expect(brokenLines(text, width, (part) => Array.from(part).length)).toEqual(lines)
  })
})
