import { phrases, phrasesOf } from './phrases.rules.ts'

const named = '器/關/錶/閥/桶/台/劃/板/卡/統/磁/機'
const joining = phrases({
  'zh-TW': `
    同埋 · 以及 · 加埋 · 加上 · 另加 · 再加 · 連同 · 連埋 · 定係 · 還是 · 抑或 · 或者 · 和 · 及 · 與 · 跟
    同-(時/樣/一/事/步) · +(${named})同+(一(部/個/隻/件/張/台/套)) · +(${named})(或/比/對/加/連)
    -(固/一/穩/確/指/預/訂/設/規/法/鑑)定-(期/時/制/製/做/位/價/量/律/義)
  `,
  en: `
    and · plus · with · vs[.] · versus · or · than · together with · as well as · compared (to/with) · against · along with
    from the · (of/on) (the/your) · from+( _[-]#) · to the
  `,
})

/** Words and signs between two things that are named together. */
export const connectives = {
  'zh-TW': new RegExp(`[、，,；;\\n+&＋]|${joining['zh-TW'].source}`, 'gu'),
  en: new RegExp(`[,;\\n+&、，]|(?<![a-z-])(?:${joining.en.source})(?![a-z-])`, 'gu'),
}

const around = phrases({
  'zh-TW': `
    我哋 · 我們 · 你哋 · 你們 · 貴公司 · 請問 · 唔該 · 麻煩 · 幫我 · 幫手 · 想問 · 想知[道] · 想要 · 需要 · 想買
    想訂 · 想 · 而家 · 現在 · 一共 · 合共 · 總共 · 大概 · 大約 · 左右 · 每個 · 每件 · 每部 · 每隻 · 每
    呢(個/隻/款/部/件/種/啲) · 嗰(個/隻/款/部/件/種/啲) · 這(個/款/種/些) · 那(個/款/種/些)
    邊(個/隻/款/部/種/啲) · 哪(個/款/種/些/一款) · 有冇 · 有沒有 · 可唔可以 · 可以 · 如果 · 假如 · 應該 · 關於
    至少 · 最少 · 只要 · 淨係要 · 型號 · 邊幾款 · 幾款 · 硬件 · 以內 · 或以上 · 以上 · 夠唔夠 · 一下 · 所有 · 全部 · 咩嚟 · 係咩 · 去到 · 量度 · 點揀 · 揀邊 · 入面 · 之中 · 當中 · 是什麼 · 是甚麼 · 做咩
    點樣 · 怎樣 · 怎麼 · 嘅 · 的 · 咗 · 了 · 呀 · 啊 · 嗎 · 嘛 · 喎 · 囉 · 㗎 · 架 · 啦 · 喇 · 吖 · 吓 · 晒
    咁 · 噉 · 喺 · 呢 · 嗰 · 啲 · 佢
  `,
  en: `
    a · an · the · of · for · is · are · detail[s] · information · info · send · interested · hear · learn
    was · be · do · does · did · can · could · would · will · should · may · i · we · you · he · they · me
    us · my · our · your · their · its · it · this · that · these · those · them · one · ones · each · every
    per · all · any · some · please · level · levels · pay · paid · status · right · need · needs · want
    wants · like · get · give · tell · know · buy · order · have · has · had · in · on · at · by · to · up
    as · so · if · then · there · here · what · what's · whats · which · who · how · when · where · why
    much · many · about · just · only · also · too · more · most · less · least · not · no · yes · but
    because · unit · units · piece · pieces · pcs · pc · pcs. · nos · qty · quantity · x · × · set · sets
    single · hi · hello · hey · thanks · thank · looking · something · anything · thing · things · kind
    kinds · type · types · model · models · product · products · item · items · company · i'm · i'd · we're
    it's · make · made · go · going · use · used · using · say · think · sell · offer · provide · show
    find · list · between · both · either · other · first · now · today · currently · possible · actually
    really · into · out · over · under · let · let's · work · works · same · possibly · maybe · etc · take
    takes · last · lasts · run · runs · deliver · delivered · delivers · ship · shipped · ships · arrive
    arrives · receive · connect · connects · measure · measures · measured · readings · detects · detect
    reports · report · monitor+( (my/our/the/a)) · left · away · somebody · someone
    people+( (want/need/say)) · day · days · week · month · year · years · still · yet · different · kind of
    thingy · thingies · gadget · gadgets · stuff · number · rather · instead · took · bought · ordered · uses · want to · whole · complete · full · talk · speak · comes · come · add · together · without · while
    don't · doesn't · isn't · can't · able · include · included · includes · such · worth · regarding
    concerning · next door · 's · remove · again · client · customer · customers · ok · okay · new · good · best · must · only · least · sort · sorts · got · gadgets · within · use · used · allowed · install · last · need to be · has to be · put · own
  `,
})
/** Single characters at the beginning and at the end of what is left. */
const edges =
  /各自?一?(?=$|\s)|(?:有冇|有沒有)?賣(?=$|\s)|(?:單)?(?:(?<![軟零配文套])件|個|部|隻|粒|套)(?=[嘅的]?$)|^[我你要買用有係是在由對將俾畀給個件部隻粒套款種張把台盒打咩乜]+|[要買用有係是在個件部隻粒套款種張幾多會都仲就又再得]+$/u

/** Words that stand around a product and are no part of its name. */
export const surroundings = {
  'zh-TW': new RegExp(`${around['zh-TW'].source}|${edges.source}`, 'gu'),
  en: new RegExp(`(?<![a-z0-9-])(?:${around.en.source})(?![a-z0-9-])`, 'gu'),
}

/** One quantity for all that is named: "20 each", 「各 20 個」. */
export const forEach = phrases({
  'zh-TW': `
    各[自][要/買/訂] (#/一/二/兩/三/四/五/六/七/八/九/十/百/千)
    每(款/樣/種) · 同樣數量 · 一樣多 · 同數
  `,
  en: `
    -(for /at /in /on /to /per )each-( month/ year/ day/ floor) · of (each/both) · same (number/amount/quantity) (of/for) · as many
  `,
})

/** What is asked of a whole year, or of several. */
export const wholeYears = phrasesOf({
  first: {
    'zh-TW': `
      首年 · 第一年 · 頭一年 · 首12個月
    `,
    en: `
      first(-/ )(year/yr)* · year one · year 1 · first twelve months* · first 12 months*
    `,
  },
  over: {
    'zh-TW': `
      年(合共/總/共/加埋/計/落嚟/下來/嚟計/內) · (用/計/行/持有/總)…年 · tco · 總擁有成本
      年[嘅/的](總/成本/費用/使費)
    `,
    en: `
      (over/for/in/after/across/during/within) {a /the /next }_ (year[s]/months)
      _(-/ )year[s] (cost/total/price/tco/budget/ownership)*
      total cost of ownership* · tco · long(-/ )term*
    `,
  },
})

export const monthly = phrases({
  'zh-TW': `
    每[個]月 · 月費 · 按月 · 一個月
  `,
  en: `
    monthly · (per/a/each/every) month*
  `,
})

export const yearly = phrases({
  'zh-TW': `
    每年 · 年費 · 按年 · 一年-(保)
  `,
  en: `
    (yearly/annual/annually) · (per/a/each/every) year*
  `,
})

/** Whether connectivity or a running fee is asked for. */
export const runningFees = phrases({
  'zh-TW': `
    年費 · 月費 · 連接費 · 網絡費 · 數據費 · 上網費 · sim[卡]費 · 持續(費用/收費) · 之後(每年/仲要) · 訂閱
  `,
  en: `
    (annual/yearly/monthly/recurring/ongoing/running/connectivity/network/data/subscription/sim/airtime) (fee/cost/charge/price)[s]
    subscription* · fee[s] (per/a/each) (year/month)
    (free/no fee/without [a ]fee[s]/no (annual/yearly/monthly/recurring))
  `,
})
