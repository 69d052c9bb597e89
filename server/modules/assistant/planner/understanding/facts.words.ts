import { phrasesOf } from './phrases.rules.ts'

/** Facts of a product that a question asks for. */
export const facts = phrasesOf({
  battery: {
    'zh-TW': `
      電池 · 電芯 · 換電 · 續航 · 用幾耐[電] · 用到幾耐 · 使唔使叉電 · 充電 · 要唔要插電 · 使唔使插電 · 叉電
    `,
    en: `
      batter(y/ies)[(-/ )life[time]] · recharg* · how long (does/do/will)+( …(last/run))
      battery(-/ )powered*
    `,
  },
  range: {
    'zh-TW': `
      距離 · 幾遠 · 多遠 · 覆蓋 · 範圍 · 穿牆
    `,
    en: `
      range · coverage · how far · reach · distance*
    `,
  },
  protection: {
    'zh-TW': `
      防水 · 防塵 · 防護 · ip[ ]## · ip等級 · 落雨 · 淋雨
      (戶外/室外)-( [lora[wan] ](網關/閘道/嗰/那/型))
      露天 · 潮濕 · 浸水 · 沖洗
    `,
    en: `
      waterproof* · weatherproof* · dustproof* · water[-/ ]resistan* · ip[ ]##
      ip( /-)(rating/code/class/grade) · ingress* · outdoor[s]-( lorawan/ gateway)
      outside · rain · wet · splash* · submer* · protection (rating/class/level)
    `,
  },
  temperature: {
    'zh-TW': `
      [工作/操作/運作/使用]溫度範圍 · 工作溫度 · 操作溫度 · 運作溫度 · 幾多度 · 幾度 · 零下 · 耐熱 · 耐寒 · 熱唔熱得
      (凍/冷)[唔(凍/冷)]得 · 高溫 · 低溫
    `,
    en: `
      (operating/working/ambient) temp[erature][s][ range]
      temperature range* · temperature[s] (can/does/do/will) · how (hot/cold)
      (hot/cold) (weather/environment/place) · below (zero/freezing) · minus*
      sub[-]zero* · withstand…(heat/cold/°) · °[ ]c
    `,
  },
  size: {
    'zh-TW': `
      幾粗 · 多粗 · 幾厚 · 尺寸 · 幾大 · 大小 · 幾長 · 長度 · 闊度 · 幾闊 · 幾高 · 幾深 · (米/公尺/厘米)(深/高/闊/長) · 直徑 · 體積 · 厚度
    `,
    en: `
      dimension[s] · height · size · widest · tallest · deepest
      how long (is/are) [the /its ]… (cable/lead/cord/probe/rope/wire)[s] · how deep
      (metre/meter/cm)[s] (deep/high/wide/long/tall)
      how (big/large/small/wide/tall/thick/long (is it/are its)/high) · length · width
      diameter · footprint
    `,
  },
  weight: {
    'zh-TW': `
      幾重-(嘅車/的車) · 重量 · 多重-(嘅車/的車)
    `,
    en: `
      weigh[s/t] · how heavy-( a)
    `,
  },
  load: {
    'zh-TW': `
      承重 · 承受…(重/車) · 幾重(嘅/的)車 · 輾
    `,
    en: `
      drive[n] over · how heavy a · load-(ed/ing) · (bear/withstand/hold) … (car/truck/lorry/vehicle)*
    `,
  },
  accuracy: {
    'zh-TW': `
      準不準 · 準唔準 · 准不准 · 準確 · 精準 · 精度 · 誤差 · 準唔準 · 幾準 · 精確 · 準[確][嗎/架/㗎/呀/啊/唔/不][?/？]$
    `,
    en: `
      accura* · precis* · error margin* · tolerance* · class 0
    `,
  },
  bands: {
    'zh-TW': `
      頻(段/率/譜/帶/道) · mhz · as923 · eu868 · us915
    `,
    en: `
      mhz · frequenc* · band[s] · as923 · eu868 · us915 · radio · channel[s]
    `,
  },
  interval: {
    'zh-TW': `
      上報 · 回傳 · 幾耐(上報/傳/更新/報/send) · 幾密 · 更新頻率 · 幾多分鐘(報/傳/更新) · 間隔 · 即時
    `,
    en: `
      (report/transmit/send/update/refresh/sampl)[s/ing/e/es] (interval/rate/often/frequen*/every)
      how (often/frequently) · report[ing] interval* · real[-/ ]time* · update rate*
    `,
  },
  connection: {
    'zh-TW': `
      點[樣](連接/上網/連線/連網/傳) · 用咩(網絡/制式/連接/技術) · 用(甚麼/什麼)(網絡/制式/連接/技術) · 咩網絡 · 連接方式
      係唔係(lora/nb/wi[-]fi)
      (lora[wan]/nb[-]iot/wi[-]fi/lte[-]m)定[係]
      使唔使(wi[-]fi/sim/上網) · 要唔要(wi[-]fi/sim/上網)
      (冇/無/沒有)(網絡/上網/寬頻/wi[-]fi) · 連接費 · 連接年費 · 網絡費 · 數據費 · sim[卡]費
    `,
    en: `
      connectivity*
      how (does/do/will)+( …(connect/communicate/send/transmit))
      (what/which) (network/wireless/radio/protocol/connection/technology)
      is+( …(lora/nb[-]iot/wi[-]fi/lte/sigfox/cellular))-( there)
      (use/uses/using/need/needs/over/via/on) (lora/nb[-]iot/wi[-]fi/lte[-]m/sigfox/cellular/bluetooth/zigbee/a sim)
      (without/no) (internet/wi[-]fi/broadband) · network fee · data (fee/plan)*
      annual fee · yearly fee · running cost* · recurring*
    `,
  },
  measures: {
    'zh-TW': `
      度[到/得][啲](咩/乜/邊啲) · 測[到/得/量][啲](咩/乜/甚麼/什麼/哪些)
      量[度][到][啲](咩/乜/甚麼/什麼/哪些/邊啲)
      可以(度/測/量/偵測)
    `,
    en: `
      (what/which)+( … (readings/measure/detect/monitor/sense/track/report)-(ing))
      parameter[s]
      (does/do/can)+( (it/they/this/the _/the _ _/your _ _/the _ _ _) (measure/detect/monitor/sense))
    `,
  },
  accreditation: {
    'zh-TW': `
      認證 · 證書 · ce · fcc · rohs · well · beam plus · leed
    `,
    en: `
      certif* · ce · fcc · rohs · approved* · approval*
      well+( (cert/assess/stand/build/v)) · beam plus* · leed
    `,
  },
  installation: {
    'zh-TW': `
      安裝 · 點裝 · 裝喺 · 裝在 · 自己裝 · 掛牆 · 嵌入 · 導軌 · 鑽窿 · 貼(喺/住) · 拉線 · 電工 · 安裝方式 · 點安裝
    `,
    en: `
      install* · mount[ed/ing/s] · din(-/ )rail · wiring* · drill* · fit(ted/ting)
      electrician* · diy · wall(-/ )mount*
    `,
  },
  power: {
    'zh-TW': `
      供電 · 電源 · 插電 · 市電 · poe · 功耗 · usb
    `,
    en: `
      powered · power( supply/ source/ from) · mains · poe · usb
      how is (it/this) powered* · power (consumption/draw/requirement) · plug[ged] in
    `,
  },
  warranty: {
    'zh-TW': `
      保養 · 保修 · 保固 · 保用
    `,
    en: `
      warrant* · guarantee period* · guaranteed for
    `,
  },
  minimum: {
    'zh-TW': `
      最少[要](訂/買/落/幾多) · 起訂 · 最低訂購 · 最少訂購 · moq
    `,
    en: `
      (smallest/minimum/fewest/lowest) (number/amount) of · fewest · minimum (order/quantity/purchase) · moq · smallest order* · at least (how many/one)
    `,
  },
  parts: {
    'zh-TW': `
      另外(買/計)+((咗/呀/嗎/㗎/架/?/？/$)) · 包[埋/括/含][啲](咩/乜/甚麼/什麼/邊啲/哪些)
      (入/裏/里/裡)面(有/包/幾/多少) · 組成 · 有齊 · 包唔包 · 包(埋/括) · 盒(入面/內)
    `,
    en: `
      (what['s/ is/ comes/ are]/does it/do they)…(includ*/in the (box/kit/package/system)/comes with/consist)
      what's (in it/inside) · what['s/s/ is][ exactly/ actually][ is] (in/inside) (the/a/your)+( …(system/kit/package/set))
      how many … (come/comes/are/included) (in/with) (the/a/your) · component[s] · (bought/sold/ordered) (separately/extra) · made up of · included · contain*
    `,
  },
  capacity: {
    'zh-TW': `
      (可以/支援/支持)[接/駁/連/帶]幾多(個/部)(感測/裝置/設備) · 幾多則訊息 · 每日…幾多…訊息
      (應付/負荷)…(#/一/二/兩/三/五/十/百)…(個/部)(感測/裝置)
    `,
    en: `
      (handle/cope with/support/manage) # · how many (messages/msgs) · messages (a/per) day
    `,
  },
  rate: {
    'zh-TW': `
      (每/一)秒…幾多(下/次) · 脈衝(頻率/速率)
    `,
    en: `
      (pulses/counts/times/readings) (per/a) second · pulse rate*
    `,
  },
  integration: {
    'zh-TW': `
      整合 · 對接 · webhook · api · mqtt · bacnet · modbus · bms · 樓宇管理系統 · 駁入 · 入返
    `,
    en: `
      integrat* · api · webhook[s] · mqtt · bacnet · bms · modbus* · building management system*
    `,
  },
  data: {
    'zh-TW': `
      幾多數據 · 幾多(mb/gb/流量) · 數據保存 · 保存(幾耐/多久) · 數據(放/存) · 匯出 · csv · pdf · 加密 · 帳號 · 語言介面
    `,
    en: `
      how much data · how many (mb/gb/megabytes) · data (allowance/retention/kept/stored/storage) · export* · csv · encrypt* · two(-/ )factor*
      2fa
    `,
  },
  users: {
    'zh-TW': `
      用戶 · 幾多[個]人[可以]用 · 多少人[可以]用
    `,
    en: `
      user[s] · how many (login/people/seat/account)[s]
    `,
  },
  alerts: {
    'zh-TW': `
      警報 · 通知 · whatsapp · sms · 短訊 · 電郵通知
    `,
    en: `
      alert[s] · notif* · whatsapp* · sms
    `,
  },
  automation: {
    'zh-TW': `
      (自動/自己/自行)(閂/關/開/熄/截/停/啟動) · 自動…(閂/關/開/熄/截/停)
    `,
    en: `
      (shut[s]/close[s]/open[s]/stop[s]/turn[s]/cut[s]/act[s]/work[s]) … (by itself/on its own/automatically)
      automatically (shut/close/open/stop/turn/cut/switch)* · (shut/close/open/turn/switch)[s] itself
    `,
  },
  region: {
    'zh-TW': `
      適用[於](地區/國家/喺邊) · 邊(啲/個)(國家/地區) · 哪(些/個)(國家/地區) · 邊度用(得/到) · 用(得/到)[喺]邊度
      喺…用[唔用](得/到)
      (喺/在/於)…[可以/能/能否/可否/可唔可以][使]用
    `,
    en: `
      us(e/ed/able)+(… in) · work[s] in · working in · legal in · allowed in
      approved (in/for) · region[s] of use · which (countries/regions)
    `,
  },
  camera: {
    'zh-TW': `
      鏡頭 · 攝影 · 影相 · 影到 · 拍照 ·  拍攝 · 影像 · 錄影 · 錄音 · 認(人/樣/得[出]人) · 人臉 · 樣貌 · 私隱問題
    `,
    en: `
      camera* · film* · photograph* · record (sound/audio/video) · picture* · video*
      facial* · face[s] · recogni(s/z)e · microphone*
    `,
  },
})

export type Fact = keyof typeof facts
