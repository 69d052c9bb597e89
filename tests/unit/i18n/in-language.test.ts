import '#contract/i18n/simplified.ts'
import { describe, expect, it } from 'vitest'
import { addTranslation, inLanguage, isSpoken, listIn, nameIn, type Translation } from '#contract/i18n/in-language.ts'
import { phrases } from '#contract/i18n/phrases-zh-CN.ts'

const both = (chinese: string) => ({ 'zh-TW': chinese, en: 'English' })

describe('a text in the reader’s language', () => {
  it('is as it was written, in the languages it was written in', () => {
    expect(inLanguage(both('儲存檢視'), 'zh-TW')).toBe('儲存檢視')
    expect(inLanguage(both('儲存檢視'), 'en')).toBe('English')
  })

  it.each([
    ['電郵地址', '邮箱地址'],
    ['以電郵回覆查詢', '以邮件回复咨询'],
    ['登入', '登录'],
    ['已登出', '已退出登录'],
    ['匯出 CSV', '导出 CSV'],
    ['儲存檢視', '保存视图'],
    ['檢視並發出', '查看并发出'],
    ['網絡伺服器', '网络服务器'],
    ['啟用及停用帳戶', '启用及禁用账户'],
    ['複製連結', '复制链接'],
    ['下載有問題的列', '下载有问题的行'],
    ['欠缺「名稱」欄位', '欠缺“名称”字段'],
    ['個人資料（私隱）條例', '个人资料（私隐）条例'],
    ['預約示範', '预约演示'],
    ['即時庫存', '实时库存'],
    ['感測器', '传感器'],
    ['漏水時立即通報', '漏水时立即通报'],
    ['保安崗位看到訪客車位', '保安岗位看到访客车位'],
    ['日本、南韓、馬來西亞', '日本、韩国、马来西亚'],
    ['毋須拉線，一次過付清', '无需拉线，一次性付清'],
    ['雪櫃、冷氣機和喉管', '冰箱、空调和管道'],
    ['電掣房的總掣', '配电房的总开关'],
    ['間牆後的遙距偵測', '隔墙后的远程检测'],
    ['夜更收到警報', '夜班收到告警'],
    ['接駁系統', '接入系统'],
    ['15 公噸', '15 吨'],
    ['排放系數', '排放因子'],
    ['扣在三條相線上', '扣在三条相线上'],
  ])('is mainland wording, not respelt characters alone: %s', (hongKong, mainland) => {
    expect(inLanguage(both(hongKong), 'zh-CN')).toBe(mainland)
  })

  it('leaves what is filled in as it was typed, in sentences and in lists', () => {
    const phrase = {
      'zh-TW': (name: string, { company }: { company: string }) => `已刪除「${name}」的電郵（${company}）`,
      en: (name: string) => `Deleted ${name}`,
    }
    expect(inLanguage(phrase, 'zh-CN')('陳大文「後台」', { company: '香港電郵' })).toBe(
      '已删除“陳大文「後台」”的邮件（香港電郵）',
    )
    const several = { 'zh-TW': (name: string) => ['刪除', `${name}的電郵`], en: () => ['', ''] }
    expect(inLanguage(several, 'zh-CN')('張')).toEqual(['删除', '张的邮件'])
  })

  it('has all its reviewed phrases said so, alone', () => {
    for (const [hongKong, mainland] of Object.entries(phrases))
      expect(inLanguage(both(hongKong), 'zh-CN')).toBe(mainland)
  })

  it('is missing where there is no phrase', () => {
    expect(inLanguage(undefined, 'zh-CN')).toBeUndefined()
  })

  it('says which languages can be spoken', () => {
    expect((['zh-TW', 'en', 'zh-CN'] as const).map(isSpoken)).toEqual([true, true, true])
  })
})

describe('a translation', () => {
  const words = {
    save: both('儲存'),
    count: { 'zh-TW': (many: number) => `${many} 項`, en: String },
    group: [both('檢視')],
  }

  it('comes before what is converted, also within groups; what it leaves out is not changed', () => {
    addTranslation('zh-CN', words, { count: (many) => `共${many}项`, group: ['查看'] })
    const { save, count, group } = words
    expect(inLanguage(count, 'zh-CN')(2)).toBe('共2项')
    expect(group.map((phrase) => inLanguage(phrase, 'zh-CN'))).toEqual(['查看'])
    expect(inLanguage(save, 'zh-CN')).toBe('保存')
    expect(inLanguage(count, 'zh-TW')(2)).toBe('2 項')
  })

  it('is typed by the Traditional Chinese words', () => {
    const texts: Translation<typeof words>[] = [
      { save: 'Sichern' },
      // @ts-expect-error: no phrase of the words
      { close: 'Schliessen' },
      // @ts-expect-error: a function in Chinese
      { count: 'viele' },
    ]
    expect(texts).toHaveLength(3)
  })
})

it('calls a record by its English name in English alone, where it has one', () => {
  const record = { name: '感測器', nameEn: 'Sensor' }
  expect((['zh-TW', 'zh-CN', 'en'] as const).map((language) => nameIn(record, language))).toEqual([
    '感測器',
    '感測器',
    'Sensor',
  ])
  expect(nameIn({ name: '感測器', nameEn: null }, 'en')).toBe('感測器')
})

it('lists with the marks of the language', () => {
  expect(listIn(['A', 'B'], 'zh-CN')).toBe('A、B')
  expect(listIn(['A', 'B'], 'en')).toBe('A, B')
})
