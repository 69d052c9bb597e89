import { phrasesOf } from '../phrases.rules.ts'

const trades = {
  'zh-TW':
    '(判頭/承辦商/承建商/工程公司/裝修公司/裝修佬/系統商/集成商/整合商/經銷商/分銷商/代理/拆家/做工程/電器行/行家/同行/水電佬/水電公司)',
  en: '(contractor[s]/installer[s]/electrician[s]/integrator[s]/reseller[s]/dealer[s]/distributor[s]/m&e/system house/fit-out (firm/company)/builder[s]/consultan(t/ts/cy)/plumber[s]/wholesaler[s]/in the trade)',
}
const monthly = {
  'zh-TW': '(月費/月租/包月/每月/按月/月供/一個月/個月幾/租用/租)',
  en: "(monthly/per month/a month/each month/by the month/subscription[s]/subscribe/as a service/rent[al/ing]/lease/leasing/managed service/opex/without buying/not buy/(don’t/dont/do not/don't) want to buy)",
}
/** Words of single devices and licences, which have prices of their own. */
const singly = {
  'zh-TW': '(感測器/感應器/傳感器/平台/儀表板/sim/計數器/電錶幾錢/連接費)',
  en: '(sensor[s]/meter[s]/counter[s]/platform/dashboard/sim[s]/connectivity)',
}

/** Questions about buying: terms, quotations, orders and plans. */
export const buyingMatters = phrasesOf({
  status: {
    'zh-TW': `
      (補發/重發/再發/再寄/唔見咗/搵唔返/遺失)…(發票/報價[單]/連結/訂單/link)
      rfq · (單號/訂單號/編號/order no)…(去到邊/進度/點/未/搞成)
      (落/下)[咗/了][嘅/的][嗰/個][張]單…(幾時/去到邊/幾時到/仲未/未到/未收/點/幾耐) · (啲/批/我啲)貨(幾時到/仲未到/未到/去咗邊/到未) & !(現貨/缺貨/補貨) · (我/我哋)(訂/買)(咗/了)[嘅/的/嗰/啲]…(未到/未收到/去咗邊/去到邊/幾時到)
      (報價/訂單/張單)…(有消息/有回覆/有進展/覆未/批咗未) · 我[嘅/的/哋嘅/們的](訂單/張單)…(發貨/出貨/寄出/送出/發出)
      (send/交/填/提交/遞/寄)(咗/了)…(查詢/表/申請/報價/enquiry) & (未/冇/沒有)…(覆/消息/收到/回音/答覆)
    `,
    en: `
      (resend/re-send/lost/lose/can't find/cannot find/misplaced/copy of) … (invoice/quotation/quote/link/order confirmation) & !(valid/copy of (iso/your iso))
      (sent/submitted/made/put in/filled in) … (enquiry/inquiry/request/form) & (still (no/not/nothing/waiting)/no (reply/quote/quotation/answer/response/word)/where is (it/my)/heard nothing/not heard/haven't heard/nothing back)
      rfq-_ · rfq # · (order/quotation/quote/request/reference) (no[.]/number)[:] _ & !(how many/how much/need a/require*)
      (any news/any update[s]/what happened/what’s happening/what's happening/update[s]) (on/about/with/to) (my/our/the) (quote/quotation/order/request/enquiry/rfq/delivery/shipment)
      (my/our) (order/parcel/shipment/delivery/goods) … (arriv*/come/here/dispatched/late/delayed/shipped)
    `,
  },
  holding: {
    'zh-TW': `
      (留/預留/預住/留住/留低/hold住/hold/扣起)[住/低/返/起][俾/畀/給]…(我/件/個/部/隻/貨/存貨) & !(留言/留電話/留低電話/留低聯絡/保留)
      預留…(貨/件/個/部/隻)
    `,
    en: `
      (hold/reserve/set aside/put aside/put by/keep) (#[#][#]/a few/some/them/these/those/it/one/the/ten/five/stock) … (for (me/us)/until/till/aside/back) & !(keep … (cold/dry/data/warm/record[s]/going/working))
      (can/could) (i/we/you) (reserve/hold) [some /the /any ](stock/unit[s]/piece[s]/sensor[s]/gateway[s]/them/it/one) · put … on hold
    `,
  },
  cards: {
    'zh-TW':
      '分[#][#/十/十二/六/三][個]期(俾/畀/付/還) · 美國運通 · 萬事達 · 銀聯 · 八達通 · 蘋果支付 · (三十/六十/30/60/90/幾多)(日/天)(數/期數/找數/結) · 數期 · 先俾[幾多/#/一/兩/三/四/五/半]…(訂/成) · 五成 & (俾/訂/先)',
    en: 'american express* · amex · mastercard* · unionpay* · apple pay · octopus · pay* … ((after/before) (delivery/shipment/dispatch/install*/receipt/we receive/receiving/goods)/upfront/up front/on delivery/by instal*) & !(price) · (credit/payment) terms · (##/thirty/sixty/ninety) day[s] (terms/credit/payment/account/net) · (credit) & (new customer[s]/account/give/offer/facility) & !(card number) · upfront · up front',
  },
  changeOrder: {
    'zh-TW':
      '(改/取消/加多/更改/減/轉/修改)[下/返/咗/番]…(張單/訂單/報價單/數量/張報價/地址) & (張單/訂單/報價/order/我張) & !(點計/幾錢/量價) · (想/要/可以)…取消…(單/訂單/order)',
    en: '(changed my mind/changed our mind/made a mistake/got it wrong) & (quote/quotation/order/request/list) · (change/amend/edit/update/cancel/modify/add … to/remove … from/alter) & (my/our/the/an) [_ ](order/quote/quotation/request/delivery address) & !(price/mind about buying/how long) · (cancel) (it/the order/my order/an order)',
  },
  otherDiscount: {
    'zh-TW':
      '(學生/慈善/非牟利/ngo/學校/長者/會員/雙十一/聖誕/新年/黑色星期五/優惠碼/推廣碼/現金券/跟價/平過你/格價) & (折/優惠/平/價/碼/券)',
    en: '(student/charity/charities/ngo/non(-/ )profit/school/education*/senior/loyalty/black friday/christmas/seasonal/new year/promo[tion] code/discount code/coupon/voucher/price match/match (the/their/a/this)/beat (the/their/a)/cheaper elsewhere) & (discount[s]/deal[s]/price[s]/offer[s]/code/promo*/coupon/voucher/match/rate[s]/elsewhere) & !(leak*/sensor[s] for school)',
  },
  oem: {
    'zh-TW': 'oem · odm · 貼牌 · 自家品牌 · 白牌 · 印我哋[嘅/個](logo/牌子)',
    en: 'oem · odm · white(-/ )label* · our [own ](brand/logo) (on/printed) · rebrand*',
  },
  seePrices: {
    'zh-TW': '(登記/註冊/開戶口/開帳戶/留電話/登入) & (睇/看/查)…(價/目錄)',
    en: '(register[ing]/sign[ing] up/account/log[ging] in/leave (my/a) (phone/email)) & (see/view/look at/check) … price[s]',
  },
  quotationTime: {
    'zh-TW': '(幾耐/幾快/幾時/多久) & (收到/有/出到/攞到/出)…(報價/quotation/quote) & !(有效/過期)',
    en: '(how (fast/soon/quickly/long)/when) & (get/receive/send/have/turn around) … (quote/quotation) & !(valid/good for/expire*/stand)',
  },
  afterRequest: {
    'zh-TW': '(之後/跟住/然後/下一步)[會](點/係咩/做咩) & (報價/索取/送出/提交)',
    en: '(what happens/what comes/next step[s]) (next/after/when/once) … (request/quotation/quote/submit/send) · (after/once) i (press/submit/send/click) … what happens',
  },
  planCovers: {
    'zh-TW': '(月費/方案/遙距支援/遠程支援) & (包(啲/咩/乜/括/嗎)/包$/其實包) & !(漏水/用電/空氣/泊車/車位)',
    en: '(monthly (plan/fee/charge)/remote support) & (cover[s]/include[s/d]/get for/what is in/part of) & !(leak*/energy/air/parking)',
  },
  futurePrice: {
    'zh-TW': '(加價/升價/keep[住]…價/價…keep/鎖(定/住)…價/價…(鎖/維持/不變/保持))',
    en: 'price[s] … (go up/going up/increase[s]/rise/rising/change next) · (hold/lock/freeze/fix/keep/guarantee) … price[s]',
  },
  maintenanceContract: {
    'zh-TW': '(保養合約/維修合約/維護合約/年度保養/長期保養/維保)',
    en: '(maintenance/service/support) (contract/agreement/plan/package)[s] & !(leak*/monthly/price of)',
  },
  otherBusiness: {
    'zh-TW': '記者 · 傳媒 · (約/做)(訪問/專訪) · 入股 · (投資/收購)…(公司/你哋) · 贊助 · 買[咗](保險/責任保險)',
    en: 'journalist* · reporter* · press enquir* · interview (you/someone/your) · invest in (you/your) · acquire your · sponsor* · insurance & (you/your/do)',
  },
  taxInvoice: {
    'zh-TW': '(專用/增值稅/正式/稅務)[專用]發票 · 專票 · 形式發票',
    en: 'fapiao* · (vat/tax/gst/pro forma/proforma) invoice[s] · (company/business) (chop/stamp) & invoic*',
  },
  certificateCopy: {
    'zh-TW': '(證書/iso/認證) & (copy/副本/影印/掃描/攞/拎/索取/提供/發給/寄) & !(空氣/檢定/well/beam/leed/產品/感測)',
    en: '(iso/certificate[s]/certification) & (copy/copies/paper[s]/pdf/scan[s]/send/proof/evidence/wants/upload/attach) & !(air/iaq/well/beam/leed/sensor[s]/door/meter[s])',
  },
  tradePrice: {
    'zh-TW': `
      (行家/同行/判頭/代理/經銷/分銷/夥伴/拆家/批發/工程/行內/內部)價
      ${trades['zh-TW']} & (折/平啲/平d/優惠/價錢/價/傭/回傭/merge/利潤) & !(安裝費/入貨)
    `,
    en: `
      (trade/contractor/installer/dealer/reseller/partner/integrator/agent/distributor)['s/s/s'] (price[s]/pricing/discount[s]/rate[s]/terms/account[s]/margin[s]/deal[s])
      ${trades.en} & (discount[s]/price[s]/pricing/rate[s]/cheaper/special/margin[s]/terms/deal[s]/better/mates) & !(how many/lead time/by friday)
    `,
  },
  makers: {
    'zh-TW': `
      係咪(代理/廠家/原廠/經銷) · (你哋/你們/貴公司/你地/公司)…(廠家/廠商/生產商/製造商/原廠/代理商/經銷商/中間商/貿易公司/拆家/trading)
      (係/是)…(廠家/生產商/製造商)…(代理/定/還是/中間)
      自己(生產/製造/設計)…(定/還是/㗎/嗎/架/嘅) · (邊個/哪個/邊間)(廠/公司)(生產/製造)
    `,
    en: `
      (are/is/do) (you/your company/this company) … (manufacturer[s]/maker[s]/factory/distributor[s]/reseller[s]/middlem(a/e)n/trading company/importer[s]/agent[s]/dealer[s]) & !(become/we are/i am/i'm/price*)
      (do/did) you (make/build/manufacture/produce/design) (them/these/those/the sensors/the devices/your own/your products/everything/your sensors) · who (makes/manufactures/builds) (them/these/those/your/the sensors/the devices)
    `,
  },
  oldQuotation: {
    'zh-TW': `
      (報價[單]/quotation/quote) & (過期/過咗期/仲有效/仲算數/算數/有效期/期限/幾耐有效/仲得唔得/上個月/之前嗰張/兩個月前/擺幾耐/放幾耐/仲用得)
    `,
    en: `
      (quote[s/d]/quotation[s]/offer you sent) & (still (good/valid/stand[s]/ok/okay/apply/applies/on)/expire[s/d]/out of date/too old/ago/last (month/year)/honou*/good for/how long … (good/last/stand/hold[s])/run[s] out/until when) & !(status/any news/arriv*)
    `,
  },
  priceIncludes: {
    'zh-TW': `
      (價/報價/總數/收費/售價/標價) & (包/含/連埋/計埋/已計/有冇計/未計/另計/另收/另外收) & (運費/送貨/安裝/人工/稅/勘察/配線/拉線/上門) & !(維修單/系統包)
    `,
    en: `
      (price[s/d]/cost[s]/quote[s]/total/figure[s]) … (include[s/d]/inclusive/inc/incl/including/exclude[s]/excluding/cover[s]/with) … (delivery/shipping/freight/install*/survey[s]/fitting/tax[es]/gst/vat/dut(y/ies)/cabling/labour/labor) & !(how much (is/are/for)/first year/turnkey)
      (install*/fitting/labour/cabling) … (extra/included/on top/separate*/thrown in) & !(how much (is/are)/#)
    `,
  },
  smallestOrder: {
    'zh-TW': `
      起訂[量] · 最低(消費/訂購/訂貨) · 最少[要](買/訂/落)(幾多/多少) · 最少買 · 最少訂 · moq
      (買/訂/攞/拎/拿/要)[一/1](個/件/部/隻)(得唔得/得嗎/可唔可以/都得/行嗎/試)
      (先/淨係)(買/攞/拿/訂)[一/1](個/件/部/隻)(試/睇)
    `,
    en: `
      minimum (order/quantity/purchase/spend/buy) · moq · smallest order
      (order/buy/get/take/sell/have) (just/only) (one/1/a single (one/unit/piece)/a couple/two) [of them ]… (ok/okay/possible/allowed/fine/first/to (try/test/start))
      (is/would) (one/just one/a single (one/unit/piece)) [be ](ok/okay/enough/possible/allowed)
    `,
  },
  leakPlan: {
    'zh-TW': `(漏水/滲水/水浸) & ${monthly['zh-TW']} & !${singly['zh-TW']} & !租(客/戶)`,
    en: `(leak[s/ing/age]/water watch) & ${monthly.en} & !${singly.en} & !tenant[s]`,
  },
  energyPlan: {
    'zh-TW': `(用電管理/能源管理/電力監察/用電監察/睇電/慳電) & ${monthly['zh-TW']} & !${singly['zh-TW']} & !(租(客/戶)/分帳/電費單)`,
    en: `(energy (control/management/monitoring/watch*)/electricity monitoring) & ${monthly.en} & !${singly.en} & !tenant[s]`,
  },
  airPlan: {
    'zh-TW': `(空氣/co2/二氧化碳) & (月費/月租/包月/按月/月供/租用) & !${singly['zh-TW']}`,
    en: `(air (quality/monitoring/watch*)/co2 monitoring) & ${monthly.en} & !${singly.en}`,
  },
  parkingPlan: {
    'zh-TW': `(泊車/車位/停車) & (月費/包月/按月收/監察月租/方案月租) & !${singly['zh-TW']} & !月租(車/位)`,
    en: `(parking/car park/bay[s]) & (monthly (plan/fee/price/service)/subscription/as a service/without buying) & !${singly.en}`,
  },
  renting: {
    'zh-TW': `
      (租嗎/可以租/有得租/租得/租用/租借/借用/出租) & (設備/感測/感應/裝置/硬件/器材/機/網關/你哋/嘢) & !(租客/租戶/平台/儀表板/sim)
      (唔想/不想/唔使)買…(租/借)
    `,
    en: `
      (rent[al/ing/als]/lease[d]/leasing/hire purchase/hire) & (sensor[s]/device[s]/hardware/kit/equipment/gateway[s]/instead of buy*/you/them/it) & !(tenant[s]/landlord/hiring/rent a car/lease (end/agreement)/our lease)
    `,
  },
})
