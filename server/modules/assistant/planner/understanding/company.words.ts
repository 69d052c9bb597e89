import { phrases, phrasesOf } from './phrases.rules.ts'

/** What is asked about the company and about buying from it, most specific first. */
export const askedTopics = phrasesOf({
  currency: {
    'zh-TW': `
      歐元 · 歐羅 · 英鎊 · 日圓 · 日元 · 坡紙 · 新加坡元 · 坡元 · 新台幣 · 台幣 · 韓元 · 澳元 · 加元 · 泰銖 · 馬幣 · 令吉
    `,
    en: `
      euro[s] · eur · pound[s] sterling · sterling · gbp · yen · jpy · sgd
      singapore dollar[s] · australian dollar[s] · aud · taiwan dollar[s] · twd
      won+( (price/please/per)) · krw · baht · ringgit
    `,
  },
  payment: {
    'zh-TW': `
      付款 · 找數 · 俾錢 · 畀錢 · 信用卡 · 過數 · 轉數 · 訂金 · 月結 · 支票 · 銀行轉帳 · 分期 · 數期 · paypal · 支付寶
      微信支付 · fps · 點樣俾 · 發票 · 付訂 · 付錢 · 甚麼貨幣 · 咩貨幣 · 支付
    `,
    en: `
      pay[ment/ments/ing]-( (for/a/an/any/the/extra/more/less/every/each/per/monthly/yearly/annually/after))
      how (can/do/should) (i/we) pay · credit card* · visa · paypal* · bank transfer*
      deposit · invoic* · cheque[s] · installment[s] · instalment[s] · credit terms*
      net 30 · fps · alipay* · wechat pay · purchase order*
    `,
  },
  returns: {
    'zh-TW': `
      退貨 · 退款 · 退錢 · 換貨 · 退換 · 退返 · 唔啱可以退
    `,
    en: `
      -(tax )return[s/ed/ing]-( the) · refund* · send (it/them) back* · money back*
      exchange (it/them/policy) · cancel (an/my/the) order*
    `,
  },
  warranty: {
    'zh-TW': `
      保養 · 保修 · 保固 · 保用
    `,
    en: `
      warrant* · guarantee[d] (period/on/for) · repair[s]
    `,
  },
  arrivedBroken: {
    'zh-TW': `
      (收到/到貨/送到/寄到)…(壞/爛/損)
    `,
    en: `
      (arriv/deliver/com)(e[s]/ed/ing)…(broken/damaged/faulty/dead)
      (broken/damaged/faulty/dead) on arrival · doa
    `,
  },
  certificates: {
    'zh-TW': `
      iso · 公司…(認證/證書/資格/牌照) · (你哋/貴公司/你們)…(認證/證書/資格/牌照) · 商業登記 · 有咩(認證/證書)
      有冇(認證/證書)
    `,
    en: `
      iso[ ](#/cert*) · company…certif* · certif(icate[s]/ication[s]/ied) · accredit*
      iso · business registration* · licen(c/s)ed (company/contractor)
    `,
  },
  response: {
    'zh-TW': `
      (幾耐/幾快/多久/多快/幾時/何時)…(回覆/覆/回應/答覆/聯絡/搵我/回我/回复/有人覆/有人回)
      回覆(時間/承諾/要) · 回應時間 · (回覆/回應/response)…(保證/承諾) · sla · 24[ ]小時[內](回覆/回應) · 會唔會覆
      響應時間 · 即日(回覆/覆)
    `,
    en: `
      response(-/ )time[s][ guarantee[s]]
      (how (fast/quick[ly]/soon/long)/when) …(repl(y/ies)/respond/response/get back/answer/hear (back/from)/contact me/call me)
      repl(y/ies) (to/time/within) · sla · respond (to/within)
      guarantee[d] [a ](response/reply) · sla guarantee* · 24(-/ )hour[s]
      same(-/ )day (reply/response)
    `,
  },
  hours: {
    'zh-TW': `
      辦公時間 · 營業時間 · 幾點(開/收/放/返/休) · 開[放]到幾點 · 幾點到幾點
      (星期/禮拜)(一/二/三/四/五/六/日/天)(有冇/開唔開/開/有)
      (農曆年/新年/聖誕[節]/年初[一二三]/復活節/假期/公假/紅日)…(放假/開/有冇人/有人/返工/休息) · 放唔放假 · (星期/禮拜)(六/日/天)…(開/人) · 假期(開/有) · 開門 · 收工 · 幾點…(打/搵) · 上班時間 · 週末 · 周末
    `,
    en: `
      (office/opening/business/working/support/phone/trading) (hours/time[s])* · (are/is/be/you/office) [you ]closed … (for/on/at/over/during) · (chinese new year/lunar new year/cny/christmas/xmas/easter/boxing day) & (open/closed/close/work*/there/available/holiday[s])
      (when/what time/what day[s]) (do/does/are/is/will/can/would) (you/your/the/anyone/someone/somebody/people)[ (office/shop/company/team/support/line[s]/people)] (open/close/shut/available)
      (when/what time/what day[s]) … (you/anyone/someone/somebody) there*
      (are/is) (you/your _/the _/anyone/anybody/someone) (open/available/there/around) (on/at/now/today/this/over/during/after/in the)
      open (on/at/today/now/this/week)
      (call/ring/reach/phone you)…at (night/#[#][ ](am/pm))
      weekend[s] · (on/open) (saturday/sunday)[s] · public holiday[s]
      hours…(open/office)
    `,
  },
  languages: {
    'zh-TW': `
      (講/說/用/識/支援)[咩/乜/甚麼/什麼/邊啲/唔講/唔識/哪些](語言/話)
      (識/講/會)[唔(識/講/會)][講](廣東話/英文/普通話/國語/日文/中文)
      廣東話 · 普通話 · 英文(客服/支援/服務/版) · 邊幾種語言 · 語言
    `,
    en: `
      (what/which) language[s]
      speak (cantonese/english/mandarin/putonghua/chinese/japanese)
      (cantonese/mandarin/putonghua/chinese/english)[-/ ](speak/support/service/speaking)
      in (cantonese/mandarin/putonghua/chinese/english)
      language[s] (do/are/does/can)
    `,
  },
  countries: {
    'zh-TW': `
      (服務/覆蓋/支援/去到/做到)…(邊(啲/幾個/度/個)/哪[些/裏/個]/乜/咩/甚麼/什麼/幾多[個])[國家/地區/地方/市場/城市/區]
      (國家/地區/市場)…(服務/有) · 淨係做 · 只做+(…定) · 都做(嗎/㗎/呀/$) · 香港以外 · 海外 · 外國 · 國外 · 出口
      寄(去/到/唔寄) · 送(去/到/唔送) · (發貨/出貨/付運)(去/到) · 運(去/到) · 送貨(去/到)
      +(星/坡/國/灣/門/本/地/洲/南/賓/尼/京/港)做[唔]做
      做[唔/不]做+($/(?/？/嗎))
      (你哋/你們/貴公司)…(喺/在)…(有冇/有沒有/做唔做/服務)
      做唔做…(生意/客) · 邊啲國家 · 哪些國家 · 哪些地區 · 邊啲地區 · 大中華
    `,
    en: `
      (which/what) (countries/regions/markets/areas/places/territories/cities)
      where (do/can/are) you (deliver/ship/serve/operate/sell/work/cover/active)
      (do/can/will/would/could) you [also ](deliver/ship/serve/operate/sell/work/send/cover/export/supply) … (to/in/into/outside/overseas/abroad/internationally/worldwide)
      overseas · abroad · internationally* · worldwide* · outside hong kong*
      (ship/deliver/shipping/delivery/export)[ing/ed] (to/outside/overseas)
      service area[s] · countries do you · do you (serve/cover)
      do business in · business in · (customer[s]/client[s]/project[s]/office[s]) in
    `,
  },
  contact: {
    'zh-TW': `
      電話-(卡) · 打(去/俾/畀/給)你 · 聯絡(方法/你/資料) · 聯繫 · 點[樣]搵你 · 電郵 · email
      whatsapp(你/號碼) · 熱線 · 傳真
    `,
    en: `
      -(my )phone-( app) · telephone* · (your/ur) [phone /office /contact ]number · number (to call/for your) · call you · contact (you/details/information/info/number)*
      email · e-mail* · reach you · get in touch* · hotline* · whatsapp (you/number)
      contact$
    `,
  },
  address: {
    'zh-TW': `
      地址
      (有冇/有沒有/有無)(門市/舖/鋪/辦公室/分公司/辦事處/陳列室)
      分公司 · 辦事處 · 喺邊度 · 在哪裏 · 在哪裡 · 位置喺 · 辦公室(喺/在) · 寫字樓(喺/在) · 公司(喺/在)邊 · 門市 · 陳列室
      上(嚟/來)你哋 · 點去 · 點樣去 · 你哋喺邊 · 你們在哪 · 有冇(門市/舖/鋪)
    `,
    en: `
      address
      where (are/is) (you/your/the (company/office))-( order/ quot/ request)
      (office/headquarters/showroom/shop/company) (located/address/location)
      located · headquarter* · visit (you/your (office/showroom/shop/store)) · showroom[s]
      (have/got) (a[n]/any) (office/branch/shop/showroom)
      come to your* · find your office* · based
    `,
  },
  tax: {
    'zh-TW': `
      -(報/碳)稅 · 關稅 · 增值稅 · gst · vat · 報關
    `,
    en: `
      tax[es]-( threshold/ return) · vat · gst · dut(y/ies) · customs · tariff*
    `,
  },
  delivery: {
    'zh-TW': `
      送貨 · 運費 · 運輸 · 物流 · 包送 · 免運 · 寄貨 · 送上門 · 點樣送 · 自取 · 快遞 · 順豐
    `,
    en: `
      deliver[y/ies/ed] · shipping · shipment · freight · courier
      free (delivery/shipping) · pick[ ]up · collect (it/them/the goods) · postage*
    `,
  },
  survey: {
    'zh-TW': `
      (有冇/有沒有/會唔會/會否/提供/包/收費/免費/安排/上門)…(勘察/睇場)
      (勘察/睇場)(服務/收費/費/要錢/免費/包)
    `,
    en: `
      (do/can/will/could/would) (you/we/i) …survey[s] · (free/paid) [site ]survey[s]
      survey (fee/cost/charge/service/included)*
    `,
  },
  installation: {
    'zh-TW': `
      (包/有冇/會唔會/會否/提供/幫/上門/負責/代為/可唔可以/收費)…安裝
      安裝(服務/費/收費/包唔包/包) · 自己[安]裝 · 電工 · 你哋[會]裝 · 上門裝 · 幫[我哋/手/我]裝 · 勘察 · 睇場
    `,
    en: `
      (do/can/will/could) you [also ][do [the ]]install*
      installation (service/fee/cost/included/team/charge)*
      install[ation/ing] (included/for us/it for/them for)
      (site/on-site) survey* · survey[s] · who installs* · installer[s]
    `,
  },
  quotation_validity: {
    'zh-TW': `
      報價[單]…(有效/幾耐/多久/過期/期限) · 有效期
    `,
    en: `
      (quotation[s]/quote[s]/offer)…valid* · how long is (a/the/your) (quotation/quote)
      validity* · expir*
    `,
  },
  account: {
    'zh-TW': `
      開[個](戶口/帳戶/帳號) · 註冊 · 登記會員 · 會員 · 使唔使登記 · 帳戶
    `,
    en: `
      account[s] · register · sign up · registration* · membership* · log[ ]in
    `,
  },
  ordering: {
    'zh-TW': `
      點[樣](落單/訂購/下單/買/訂貨/購買) · 如何(訂購/購買/下單/買) · 怎(麼/樣)(訂購/購買/下單/買)
      (訂購/購買/採購)(流程/程序/方法/步驟)
    `,
    en: `
      how (do/can/to/would/should) [i /we /you ](place/order/buy/purchase/procure)
      order[ing] process* · buying process* · purchase process* · steps to (order/buy)
    `,
  },
  partners: {
    'zh-TW': `
      夥伴 · 代理 · 經銷 · 分銷 · 批發商 · 轉售 · 判頭
    `,
    en: `
      partner[s][hip] · reseller* · distributor* · dealer* · agent[s]-( lawan) · resell*
      integrator pric*
    `,
  },
  team: {
    'zh-TW': '(公司/你哋/你們/團隊)…(幾多人/多少人/幾多[個]員工/幾多[個]同事)',
    en: 'how many (people/staff/employees/engineers) (do you/are you/work/are there/are in/have you/does) & !(dashboard/software/platform/count*)',
  },
  about: {
    'zh-TW': `
      (你哋/公司/你們)…(初創/大唔大/本地/上市/邊個開) · 開[咗/了][業]幾耐$ · (公司/你哋/你們)…(幾多人/多少人/幾多[個]員工/成立/歷史/背景/規模/做咩/做乜/做甚麼/做什麼/係咩公司/是甚麼公司/係邊個/是誰/簡介)
      關於(你哋/你們/貴公司) · 公司(簡介/背景) · 你哋係(邊個/咩/乜)
    `,
    en: `
      who (owns/founded/started/runs) (you/this/the company/harbour*) · are you (a/an) (startup/start-up/big/small/new/local/family) · (who/what) (are/is) (you/your company/this company/harbour)-( (price/address/phone/email/warranty/return/lead))
      about (your/the) company*
      how (old/big/long/many people)…(company/you been/business/work/staff/employ)
      when (were/was) (you/the company/your company) (founded/established/started)
      what do[es] (you/your company/harbour iot) do · company (history/background/profile)
      how many (staff/people/employees/engineers) (do you/work)
      employees* · your team
    `,
  },
  data: {
    'zh-TW': `
      私隱 · 隱私 · 個人資料 · 個資 · 刪除我
    `,
    en: `
      privacy* · personal (data/information)* · gdpr · pdpo · delete my · my data*
    `,
  },
  references: {
    'zh-TW': `
      (客戶/案例/成功/項目)…(例子/案例/個案/參考/有邊)
      case stud · 邊個用緊 · 有冇客 · 做過咩(項目/客)
    `,
    en: `
      case stud* · reference[s] · customer[s] (have/use/do you)
      who (uses/are your customers/else uses) · success stor* · past projects*
      previous projects*
    `,
  },
  careers: {
    'zh-TW': `
      招聘 · 請人 · 人工幾多 · 求職 · 空缺 · 職位 · 應徵
    `,
    en: `
      hiring · job[s] · vacanc* · career[s] · internship* · apply for
    `,
  },
})

export type AskedTopic = keyof typeof askedTopics

/** Beside a country: whether the company reaches it. */
export const reaching = phrases({
  'zh-TW': `
    送 · 寄 · 運 · 發貨 · 出貨 · 付運 · 供應 · 服務 · 做[唔做/不做](到/嘅/㗎/生意/嗎/呀) · 做唔做 · 有冇做 · 賣(唔賣/去/到/俾) · 覆蓋 · 支援[唔支援] · 分公司 · 辦事處 · 代理 · 接唔接 · 過(嚟/去/嚟裝) · 派人 · 項目 · 工程 · 客戶 · 出口 · 可以訂 · (可唔可以/可否/得唔得)訂 · 去唔去
  `,
  en: `
    deliver* · ship[s/ping/ped/ment[s]] · send · post · serve[s/d] · service[s] · supply · supplies · sell[s/ing] · export* · cover[s/ed/age] · operate* · office[s] · branch* · project[s] · customer[s] · client[s] · business · available (in/to) · work in · come (to/over) · (do/take) [on ](a/our/the/this) (job/project)[s] · order (from/to) · install* … (in/at/there) · order from · buy from · based in
  `,
})
