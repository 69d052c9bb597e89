import type { TechnologyId } from '#contract/catalogue/lpwan.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { phrases, phrasesOf } from './phrases.rules.ts'

export const currencyNames: Record<CurrencyCode, RegExp> = {
  USD: /us\s?\$|(?<![a-z])usd(?![a-z])|美金|美元|美刀|us dollars?|american dollars?|(?:in|by) dollars(?![a-z])/u,
  RMB: /(?<![a-z])(?:rmb|cny|renminbi|yuan)(?![a-z])|人民幣|¥/u,
  HKD: /hk\s?\$|(?<![a-z])hkd(?![a-z])|港幣|港元|港紙|hong kong dollars?/u,
}

export const technologyNames: Record<TechnologyId, RegExp> = {
  lora: /(?<![a-z])lora(?:[ -]?wan)?(?![a-z])/u,
  'nb-iot': /(?<![a-z])nb[ -]?iot(?![a-z])|(?<![a-z])narrow ?band|窄[頻帶]/u,
  sigfox: /(?<![a-z])sig ?fox(?![a-z])/u,
  'lte-m': /(?<![a-z])lte[ -]?m(?![a-z])|(?<![a-z])cat[ -]?m1?(?![a-z])/u,
}

/** Before what is not wanted. */
export const refusals = phrases({
  'zh-TW': '唔係 · 不是 · 並非 · 唔好 · 不要 · 唔要 · 唔用 · 不用 · 唔行 · 除咗 · 除了',
  en: 'not · other than · except[ for] · instead of · rather than · without · avoid · non-',
})

/** Places at which something is mounted, which name no product beside another. */
export const places = phrases({
  'zh-TW': '門口 · 入口 · 出口 · (喺/在/係)(大門/閘口/天台/走廊/大堂/地庫/天花/牆身)',
  en: '(at/by/near/outside/inside/in/on/above/over/behind) [the /our /my /your /a /each /every /their ][front /back /main ](door[s]/doorway[s]/entrance[s]/gate[s]/window[s]/floor/office/room/building/roof/toilet/shop/street/wall/ceiling)',
})

/** Further conditions and things named in a question. */
export const details = phrasesOf({
  mains: {
    'zh-TW': `
      -((唔使/唔駛/唔洗/不用/毋須/無須/無需/不需/唔需要/不需要/免))插電 · 市電 · 插蘇 · (唔/不/冇/無)[想/使/要]用電池 · (唔/不)要電池
    `,
    en: `
      plug[s/ged] in · off (a/the) (plug/socket) · wall plug · mains · (no/without) batter(y/ies) · (don't/do not) want batter(y/ies)
    `,
  },
  onBattery: {
    'zh-TW': `
      (唔使/唔駛/唔洗/不用/毋須/無須/無需/不需/唔需要/不需要/免)插電 · (只/淨係/全)用電[池/芯]
    `,
    en: `
      (no/without/not needing/don't need/doesn't need) [a/any ][_ ](plug/mains/socket/mains power)[s] · battery[-/ ](powered/operated) · batteries only
    `,
  },
  wifi: {
    'zh-TW': `
      wi[-]fi · 無線上網
    `,
    en: `
      wi[-]fi
    `,
  },
  inStock: {
    'zh-TW': `
      有[現]貨(嘅/的) · (邊幾[款/隻/部/個]/哪幾[款/部/個]/邊款/邊啲/哪些/有咩/有甚麼)…有[現]貨 · 有[現]貨(、/,/又/而且/同埋) · 即買 · 現貨(嘅/的) · 有貨…(感測器/網關/產品)
    `,
    en: `
      in stock · available now · off the shelf* · ready to ship*
    `,
  },
  outOfStock: {
    'zh-TW': `
      缺貨 · -(有)冇貨 · -(有)無貨 · 沒有貨 · 斷貨 · 賣晒
    `,
    en: `
      out of stock · sold out · unavailable* · not available*
    `,
  },
  /** Devices that reach the network by themselves. */
  withoutGateway: {
    'zh-TW': `
      (唔使/唔駛/不用/毋須/無需/唔要)[裝/買/用][任何](網關/閘道)…(裝置/設備/感測/產品/嘢/款) · 插(卡/sim)…(裝置/設備/感測/產品)
    `,
    en: `
      (device/sensor/product/one/thing/anything)[s] … (without [a /any ]gateway[s]/no gateway[s]/need[s] no gateway/do not need a gateway/don't need a gateway)
    `,
  },
  freeConnectivity: {
    'zh-TW': `
      (免/冇/無/唔使/不用/唔駛/沒有)[俾/畀/付/交][任何][連接](年/月/網絡)費
      免費連接
    `,
    en: `
      (no/without/free of/zero/free)[ any/ a/ an]( annual/ yearly/ monthly/ recurring/ connectivity/ network/ subscription){ annual/ yearly/ monthly/ recurring/ connectivity/ network/ subscription}[ fee[s]/ charge[s]/ cost[s]]
      fee(-/ )free* · no (ongoing/running/recurring) (fee[s]/cost[s])
    `,
  },
  sensors: {
    'zh-TW': `
      感測器 · 感應器 · 傳感器 · 偵測器 · 探測器 · sensor[s]
    `,
    en: `
      sensor[s] · detector[s] · gadget[s]
    `,
  },
  products: {
    'zh-TW': `
      產品 · 貨品 · 商品 · 裝置 · 設備 · 嘢 · 硬件 · 型號
    `,
    en: `
      product[s] · device[s] · item[s] · anything · thing[s] · hardware
    `,
  },
  systems: {
    'zh-TW': `
      系統 · 套裝 · 方案 · 成套
    `,
    en: `
      system[s] · kit[s] · package[s] · solution[s] · bundle[s]
    `,
  },
  software: {
    'zh-TW': `
      軟件 · 應用程式 · 平台類
    `,
    en: `
      software · apps
    `,
  },
  outdoors: {
    'zh-TW': `
      戶外 · 室外 · 露天
    `,
    en: `
      outdoor[s]-( [lorawan ]gateway) · outside
    `,
  },
  catalogue: {
    'zh-TW': `
      產品目錄 · 目錄
      (賣/做/有)[啲](咩/乜/甚麼/什麼)[產品/嘢/貨]{㗎/架/呀/啊/嘅/的}[?/？]$
      有咩(產品/賣) · 幾多(款/種)(產品/感測器)
    `,
    en: `
      catalogu[e]
      what (do you (sell/make/offer)/products/can i buy)
      how many (products/sensors/items/models) · product (list/range/line)
    `,
  },
  datasheet: {
    'zh-TW': `
      規格(表/書) · 說明書 · datasheet · 資料(表/單張) · 手冊
    `,
    en: `
      datasheet* · data sheet* · manual · brochure* · spec[ification] sheet* · user guide*
    `,
  },
  law: {
    'zh-TW': `
      法例 · 法規 · 條例 · 規管 · 規例 · 法律 · 合規 · 強制 · esg · 碳(排/中和/審計/費/稅) · 溫室氣體 · 港交所 · 聯交所
      上市(公司/規則) · cap[.] #* · 第 #[#] 章 · 披露 · 範圍 (一/二/三/1/2/3) · 能源審(核/計) · 可持續 · 規定
      申報 · 呈報 · 標準-(確) · 檢定
    `,
    en: `
      esg · regulat* · law[s] · legislation* · ordinance* · cap[.][ ]# · complian* · hkex*
      listing rules* · listed (company/companies/on/in (hk/hong kong)) · reporting (rule/requirement/standard/framework/obligation)* · disclos* · carbon-( (monoxide/dioxide)) · emission* · greenhouse* · scope (1/2/3)
      net zero* · energy audit* · mandatory* · statutory* · act · nabers* · ifrs*
      sustainab* · code[s] of practice* · standard[s] for · required by · requirement[s]
    `,
  },
  licence: {
    'zh-TW': `
      牌照 · 領牌 · 攞牌 · 拿牌 · 要唔要牌 · 通訊辦 · 合法
    `,
    en: `
      licen(c/s)e (to/for/from) · need a licen(c/s)e · licen(c/s)e(-/ )free* · ofca*
      spectrum*
    `,
  },
  placing: {
    'zh-TW': `
      (擺/放/裝/安裝/掛/貼/設)[喺/在/係](邊/哪/何處/咩位/什麼位置/甚麼位置)
      (位置/高度)(點揀/怎樣選/幾高)
    `,
    en: `
      where (should/do/can/to/must/would)…(mount/put/place/position/install/fix/hang/go)
    `,
  },
  howTo: {
    'zh-TW': `
      點樣 · 點(解/整/裝/set) · 怎樣 · 怎麼 · 如何 · 點算 · 為何 · 為什麼 · 為甚麼
    `,
    en: `
      ^how (do/can/should/to/would/does) · how (do/can/should/to) [i/we/you] · why
      what (should/if/happens) · explain* · what is [a /an /the ] · what's (a/an/the)
      what are · what does … mean*
    `,
  },
  definition: {
    'zh-TW': `
      (係/是)(咩/乜/什麼/甚麼)[嚟/意思/東西] · 咩叫 · 什麼叫 · 點解叫 · 即係咩
    `,
    en: `
      ^(what('s/ is/ are) [a /an /the ]/define/explain/tell me about )
      what does … mean* · meaning of
    `,
  },
})

export type Detail = keyof typeof details

/** Asks which products: "what sensors may we use". */
export const whichProducts =
  /(?:邊|哪|咩|乜|甚麼|什麼).{0,3}(?:型號|產品|感測器|感應器|傳感器|裝置|設備|款|用得)|\b(?:which|what)\b.{0,20}\b(?:sensor|product|device|model|item|gateway|kit)s?\b/u

/** Times at which nobody demonstrates. */
export const outsideHours =
  /(?:星期|禮拜|週|周)[六日天末]|假期|夜晚|放工後|\b(?:saturday|sunday|weekend|evening|night|holiday)s?\b/u
