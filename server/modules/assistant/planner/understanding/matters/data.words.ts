import { phrasesOf } from '../phrases.rules.ts'

const readings = {
  'zh-TW': '(數據/讀數/紀錄/記錄/歷史/data/readings)',
  en: '(data/reading[s]/histor(y/ies/ical [data])/records/logs/measurements)',
}
const network = {
  'zh-TW': '(網絡/上網/寬頻/互聯網/光纖/路由器/router/wi[-]fi/internet/個網/條線)',
  en: '(internet/broadband/wi[-]fi/isp/fib(re/er)/router/network/connectivity/uplink/backhaul/our line/the line/connection)',
}
const channels = {
  'zh-TW':
    '(whatsapp/短訊/簡訊/sms/電郵/email/微信/釘釘/企業微信/飛書/telegram/slack/teams/line/推送/signal app/打電話)',
  en: '(whatsapp/sms/text message[s]/by text/email[s]/e-mail[s]/push notif*/telegram/slack/ms teams/microsoft teams/teams channel/wechat/wecom/dingtalk/feishu/lark/viber/phone call[s]/voice call[s])',
}

/** Questions about readings, the platform and what they connect to. */
export const dataMatters = phrasesOf({
  chatKept: {
    'zh-TW': `
      (打/輸入/問/講/傾/聊天/對話/訊息)…(嘢/內容/紀錄/記錄/對話/嘅/的)…(儲/存/保存/保留/刪/記低/記錄/邊個睇到/保密/外洩) & (我/你/對話/聊天) & !(感測/讀數/平台/警報)
      (呢段/這段/啲)(對話/聊天)…(錄低/記錄/保存/儲) · (對話/聊天)[紀錄/記錄/內容]…(儲/存/保存/保留/刪/幾耐/記錄/保密/邊個)
    `,
    en: `
      (this chat/chats/conversation[s]/transcript[s]/what i (type/write/typed/say/ask/wrote/tell you)/my (messages/questions)) & (kept/keep/keeps/store[d]/save[d]/delete[d]/erase[d]/log[ged]/record[ed]/remember[ed]/how long/private/confidential/who (reads/sees/can (see/read))/retain*/train*/share[d]/monitored) & !(sensor[s]/device[s]/counter[s]/room[s])
    `,
  },
  erase: {
    'zh-TW': `
      (刪/剷/抹/清)[晒/走/除]…我…(資料/電郵/紀錄/記錄/電話) · (刪除/刪走/剷走/移除/抹走/清除/忘記/delete)…(我[嘅/的]/個人)…(資料/電郵/紀錄/記錄/電話)
      (我[嘅/的]/個人)資料…(刪/剷/移除/抹/清除/副本/更正/改正/查閱)
    `,
    en: `
      (delet*/eras*/remov*/forget/wipe) & (about me/(hold/have/know) on me/everything you have/my records) & !sensor[s]
      (delet*/eras*/remov*/forget/wipe/get rid of) & (my (personal /contact )(data/details/information)/my (data/details/email/account/name)/personal (data/details/information))
      (copy/correct*) … my (personal )(data/details/information)
    `,
  },
  aiTrust: {
    'zh-TW': `
      (信/靠/準/啱/錯/作)…(ai/助手/機械人/聊天機械人/你[嘅/的](答案/回答)) · 你[啲/嘅/的](數/數字/資料/嘢)…(信得過/信唔過/可靠/啱嗎) · (ai/助手/機械人/你[嘅/的](答案/回答))…(信/可靠/靠得住/準/啱唔啱/老作/作出嚟)
    `,
    en: `
      (trust/rely on/believe) (your/these/the) (numbers/figures/prices/answers/information) · (trust/rely on/believe/hallucinat*/making (things/stuff/this/that) up/make (things/stuff) up/made that up) & (you/your answer[s]/your word/ai/chatbot/bot/assistant) & !(sensor[s]/meter[s]/batter*/company/supplier/brand)
    `,
  },
  unsubscribing: {
    'zh-TW': '取消訂閱 · 退訂 · (唔好/不要/唔使/停止)[再](send/寄/發/傳)…(電郵/email/郵件/訊息)',
    en: 'unsubscribe* · opt out · (stop/quit/no more) (emailing/sending/email*/mailing) · take me off',
  },
  typedByMistake: {
    'zh-TW': '(身份證/信用卡號/電話號碼/密碼) & (打咗/輸入咗/唔小心/打錯/留低)',
    en: '(id card/hkid/identity card/card number/passport) & (typed/entered/wrote/by (accident/mistake)/keep it/stored)',
  },
  cookies: {
    'zh-TW': 'cookie · 追蹤我 · 瀏覽器…(儲存/存)',
    en: 'cookie[s] · (track/tracking/profile) (me/us/visitors) · google analytics',
  },
  owning: {
    'zh-TW': `
      ${readings['zh-TW']} & (屬於/歸邊個/歸誰/擁有權/擁有/係邊個嘅/是誰的/係咪我哋/交還/拎走/帶走/攞走/攞返/拎返/拿回/取回/拿走/歸還/還返/轉走/搬走)
      甩唔到身 · 綁死 · 鎖死 · (退租/完約/約滿/合約(完/結束/到期/期滿/終止)/唔續/不續/終止/取消(服務/訂閱)/(轉/換)(供應商/第二間/另一間/公司)/唔用你/唔再用/不再用/停用/解約/停止合作/拆夥/分手/唔租) & (${readings['zh-TW']}/資料)
    `,
    en: `
      (who owns/owner of/ownership of/belong[s] to/(are/is) (ours/theirs/mine)/whose) & ${readings.en}
      (stuck with you/tied to you/trapped) · (part ways/part company/(leave/leaving/quit/ditch/drop) you/stop (using/paying/subscribing/the (service/subscription/contract))/(end/ends/ending/expir*/terminat*) … contract/contract … (end[s/ed]/over/expires/up/terminat*)/cancel[s/led/ling]/terminate*/switch … (provider/supplier/vendor/platform/away)/(move/go/migrate) (away/elsewhere/to (another/someone))/unsubscribe/end the (contract/subscription/service)) & (${readings.en}/history/everything/what you (recorded/stored/collected)/numbers/figures)
      (get/take/pull/carry/bring/keep/retrieve/extract) … ${readings.en} (out/with us/with me/away/back/when we leave/afterwards)
      vendor lock* · (data/vendor) lock(-/ )in · locked in*
    `,
  },
  retention: {
    'zh-TW': `
      ${readings['zh-TW']} & (幾耐/多久/幾多年/幾年/多少年/幾個月/多少個月/保存期/保留期/保留/keep幾/存檔) & !(感測器…壽命/保養/電池/對話/聊天/個人)
      (${readings['zh-TW']}/啲數/個數/數字) & (匯出/導出/下載/輸出/export/csv/excel/pdf) & !(價錢/庫存)
      (舊/上年/去年/以前/以往/上個月/舊年)…(${readings['zh-TW']}/溫度/用量/數字/濕度) & (睇/查/攞/搵/有冇/翻查/比較)
    `,
    en: `
      ${readings.en} & (how (long/far back/many (months/years))/for (how long/# year[s]/a year)/retention/retain[ed]/archiv*/(keep/kept/store[d]/available) … (month[s]/year[s])) & !(batter*/warranty/chat[s]/conversation[s]/personal/sensor … last/take to)
      (${readings.en}/numbers/figures/values) & (export[s/ed/ing]/download[s/ed/ing]/csv/spreadsheet[s]/excel/pdf)
      (last (year/month/summer/winter/spring/autumn/week)['s]/old/past/historical/previous) (${readings.en}/temperature[s]/figures/numbers/values/usage/consumption) & (see/look/view/access/get/find/check/go back/compare)
    `,
  },
  hosting: {
    'zh-TW': `
      (server/伺服器/服務器/雲端/機房/數據中心/資料中心/託管/雲) & (邊度/邊個國家/邊個地方/邊間/哪裏/哪裡/哪個/哪國/咩國家/內地/境外/海外/本地/香港/外國/aws/azure/阿里/大陸/國內/放喺/擺喺/存喺)
      (${readings['zh-TW']}/資料)…(放/存/儲/擺/save/keep/留)…(邊度/邊個國家/哪裏/哪裡/哪個國家/境外/海外/本地/外國)
      (私有化/本地)(部署/伺服器/安裝) · 自己[嘅/的/個](server/伺服器/機房)…(裝/放/行/跑) · 數據(出境/跨境)
    `,
    en: `
      (where/which country/what country/in what jurisdiction/overseas/abroad/offshore/in (hong kong/china/the mainland/singapore/europe)/aws/azure/alicloud/aliyun/google cloud/leave[s] (hong kong/the country/the building/our premises)) & (host[ed/ing/s]/server[s]/cloud/data[ ]cent(re/er)[s]/(data/readings) … (kept/stored/held/located/live[s]/reside[s]/sit[s]/go/end up/processed)/(keep/store/hold/put) … (data/readings)) & !(how long/how far back/gateway go)
      (use/on/run on/hosted on/based on) (aws/amazon web services/azure/google cloud/gcp/alicloud/aliyun) · which cloud · self(-/ )host* · on(-/ )prem* · data (residency/sovereignty) · (host/run) … (platform/software) … (ourselves/our own server[s]/our servers/in[-]house)
    `,
  },
  otherSecurity: {
    'zh-TW':
      '滲透測試 · 單一登入 · sso · azure ad · active directory · okta · saml · ldap · soc 2 · 漏洞掃描 · 安全審計',
    en: 'penetration test* · pen(-/ )test* · sso · single sign(-/ )on · azure ad · active directory · okta · saml · ldap · soc[ ]2 · vulnerability scan* · security audit*',
  },
  platformSecurity: {
    'zh-TW': `
      加密(方式/技術/標準/嗎/未/㗎/呀) · (咩/乜/什麼/甚麼)加密 · 兩步(驗證/認證/登入) · 雙重(認證/驗證/因素) · 雙因(素/子) · 多重(認證/驗證) · 2fa · mfa · otp · 一次性密碼 · 動態密碼
      (加密/tls/黑客/駭客/入侵/資訊安全/數據安全/網絡安全/信息安全/安全性/保安認證) & (平台/登入/數據/讀數/傳輸/軟件/系統/雲/你哋/app/資料) & !(價/感測器…加密)
    `,
    en: `
      (what/which) encryption · encrypted* & !(radio/lora*) · (two/2)(-/ )(factor/step)* · second factor* · 2fa · mfa · multi(-/ )factor* · otp · one[-/ ]time (code/password/passcode)* · authenticator*
      (encrypt*/tls/ssl/secure[d]/security/cyber*/penetration test*/pen(-/ )test*/hack[ed/er/ers/ing/able]) & (platform/data/readings/log[ ]in/logging in/sign[-/ ]in/login[s]/cloud/app/software/dashboard/portal/traffic) & !(mqtt/guard[s]/camera[s])
    `,
  },
  accessRights: {
    'zh-TW': '(租戶/用戶/同事/部門/分店/客) & (只[可以]睇/淨係睇/只看/各自/權限/分開睇/唔同權限/只睇到) & !(鏡頭)',
    en: '(tenant[s]/user[s]/staff/department[s]/team[s]/branch[es]/people) & (only (see/their/his/her/one)/see only/permission[s]/access (right[s]/level[s]/control to)/role[s]/restrict*/separate (login[s]/view[s]/access)) & !(count*/door[s]/sensor*)',
  },
  dashboardUsers: {
    'zh-TW': '(儀表板/平台/dashboard/軟件) & (幾多(人/個人/用戶/個用戶/個帳戶)/多少(人/用戶)/用戶數)',
    en: '(dashboard[s]/platform/software/log[ ]in[s]) & (how many (people/users/logins/accounts/seats/staff/of us)/number of (users/logins/seats)/user limit/users are included)',
  },
  onPhones: {
    'zh-TW':
      '(手機/電話/平板/ipad/iphone/安卓/android) & (睇/用/開/app/介面/登入) & !(警報/通知/打/號碼/卡/幾錢/訊號/影/網關/閥/閂/水)',
    en: '(phone[s]/mobile/tablet[s]/ipad/iphone/android/smartphone) & (dashboard/platform/app/software/screen/view/work on/see it/website) & !(alert*/alarm*/number/call/ring/signal/network/reception)',
  },
  reports: {
    'zh-TW': '(報告/報表/report) & (每月/每個月/每日/每星期/每週/自動/定期/月結/pdf/電郵) & !(故障/esg/碳)',
    en: '(report[s]/spreadsheet/summary) & (monthly/weekly/daily/every (month/week/day)/automatic*/scheduled/pdf/emailed/regular) & !(esg/carbon/fault*/battery)',
  },
  batteryNotice: {
    'zh-TW': '(電池/電量/冇電/無電/低電) & (通知/提示/話我知/話俾我知/知道/警報/提醒) & !(斷網/停電/讀數存)',
    en: 'batter(y/ies) & (run[s/ning] (out/low/flat)/low/flat/die[s]/dead/going/empty) & (tell/told/know/warn*/alert*/notif*/notice/reminder/message/see/what happens) & !(dispos*/recycl*)',
  },
  ownDetails: {
    'zh-TW':
      '(我[個/嘅/的]電郵/我[嘅/的][個人]資料/我[嘅/的]電話) & (點用/用嚟/用來做/做咩/邊個睇/俾邊個/轉交/賣) · (廣告/促銷/宣傳)(電郵/短訊) · (send/寄/發)…(廣告/促銷/垃圾電郵/宣傳) · 垃圾電郵',
    en: '(my (email/e-mail/phone number/details/data/information/name)) & (what (do/will) you do with/use for/share/sell/pass (on/it)/give to/third part*) · spam · newsletter* · marketing (email/call/message)[s] · (sell/share) my',
  },
  platformLanguage: {
    'zh-TW': `
      (介面/平台/軟件/系統/app/儀表板/畫面/版面/報表) & (咩語言/乜語言/語言/簡體/繁體/中文版/英文版/中文/英文/越南文/越文/泰文/日文/韓文/馬來文/印尼文/菲律賓文/葡文/法文/多國語/多語/譯做/翻譯)
    `,
    en: `
      (software/platform/app/dashboard[s]/interface/screen[s]/menu[s]/portal/user interface/system) & (thai/vietnamese/japanese/korean/malay/bahasa/indonesian/tagalog/hindi/nepali/urdu/french/german/spanish/portuguese/cantonese/mandarin/(simplified /traditional )chinese/english/language[s]/multilingual/translat*)
    `,
  },
  severalSystems: {
    'zh-TW': '(bms/bacnet/樓宇管理系統) & (erp/sap/cmms/會計系統)',
    en: '(bms/bacnet*/building management system) & (erp/sap/cmms/accounting)',
  },
  workOrders: {
    'zh-TW': `
      webhook · 工單 · 派工(單/系統) · maximo · cmms · servicenow · 維修(系統/管理系統) · 報修系統 · 開維修單 · (自動/即刻)開[張/個]單
    `,
    en: `
      webhook* · work(-/ )order[s] · maximo · cmms · servicenow · jira · help(-/ )desk (system/software/ticket[s]) · (raise/open/create/log) … (ticket[s]/job[s]/work order[s]) & !(price/how much is)
      maintenance (software/management system/system) & (connect*/integrat*/link[ed]/talk/feed/into/hook*/send/work with)
    `,
  },
  buildingSystem: {
    'zh-TW': 'bacnet · bms · 樓宇管理系統 · 樓宇自動化 · 樓宇控制系統 · desigo · niagara · metasys',
    en: `
      bacnet* · bms · building (management/automation) system[s] · building automation* · desigo* · (honeywell/johnson controls/siemens/schneider/trane/carrier/daikin/distech) & (bms/ebi/controls/controller[s]/work* with/connect*/integrat*/talk*/hook*) · niagara · metasys · ecostruxure · tridium
    `,
  },
  ownPlatform: {
    'zh-TW': `
      mqtt & !(rest) · json · 訊息格式 · (集團/第三方/自己[個/嘅/的]/我哋[個/嘅]/公司[個/嘅])(平台/雲/數據平台/dashboard) & (駁/接/連/送/傳/入/推/用/整合/對接/轉) & !(幾錢/價)
      power[ ]bi · grafana · thingsboard · node-red · azure iot · aws iot · home assistant
    `,
    en: `
      mqtt & !(rest) · json · payload format* · message format* · power[ ]bi · grafana · tableau · thingsboard · node-red · azure iot* · aws iot* · home assistant · influx[ ]db
      (our/my) [own ](platform/cloud/data lake/data warehouse/iot platform/backend/dashboard) & (send/feed/push/stream/forward/connect*/integrat*/into/instead of yours)
    `,
  },
  businessSystem: {
    'zh-TW': '-(o)erp · sap · 企業資源 · 會計(系統/軟件) · 收租(系統/軟件) · 財務系統',
    en: `
      erp · sap · oracle · netsuite · ms dynamics · xero · quickbooks · accounting (system/software/package) · billing (software/system we use) · (lease/tenancy) (system/software)
    `,
  },
  otherProtocol: {
    'zh-TW': 'modbus · knx · opc[ ][ua] · lonworks · m-bus · snmp · dali · profibus · zapier · ifttt',
    en: 'modbus* · knx · opc[( /-)ua] · lonworks · lon · m-bus · snmp · dali · profibus · profinet · zapier · ifttt · graphql',
  },
  interfaces: {
    'zh-TW': `
      (有冇/有無/有沒有/開放/支援/提供/用/駁/經/公開/有)[公開/你哋/個][嘅]api · api(文件/文檔/key/接口/拎/攞/讀/得唔得/有冇) · rest[ ]api · (程式/系統)…(拉/讀/攞/拎/抓取)…(價/庫存/目錄/讀數/數據)
      mqtt & rest
    `,
    en: `
      api[s] & !(price of) · rest & (mqtt/api) · graphql · data feed* · xml feed*
    `,
  },
  otherChannel: {
    'zh-TW': `
      (半夜/夜晚/凌晨/三更/自動)…打電話(俾/畀/給/通知)我
      (警報/警告/通知/報警/告警/訊息/提示) & (微信/釘釘/企業微信/飛書/telegram/slack/teams/打電話/電話通知/語音) & !(lora/online/whatsapp/sms/短訊/聽電話/冇人聽/打嚟/offline)
    `,
    en: `
      (can/does/will/could) (it/the system/the platform/you) (phone/call/ring) (me/us) & (night/leak*/alarm*/alert*/wet/when/if/am)
      (alert[s]/alarm[s]/notif*/warning[s]) & (telegram/slack/ms teams/microsoft teams/teams/wechat/wecom/dingtalk/feishu/lark/viber/phone call[s]/voice call[s]/ring (me/us/my phone)/siren)
    `,
  },
  alerts: {
    'zh-TW': `
      (警報/警告/通知/報警/告警) & (${channels['zh-TW']}/點樣收/點收/送去邊/去到邊/發去邊/發到邊/邊個收/俾邊個/唔同人/兩個人/幾個人/分派/同時(send/發/傳)/第二個人/轉(第二/另一)個/分更/更次/夜更/幾個人/點通知/怎樣通知/如何通知/哪些方式) & !(lora)
    `,
    en: `
      (alert[s]/alarm[s]/notif*/warning[s]) & (${channels.en}/(where/how) (do/does/are/will/can/would/is) … (sent/go/arrive/come/reach/delivered/notified/alerted/get/receive)/who (gets/receives/is told)/(several/different/multiple/more than one/certain/two/three/both/many) (people/person[s]/staff/phones/numbers/recipients)/night (shift/guard)/on duty/roster/shift[s]/escalat*)
    `,
  },
  offline: {
    'zh-TW': `
      (isp/供應商)…(死/斷/壞/出事) & (警報/讀數/數據/感測/平台) · (網/wifi)…(好屎/好差/唔穩/不穩) & (讀數/數據/graph/圖/警報/數) · 網關…(冇網/無網/斷網/沒網) · ${network['zh-TW']} & (斷/死咗/死機/壞咗/壞了/壞/跳線/甩線/甩咗/掛咗/冇咗/停咗/唔通/down) & !(價/幾錢/覆蓋)
      斷(網/線)(點/會/咗/了/時/係咪/嘅話/的話/之後/，/,/ /嗰陣) · (冇/無/沒[有])(寬頻/互聯網/上網)(點/嘅/的/會/得/，/,/ /嗎/呢) · 停電…(讀數/數據/警報/感測/點/會/網關/平台/仲/照) & !閥
      ${readings['zh-TW']} & (唔見/冇咗/漏咗/漏/丟失/丟/遺失/補傳/補返/補回/暫存/緩存/補發/蒸發) & !(漏水/合約/私隱/對話)
    `,
    en: `
      ${network.en} … (down/drop[s/ped/ping]/fail[s/ed/ing/ure]/outage[s]/out for/out again/goes out/cut[s] (out/off)/is cut/gets cut/lost/dies/dead/breaks/broken/offline/off for/goes off/unplugged/disconnect[s/ed]/interrupted/flaky/unstable/patchy) & !(price/cost[s]/keeps dropping off/drops off the)
      (lose[s]/losing/lost/without) (the /our )(internet/broadband/connection/uplink) & (alert[s]/alarm[s]/data/reading[s]/sensor[s]/what happens/still/happen)
      (lose[s]/losing/lost/missing/gap[s] in/backfill*/buffer[s/ed/ing]/store and forward/cach(e/es/ed/ing)/catch up) & ${readings.en} & !(contract/privacy/weight)
      (power (cut[s]/outage[s]/failure[s])/blackout[s]/the power goes) & (sensor[s]/alert[s]/alarm[s]/gateway[s]/data/reading[s]/system/still/what happens) & !valve[s]
    `,
  },
  plant: {
    'zh-TW': `
      (ai/自動/自己/自行) & (開/關/閂/熄/啟動/調較/控制) & (抽氣扇/風扇/排氣扇/冷氣/空調/燈/水泵/抽風/新風/鮮風/通風機/暖爐/冷卻塔/風機/泵) & !(耗電/用電量)
    `,
    en: `
      (the ai/automatic*/auto/by itself/on its own/by themselves/on their own/itself) & (turn[s/ed]/switch[es]/open[s]/close[s]/start[s]/shut[s]/control[s]/adjust[s]/speed[s] up/run[s]) & (fan[s]/air(-/ )con*/aircon/a/c/hvac/lights/lighting/pump[s]/chiller[s]/ventilat*/heater[s]/damper[s]/exhaust/blower[s]) & !valve[s]
    `,
  },
  cameras: {
    'zh-TW': `
      影到(人/樣/面/相/我/客/員工/住客) · 影低 · 影[唔影](得)到[人]-(響) · 拍[唔/不]拍(到/攝/照/片) · 會[唔會](影相/拍攝/錄影/錄音/拍片/影像/影到) · 錄音 · 錄影 · 監視(人/我/員工/客/同事) · 偷拍 · 偷聽 · 認[得]到人 · 認樣 · 人臉 · 認得邊個
    `,
    en: `
      (film[s/ed/ing]/record (people/staff/sound/voice[s]/audio/video/faces/conversations)/record[s] (sound/audio/video)/take[s] (pictures/photos/video/images)/face[s]/facial/microphone[s]/eavesdrop*/spy[ing]/surveillance/identif(y/ies) (people/anyone/someone/individuals/who)/recogni(s/z)e[s] (people/faces/anyone/someone)/(a/any/have/has/contain*/with/without/use[s]) camera[s]/spy on/watch (people/us/staff)) & (sensor[s]/counter[s]/device[s]/detector[s]/monitor[s]/it/they/them/your/washroom[s]/toilet[s]/staff/people/employees) & !(sell/price/cost/how much/face[s] (up/down/the/away)/surface)
    `,
  },
})
