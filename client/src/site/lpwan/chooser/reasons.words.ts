import type { Depth, TechnologyId } from '#contract/catalogue/lpwan.ts'
import type { Availability, Criterion } from '#contract/catalogue/lpwan-choice.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const criterionCopy: Record<Criterion, Bilingual> = {
  cost: { 'zh-TW': '成本', en: 'Cost' },
  coverage: { 'zh-TW': '覆蓋', en: 'Coverage' },
  data: { 'zh-TW': '訊息量', en: 'Messages' },
  network: { 'zh-TW': '網絡', en: 'Network' },
}

export const reasonCopy = {
  cheapest: {
    'zh-TW': (years: number) => `${years} 年成本（取中）在適用的技術中最低。`,
    en: (years: number) =>
      `The lowest average cost over ${years === 1 ? '1 year' : `${years} years`} of those that fit.`,
  },
  dearer: {
    'zh-TW': (ratio: string, cheapest: string) => `成本（取中）是最便宜的 ${cheapest} 的 ${ratio} 倍，由其他三項補回。`,
    en: (ratio: string, cheapest: string) =>
      `Its average cost is ${ratio} times that of ${cheapest}, the cheapest; the other three make up for it.`,
  },
  messages: {
    'zh-TW': (messages: string, limit: string, percent: number) =>
      `每日 ${messages} 則，用去規劃上限 ${limit} 則的 ${percent}%。`,
    en: (messages: string, limit: string, percent: number) =>
      `${messages} a day use ${percent}% of the ${limit} that we plan for.`,
  },
  tooManyMessages: {
    'zh-TW': (messages: string, limit: string) => `每日 ${messages} 則，超過上限 ${limit} 則。`,
    en: (messages: string, limit: string) => `${messages} messages a day are more than its ${limit}.`,
  },
  noNetwork: {
    'zh-TW': (country: string) => `在${country}沒有可規劃的公共網絡。`,
    en: (country: string) => `No public network in ${country} that we can plan with.`,
  },
  tooDeep: {
    'zh-TW': () => '基站在數公里外，自己不能加裝，地庫收不到。',
    en: () => 'Base stations are kilometres away and you cannot add your own: basements get no signal.',
  },
} satisfies Dictionary

/** By technology, for the depths at which it can be recommended. */
export const coverageCopy: Record<TechnologyId, Record<Depth, (gateways: string) => Record<Language, string>>> = {
  lora: {
    outdoor: (n) => ({
      'zh-TW': `空曠處距離最遠，估計要網關 ${n}。`,
      en: `Long range in the open; estimated gateways: ${n}.`,
    }),
    indoor: (n) => ({
      'zh-TW': `網關可以裝進大廈。按面積估計要 ${n}，高樓按樓層另加。`,
      en: `Gateways go inside the buildings. Estimated for the area: ${n}; tall ones take more, by their floors.`,
    }),
    deep: (n) => ({
      'zh-TW': `地庫要在同層加網關。按面積估計要 ${n}，高樓按樓層另加。`,
      en: `Basements need a gateway on their floor. Estimated for the area: ${n}; tall buildings take more, by their floors.`,
    }),
  },
  'nb-iot': {
    outdoor: () => ({ 'zh-TW': '用網絡商的基站，戶外覆蓋充足。', en: 'The operator’s cells cover the open well.' }),
    indoor: () => ({ 'zh-TW': '164 dB 耦合損耗，室內穿透力最強。', en: '164 dB of coupling loss: the best indoors.' }),
    deep: () => ({
      'zh-TW': '為地庫和錶房而設：收不到便重發。',
      en: 'Made for basements and meter rooms: it repeats each message until it is received.',
    }),
  },
  sigfox: {
    outdoor: () => ({ 'zh-TW': '超窄頻，戶外可達 50 公里。', en: 'Ultra-narrowband: up to 50 km in the open.' }),
    indoor: () => ({
      'zh-TW': '室內要看最近的基站，先測試。',
      en: 'Indoors it depends on the nearest station: test first.',
    }),
    deep: () => ({ 'zh-TW': '不建議用於地庫。', en: 'Not advised in basements.' }),
  },
  'lte-m': {
    outdoor: () => ({ 'zh-TW': '用 LTE 基站，移動中也不斷線。', en: 'LTE cells, with no break on the move.' }),
    indoor: () => ({ 'zh-TW': '室內覆蓋良好。', en: 'Good coverage indoors.' }),
    deep: () => ({ 'zh-TW': '地庫可用，但不及 NB-IoT。', en: 'Usable in basements, less so than NB-IoT.' }),
  },
}

type KnownAvailability = Exclude<Availability, 'none'>
const cellular: Record<KnownAvailability, (country: string) => Record<Language, string>> = {
  open: (country) => ({
    'zh-TW': `${country}的流動網絡商已廣泛開放。`,
    en: `Widely open with mobile operators in ${country}.`,
  }),
  confirm: (country) => ({
    'zh-TW': `${country}只有部分網絡商或地區開放，要先確認。`,
    en: `Only some operators or areas in ${country}: to be confirmed first.`,
  }),
}

export const networkCopy: Record<TechnologyId, typeof cellular> = {
  lora: {
    open: (country) => ({
      'zh-TW': `${country}有免牌照頻段，網絡可以自建。`,
      en: `Licence-exempt spectrum in ${country}: the network can be yours.`,
    }),
    confirm: (country) => ({
      'zh-TW': `${country}的免牌照頻段有使用限制，要先核對用途。`,
      en: `Use of licence-exempt spectrum in ${country} is restricted: check your use first.`,
    }),
  },
  'nb-iot': cellular,
  'lte-m': cellular,
  sigfox: {
    open: cellular.open,
    confirm: (country) => ({
      'zh-TW': `${country}只有一家網絡商，要先確認覆蓋和服務年期。`,
      en: `A single operator in ${country}: confirm coverage and service term first.`,
    }),
  },
}
