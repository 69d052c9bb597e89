import { loraFees } from '#content/facts/gateways.words.ts'
import { loraCopy } from '#content/technologies/lora.words.ts'
import { lteMCopy } from '#content/technologies/lte-m.words.ts'
import { nbIotCopy } from '#content/technologies/nb-iot.words.ts'
import { sigfoxCopy } from '#content/technologies/sigfox.words.ts'
import type { TechnologyCopy } from '#content/technologies/technology.ts'
import {
  type Span,
  type Technology,
  type TechnologyId,
  technologies,
  technologyIds,
} from '#contract/catalogue/lpwan.ts'
import { colon } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { both, lines, type Piece, sentences } from '../piece.ts'

const copies: Record<TechnologyId, TechnologyCopy> = {
  lora: loraCopy,
  'nb-iot': nbIotCopy,
  sigfox: sigfoxCopy,
  'lte-m': lteMCopy,
}

export const technologyPassages: Piece[] = technologyIds.flatMap(piecesOf)

function piecesOf(id: TechnologyId): Piece[] {
  const [{ name, ...technology }, copy] = [technologies[id], copies[id]]
  const piece = (part: string, title: Bilingual, text: Bilingual, words: Bilingual): Piece => ({
    key: `technology:${id}:${part}`,
    kind: 'technology',
    title: { 'zh-TW': `${name}：${title['zh-TW']}`, en: `${name}: ${title.en}` },
    text,
    words,
    path: `/lpwan${id === 'lora' ? '' : `?tech=${id}`}#technologies`,
  })
  return [
    piece(
      'figures',
      { 'zh-TW': '距離、電池、速率和頻率', en: 'range, battery, data rate and frequency' },
      figuresOf({ name, ...technology }, copy),
      { 'zh-TW': '規格 覆蓋 續航 頻段 LPWAN', en: 'specifications coverage battery life band LPWAN' },
    ),
    piece('cost', { 'zh-TW': '成本結構', en: 'cost structure' }, costOf({ name, ...technology }), {
      'zh-TW': '價錢 費用 月費 裝置 網關 維護',
      en: 'price fee monthly device gateway maintenance',
    }),
    piece(
      'features',
      { 'zh-TW': '特點和優點', en: 'features and advantages' },
      lines([copy.description, ...copy.features, ...copy.advantages]),
      {
        'zh-TW': '好處 是甚麼 LPWAN',
        en: 'benefits what is LPWAN',
      },
    ),
    piece(
      'considerations',
      { 'zh-TW': '限制和實際考慮', en: 'limits and real-world considerations' },
      lines([...copy.disadvantages, ...copy.realWorldConsiderations]),
      { 'zh-TW': '缺點 注意', en: 'disadvantages drawbacks' },
    ),
    piece('uses', { 'zh-TW': '適用場合和例子', en: 'what it is best for, with examples' }, usesOf(copy), {
      'zh-TW': '用途 應用 場景',
      en: 'applications scenarios use cases',
    }),
  ]
}

function figuresOf(technology: Technology, { message, bestFor }: TechnologyCopy): Bilingual {
  const { name, rangeKilometres, batteryYears, dataRate, unlicensedBands, network } = technology
  const networks: Record<Technology['network'], Bilingual> = {
    unlicensed: { 'zh-TW': '免授權頻段', en: 'unlicensed' },
    licensed: { 'zh-TW': '授權頻段', en: 'licensed' },
    proprietary: { 'zh-TW': '專有網絡', en: 'proprietary' },
  }
  return {
    'zh-TW': `${name} 的距離 ${span(rangeKilometres)} km，電池 ${batteryYears} 年以上，數據速率 ${dataRate}，頻率 ${unlicensedBands ?? '授權 LTE 頻段'}，網絡類型為${networks[network]['zh-TW']}。\n訊息：${message['zh-TW']}。\n最適合：${bestFor['zh-TW']}`,
    en: `${name}: range ${span(rangeKilometres)} km, battery ${batteryYears}+ years, data rate ${dataRate}, frequency ${unlicensedBands ?? 'licensed LTE bands'}, network type ${networks[network].en}.\nMessages: ${message.en}.\nBest for: ${bestFor.en}`,
  }
}

function costOf({ name, deviceCost, gatewayCost, networkFee, setupCost, maintenanceFee }: Technology): Bilingual {
  const isMonthly = networkFee.per === 'month'
  return {
    'zh-TW': `${name} 的參考成本（美元）：裝置每件 ${usd(deviceCost)}；${gatewayCost ? `網關每部 ${usd(gatewayCost)}` : '網關由網絡商建設'}；網絡費每件每${isMonthly ? '月' : '年'} ${usd(networkFee)}；設置費 ${usd(setupCost)}；維護費每年 ${usd(maintenanceFee)}。${gatewayCost ? loraFees['zh-TW'] : ''}`,
    en: `${name}, costs for reference in US dollars: device ${usd(deviceCost)} each; ${gatewayCost ? `gateway ${usd(gatewayCost)} each` : 'gateways are the operator’s'}; network fee ${usd(networkFee)} per device per ${networkFee.per}; setup ${usd(setupCost)}; maintenance ${usd(maintenanceFee)} per year.${gatewayCost ? ` ${loraFees.en}` : ''}`,
  }
}

function usesOf({ bestFor, applications, applicationScenarios }: TechnologyCopy): Bilingual {
  return lines([
    both((language) => `${{ 'zh-TW': '最適合：', en: 'Best for: ' }[language]}${bestFor[language]}`),
    both((language) => applications.map((one) => one[language]).join({ 'zh-TW': '、', en: ', ' }[language])),
    ...applicationScenarios.map(({ scenario, description, devices, benefits, considerations }) =>
      sentences([
        both((language) => `${scenario[language]}${colon[language].trim()}`),
        description,
        devices,
        benefits,
        considerations,
      ]),
    ),
  ])
}

function span({ low, high }: Span): string {
  return `${low}–${high}`
}

function usd({ low, high }: Span): string {
  const amount = (value: number) => `US$${value.toLocaleString('en-US', { minimumFractionDigits: value % 1 ? 2 : 0 })}`
  return `${amount(low)}–${amount(high)}`
}
