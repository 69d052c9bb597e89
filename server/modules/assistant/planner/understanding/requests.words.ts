import { phrasesOf } from './phrases.rules.ts'

/** Lists what a question wants done with products; phrases.rules.ts says how phrases are written. */
export const requests = phrasesOf({
  price: {
    'zh-TW': `
      報價+(幾/多少/係幾/是多少) · 幾錢 · 幾多錢 · 多少錢 · 幾多蚊 · 幾銀 · 價錢 · 價格 · 價目 · 價位
      價+([嘅/的](?/？/呢)/$) · 售價 · 定價 · 單價 · 總價 · 標價 · 原價 · 計價 · 開價 · 點賣 · 點計-(算) · 怎麼賣
      係咪免費 · 是不是免費 · 要唔要錢 · 收唔收費 · 怎樣賣 · 收費 · 費用 · 成本 · 總數 · 合共 · 合計 · 總共 · 一共 · 共要 · 使費 · 使幾多 · 洗幾多
      (俾/畀)幾多-([個]人) · 付多少 · 年費 · 月費 · 報個價 · 幾貴 · 貴[嗎/唔貴/不貴/架/㗎/呀][?/？]$ · 計(下/吓)數
      計[下/吓]條數 · 計(下/吓)總 · 首年 · 做緊優惠 · 有優惠 · 特價 · 減價
    `,
    en: `
      pric(e/es/ed/ey/ing) · cost[s] · what('s/s/ is) (that/it/this) [per/a] (year/month) · costing
      how much-( (data/water/power/memory/bandwidth/traffic/space/current/time))
      charge[s] · fee[s] · total[s] · set (me/us) back · come[s] to · rrp · msrp · worth-( (it/going/doing/the/having/while))
      subscription · pay for · budget for · spend · expensive · afford* · first(-/ )year*
      altogether · ball[ ]park · damage-(d) · on (offer/sale) · (special/offer) price
    `,
  },
  volume: {
    'zh-TW': `
      批量價 · 量價 · 數量折扣 · 大量(購買/訂購/買) · 買多 · 多買 · 訂多 · 批發 · 有冇折 · 有無折 · 有沒有折 · 折扣 · 打折
      平啲 · 優惠價 · 團購 · 階梯價
    `,
    en: `
      volume (price/pricing/discount)[s] · bulk* · discount[s]
      cheaper (if/by/when/each/apiece) · price break[s]
      quantity (price/pricing/discount/break)[s] · wholesale* · better price* · tiered*
    `,
  },
  stock: {
    'zh-TW': `
      庫存 · 幾多貨 · 存貨 · 現貨 · 有貨 · 冇貨 · 無貨 · 缺貨 · 斷貨 · 賣晒 · 夠貨 · 夠唔夠貨 · 仲有幾多 · 還有幾多 · 還有多少 · 仲有冇
      還有沒有 · 剩[番/返][低/下]幾多 · 剩多少 · 剩餘
      有幾多[個/件/部/隻/粒][現貨/存貨/庫存][?/？]$
      有多少(個/件/部) · 即刻(要/有/攞/拎) · 馬上(要/有) · 立即(要/有)
      (今個/呢個/下個)(星期/禮拜/月)…(可唔可以/可以/能否)…(出/交/送/要/攞/有)
      (聽日/後日)[就](要/到/有/攞) · (星期/禮拜)(一/二/三/四/五/六/日)[之]前(到/有/送/攞/交/可以)
      -(買)夠+( (#/一/二/兩/三/四/五/六/七/八/九/十/百)…(部/個/隻/件/套))
      (今[個]/呢[個]/這[個]/本/下[個])(星期/禮拜/週/月)[內][之前][可以](攞/拎/有/到/出貨/交)
    `,
    en: `
      stock[s] · in-stock · availab(le/ility) · sold out · inventory* · on hand*
      (within/in) # (day/week)[s] · unavailable
      (any/how many/have)+( …left) · back[ ]order*
      how many+(… (do you have/have you got))-(…(kind[s]/type[s]/models/products/sort[s]))
      by (tomorrow/tonight/end of (week/month)) · right away · immediately* · straight away · enough+( for #/ stock/ left/ of them)
      (can/could) you supply
      (this/by/before) [next /the end of ](week/month/monday/tuesday/wednesday/thursday/friday/the end of)
    `,
  },
  leadTime: {
    'zh-TW': `
      貨期 · 交期 · 交貨期 · 出貨[時間]
      幾時(有[返/番]貨/返貨/番貨/到/送到/收到/可以到/先到/交貨/出貨/補貨)
      幾耐(有貨/到/送到/收到/交貨/出貨/先有/先到/可以到)
      (要/等)[等]幾耐[先/至/才](有貨/到貨/到/收到/送到/攞到/出貨/交貨)
      多久(到貨/送到/收到/有貨/交貨/出貨/能到/可以到)
      (返/到/有)[咗/番]貨(未/嗎/沒有)
      ^幾快[?/？/呀]$ · ^要(幾耐/幾多日/多久)[?/？/呀]$
      (何時/什麼時候/甚麼時候)(到貨/有貨/送到/交貨/出貨/補貨)
      到貨 · 補貨 · 幾快(有貨/到/送到) · (落/下)單後 · 交貨時間 · 等幾耐
      (交貨/送貨/出貨/發貨/到貨/送貨時間)[要/需要/需時](幾耐/幾多日/多久/幾日/多少天/幾天)
      交付(時間/週期) · 送貨(時間/要幾耐/要幾多日/要多久)
    `,
    en: `
      lead[ /-]time[s] · ^how (fast/soon/quick/quickly)$
      how (long/soon/fast/quickly)+( … (deliver[ed/y]/ship[ped/ping]/arrive/arrival/get/receive/supply/dispatch))
      when (could/can/would/will) (i/we) (have/get/expect/receive) · when (will/can/would/do/does/is/are)+( … (arrive/deliver[ed]/ship[ped]/restock[ed]/back/available/in stock/get/receive/come))
      delivery time[s] · dispatch* · turnaround* · back in stock · restock
      ship (today/tomorrow/this week/next week) · delivery (for/of)
      how long (is/for) [the ]delivery*
    `,
  },
  compare: {
    'zh-TW': `
      差(在/喺)(哪/邊) · 有咩差 · 差[咗/了]多少 · 差幾多 · 相差 · 爭幾多 · (貴/平/便宜)[咗/了](幾多/多少)-(錢) · 比較 · 對比 · 相比 · 分別 · (區/区)別 · 差別 · 差異 · 不同 · 有咩唔同 · 有乜唔同 · 有何不同
      邊(個/款/隻/部/種)(平/好/貴/抵/啱/遠/耐/準/快/大/細)
      哪(個/款/部/種)(便宜/好/貴/遠/準) · 好過 · 平過 · 貴過 · 定係 · 還是 · 抑或 · 二揀一 · 揀邊 · 點揀 · ^同…比
      有(咩/乜/甚麼/什麼)[係/是]…(冇嘅/冇㗎/沒有的/沒有$/冇$)
      比(呢/下/吓)
    `,
    en: `
      compar(e[s/d]/ing/ison[s]) · how much (more/less/cheaper/dearer) (is/are) … than · differen(ce/ces/t) · versus · vs
      which [one ](is/has/have/last[s]/reach[es]/goes) [the /a ](_er/better/more)
      which of (the/these/those/them)[ two] · (of the two/of those two) · differ[s] · side by side* · better…or · or…better
      that the _ (one/model) (hasn't/has not/doesn't/does not/lacks)
      (cheaper/dearer/better/bigger/smaller/longer/faster/(more/less/as) (expensive/accurate/costly)) (than/as)
    `,
  },
  compatible: {
    'zh-TW': `
      兼容 · 相容 · 夾+((得/到/埋/唔/我/你/呢/嗰/個)) · 駁[唔駁](到/得/落/入/埋) · 連[唔連](到/得) · 可以連 · 連接(到/上) · 連上
      [可唔可以/可以/能否/可否/能不能/會唔會/得唔得](一齊/一起/配合/同時)用
      配合[使用] · 啱唔啱用 · 配[唔配]到 · 配咩 · 要配 · 需要[配/買/加](咩/甚麼/什麼)
      (要唔要/使唔使/要不要/需要/需唔需要/需不需要/駛唔駛)[買/加/配/用/裝][埋/多][一個/一部/一張/個/部/張] +(網關/平台/閘道/sim/軟件)
      (要/使)(買/有)埋
      (唔/不)(租/買)[個/部](平台/網關)
      (冇/沒有/無/唔用/不用/唔買/不買/冇買/唔租/不租/唔要)+((網關/平台/閘道)(得唔得/可唔可以/可以/用唔用/用到/用得/都/行不行/得))
      單獨(用/使用) · 淨係(買/用) · (另外/仲要/還要)[再](買/配/加)-((咗/呀/嗎/㗎/架/?/？/$)) · 支援[唔支援] · 支持 · 配套 · 配件 · 仲要(買/咩/啲咩/乜) · 還要(買/甚麼/什麼)
      需要(甚麼/什麼/咩/其他/另外)
    `,
    en: `
      compatib* · work[s] with · working with · go[es] with · pair[s] with · connect[s] to
      talk to-( (a/an/someone/somebody/sales/your/the team/you/human/person/staff/people))
      require[s] · depend[s] on
      need[s] (a/an/any/the/your/other/another) [separate ]+([_ ](gateway/platform/sim/hub/base station/subscription/software/app))
      +((does/do/will/would) … )need[s] +((gateway/platform/sim/hub))
      without (a/an/the/your/any)+( [_ ](gateway/platform/sim/hub/app/software))
      plug+( … into) · (run[s]/work[s]) (off/on/through/via)-( [a /the ](plug/mains/battery/batteries/usb/power/its/their/socket)) · hook[s/ed] up (to/with)
      (work[s]/run[s]/used/use/operate[s]/function[s]) on (its/their) own · by itself+( (or/without)) · stand[-]alone* · what else (do/will/would/should/must) (i/we)
      (what/anything) else … (buy/get/need/order)
      (do/must/should) (i/we) [really /actually /still /even ](have to/need to/need) [buy /get /have /order ](a/an/your/the) [_ ](gateway/platform/sim/hub/base station)
      (what/anything) else …need · accessor(y/ies) · besides · in addition to · apart from
      what (do/would/will) (i/we) need (to/with/besides/for it)
      do (i/we) [also ]need · support[s]-( (chinese/english/cantonese)) · integrate[s] with
    `,
  },
  build: {
    'zh-TW': `
      規劃 · 設計[一套/一個/個](系統/方案) · 成套 · 整套 · 一套系統 · 全套 · 成個(系統/方案)
      (要/需要/裝)幾多(個/部/件/隻/粒) · (要/需要/裝)多少(個/部/件)
      幾多(個/部/隻/粒)+(…(感測器/感應器/網關/傳感器/閘道))
      (先夠/至夠/才夠/就夠) · 點[樣](部署/佈置/配置/搭配/裝) · 配置 · 方案
    `,
    en: `
      how many gateways-( (do you/are in/have/in stock)) · how many+( …(do (i/we/you recommend)/does/would/will/should/are needed/is needed/needed/required/per/for))
      (design/plan/size/spec/build/set up/equip/fit out/cover) [me /us ](a/an/my/our/the/out)
      system for · solution for
      (whole/complete/full/turnkey) (system/solution/set/package)
      what (do/would/should) (i/we) (need/install/buy) (for/in/to)
      bill of materials* · bom
    `,
  },
  find: {
    'zh-TW': `
      有冇 · 有沒有 · 有無 · 想知[道] · 有咩 · 有乜 · 有甚麼 · 有什麼 · 有哪些 · 有邊(啲/款/隻/個/種) · 邊幾(款/隻/個/種) · 邊(款/隻/個/種/部)
      哪(款/種/個/部/些) · 搵 · 找 · 推介 · 推薦 · 介紹[下/吓] · 建議 · 想買 · 想要 · 想搵 · 睇下 · 睇吓 · 列出 · 列晒
      想(知/收到)-(道) · (通知/話)我[哋][知]
      邊啲+((感測/感應/產品/裝置/型號)) · 邊啲[?/？]$
      應該(裝/買/用)(咩/乜/啲咩/甚麼/什麼) · 賣唔賣 · 賣(不賣/咩/甚麼/什麼) · 你哋有 · 你們有 · 幾多(款/種)
    `,
    en: `
      do you (have/sell/carry/stock/offer/supply/make/do)
      have you got · got (a/an/any/some) · gizmo[s] · gadget[s] · looking for · find · show · list
      which +([_ ](sensor[s]/device[s]/product[s]/gateway[s]/meter[s]/plan[s]/system[s]/one[s]/model[s]/kit[s]/of your))
      what +([_ ](sensor[s]/device[s]/product[s]/gateway[s]/meter[s]/plan[s]/system[s]/model[s]/software) (do/have/are/can))
      recommend* · suggest*
      any(thing/+( _ (sensor[s]/device[s]/product[s]/gateway[s])))
      is there (a/an/any) · something (to/that/for)
      want (to (buy/monitor/measure/detect/track/count/know/see)/something)
      want (my/our/a/the) (phone/mobile/team/guard[s]) … (buzz/ring/alert/alerted/told/texted) · want to be (told/alerted/warned/notified) · (tell/tells/text/texts/alert/alerts/warn/warns/notify/notifies) (me/us)-( (about/how/what/more))
      would you (put in/recommend*/suggest*/install/use)
      need (something/to (monitor/measure/detect/track/count/know))
    `,
  },
  quote: {
    'zh-TW': `
      (想/要/請/幫我/可以/俾/畀/給/出/開/索取/申請/攞/拎)[一][張/份/個]報[個]價-(單(有效/幾耐))[單]
      報價單-(有效/幾耐/多久/係咩/有冇) · 正式報價 · 落單 · 下單 · 訂購 · 我要買 · 我想買 · 想訂 · 加入報價
    `,
    en: `
      (get/request/send/give/need/want/prepare/make/have/like/please/for/obtain/ask for/issue) [me /us ][a /an /the /your ][formal /official /written ](quotation/quote)-( valid)
      (make/turn) (it/this/that/them) [into ][a ][formal ](quotation/quote)
      quote (me/us/for/please) · place an order* · order (#/the/some/these/them/a)
      (want/like/ready) to (order/buy/purchase)
    `,
  },
  booking: {
    'zh-TW': `
      示範 · demo · 預約 · 睇實物 · 試用 · 參觀 · 上門(示範/睇) · 約[個/一個](時間/會議/示範) · book(位/個) · 有咩時間
      邊日得閒 · 空檔 · 時段
    `,
    en: `
      demo[s] · demonstrat* · book[ing] · appointment* · trial[s] · site visit*
      free slot[s] · time slot[s] · see (it/them/one) (in action/working/live)
      schedule (a/an) · arrange [a/an][ ](call/meeting/visit/demo)
      meet[ing] [with ](you/your/an engineer) · (come/visit) [to /over to ](our/us)
      show us (how/at/the)
    `,
  },
  status: {
    'zh-TW': `
      (報價/訂單/查詢/申請/要求/request/order/rfq/張單/我張單/我嘅單)[編號]…(去到邊/進度/狀態/點樣/點呀/搞成點/處理成點/情況/到邊/未/batch)
      查[詢/下/吓][我[嘅/的]](訂單/報價/張單/進度)
      進度
      我[嘅/的](訂單/報價/張單/貨)(寄/出咗/發/喺/去/係/在/到/幾時/點/仲未/還未)
      跟進(緊/進度) · 有[冇/無/沒有](消息/回音/進展/下文)
    `,
    en: `
      (status/progress) of (my/our/the)
      (my/our) (order/quotation/quote/request/enquiry/rfq)…(status/progress/where/ready/yet/update/shipped/going/doing/stand)
      where('s/ is/ are) (my/our) (order/quotation/quote/request/parcel/goods/delivery/shipment)
      track (my/our/an/the) (order/request/quotation/quote/shipment)
      (check/update on) (my/our) (order/quotation/quote/request)
      order status* · heard [nothing ]back*
      (news/word/update) (on/about/of/from) (my/our/the) (order/quotation/quote/request/enquiry)
    `,
  },
})

export type Request = keyof typeof requests

/** Words that give the order in which products are wanted. */
export const orders = phrasesOf({
  cheapestToRun: {
    'zh-TW': `
      每年(使費/開支/費用/成本)[係]最(少/平/低) · (年費/月費)最(平/低/少) · 最(平/低/少)[嘅/的](年費/月費)
    `,
    en: `
      (cheapest/least expensive) to (run/operate/keep) · lowest (running/yearly/annual) (cost/fee)[s]
      cost[s] [the ]least to (run/operate/keep) · cost[s] [the ]least (per/a/each) year
    `,
  },
  cheapest: {
    'zh-TW': `
      最平 · 最便宜 · 最低價 · 最抵 · 最廉價 · 平啲嘅 · 最少錢 · 最慳錢
    `,
    en: `
      cheapest · lowest(-/ )(price/cost)* · least expensive · cost[s] [the ]least · most affordable*
      lowest priced · best value* · most economical* · cheap-(er/ to run)
    `,
  },
  dearest: {
    'zh-TW': `
      最貴
    `,
    en: `
      most expensive · dearest · priciest* · highest(-/ )price*
    `,
  },
  longestBattery: {
    'zh-TW': `
      電[池/芯]…(最(長/耐/久/好/襟)/用得最) · 最襟(用/電) · 最(耐電/長電/慳電/省電/長續航/長壽/耐用)
      (最長/最耐/最久)…(電池/電芯/續航) · 續航…最 · 最(唔/不)(使/用/需/必)…換電 · 最少[要]換電
    `,
    en: `
      (longest/best/most/greatest){(-/ )(lasting/battery/lived/life)}[-/ ]batter*
      longest(-/ )lasting* · batter(y/ies)[ life]…(longest/best) · last[s] [the ]longest
      lowest power* · longest [battery ]life*
      [(chang/replac)(e/ing) [the /its /their ]]batter(y/ies)…(least/less) often
    `,
  },
  longestRange: {
    'zh-TW': `
      最(遠/大覆蓋/廣) · 距離最 · 覆蓋最 · 範圍最
    `,
    en: `
      (longest/farthest/furthest/greatest/best/widest/most)(-/ )(range/distance/reach/coverage/reaching)
      (range/reach/coverage)…(longest/furthest/farthest/widest)
      reach[es] [the ](farthest/furthest) · goes [the ](farthest/furthest)
    `,
  },
  mostProtected: {
    'zh-TW': `
      最防水 · 防水最(好/強/勁) · 最(密封/堅固/襟濕) · 防護[等級]最(高/好)
    `,
    en: `
      most (waterproof/weatherproof/watertight/rugged) · (toughest/best) (against/for) (water/rain/dust/wet)
      (highest/best) (ip[ rating]/protection/ingress)* · best protected
    `,
  },
  mostAccurate: {
    'zh-TW': `
      最準 · 最精(準/確) · 準確度最
    `,
    en: `
      most (accurate/precise) · best accuracy* · highest accuracy*
    `,
  },
  lightest: {
    'zh-TW': `
      最輕
    `,
    en: `
      lightest · weigh[s] [the ]least
    `,
  },
  smallest: {
    'zh-TW': `
      最(細-(心)/小/薄)
    `,
    en: `
      smallest-( (number/order/quantity)) · most compact* · tiniest · thinnest
    `,
  },
  mostStock: {
    'zh-TW': `
      (最多/多)(現貨/庫存/存貨) · (現貨/庫存/存貨)最多
    `,
    en: `
      most [in ]stock · best stocked · largest stock
    `,
  },
  best: {
    'zh-TW': `
      最好 · 最受歡迎 · 最多人 · 最熱賣 · 最啱
    `,
    en: `
      best · most popular* · best(-/ )sell* · top
    `,
  },
})

export type Order = keyof typeof orders
