import { phrasesOf } from '../phrases.rules.ts'

const ownPeople = {
  'zh-TW': '(自己/自行/我哋[嘅/的/啲](人/同事/師傅/伙計/電工)/師傅/管理處/技工/工程部/阿叔/水電佬/看更/物業同事)',
  en: '(own (guys/staff/people/team/men/electrician[s]/technician[s]/crew/workers/caretaker/contractor)/handym(a/e)n/caretaker/janitor/maintenance (guy[s]/man/team/staff/crew)/facilities (team/staff)/ourselves/myself/himself/herself/themselves/yourself/diy/(our/my) (electrician[s]/technician[s]/caretaker/it guy/plumber))',
}

/** Questions about service: installing, faults, returns, demonstrations and people. */
export const serviceMatters = phrasesOf({
  complaint: {
    'zh-TW': `
      投訴 · -(有)(冇人/無人/沒人/冇個人)…(聽/覆/理/應/接/跟進/負責) & !(車位/房/會議室/留意/讀數) · 搞乜(鬼/嘢) · 搞咩(鬼/嘢) · 攪乜 · 玩(嘢/我)呀
      (等/拖)[咗/了]…(日/星期/禮拜/個月/耐)…(仲未/仍未/都未/還沒/都冇/未有) · (服務/態度)…(差/離譜/過份/惡劣/垃圾) · 離曬譜 · 離晒譜 · 激(嬲/死) · 呃(人/錢) · 好失望 · 好不滿
      (師傅/同事/人)…(冇出現/冇嚟/無出現/未出現) · 搵唔到你(哋/們) · (應承/答應/講好)…(又冇/但/都未/點知/而家)
    `,
    en: `
      (nobody/no one/no-one/none of you/not one of you) … (answer[s/ed/ing]/pick[s/ed/ing]/repl(y/ies/ied)/call[s/ed]/respond[s/ed]/turned/came/showed/bother[s/ed]) & !(room/bay/desk/reading)
      never (turned up/showed up/came/called back/got back/replied) · (trying/tried) to (reach/call/contact/get hold of) you · still (waiting/not (arrived/received/fixed/heard/here/working)/no (reply/answer/news/delivery)) · still (haven't/hasn't/have not/has not) (arrived/received/heard/been/got/come/had)
      (this/it/that) is [a /an /such a ](joke/disgrace/scam/rip-off/rip off/shambles/unacceptable/ridiculous/outrageous/disgraceful) · what a (joke/disgrace/shambles)
      (terrible/awful/worst/appalling/disgusting/unacceptable/useless/lousy/poor/shocking) (service/support/company/experience/customer) · fed up · complain[t/ts/ing] · complain
      (promised/said it would/supposed to) … (and (nothing/nobody/still)/but (nothing/still/nobody/no)/never) · (very/really/so) (disappointed/angry/frustrated/unhappy/upset) · ripped off
    `,
  },
  misunderstood: {
    'zh-TW': '你(答錯/搞錯/誤會/冇答/唔明/講錯)[咗/我/緊] · 唔係(呢個/咁)意思 · 我意思係 · 答非所問',
    en: "^that('s/s/ is) (wrong/not right/not what i/incorrect) · (you) (didn't/did not/haven't/never) answer* · not what i (asked/meant) · you (misunderstood/got it wrong) · i meant (the other/something/another/a different)",
  },
  emergency: {
    'zh-TW': '(緊急/夜晚/半夜/放工後/深夜) & (電話/熱線/號碼/搵邊個/支援/聯絡) & !(打電話/警報/通知/漏水)',
    en: '(emergency/out of hours/after hours/at night/overnight) & (number/phone/hotline/line/call you/reach you/support/contact) & !(alert*/alarm*/leak*/phone me/call me)',
  },
  answerLanguage: {
    'zh-TW': '(用/講/轉/識)(英文/中文/廣東話/普通話/英語)(講/答/回答/解釋/覆/再/得)',
    en: '(repeat/say/answer/explain/reply/respond/write/talk/speak) … in (chinese/cantonese/mandarin/english/traditional chinese/simplified chinese) & !(staff/invoice/platform/manual/report*/interface)',
  },
  beginner: {
    'zh-TW':
      '(唔識/不懂/完全唔識/新手/初哥/第一次) & (iot/物聯網/技術/呢啲/呢樣/由邊/點開始) · 由邊度(開始/入手) · 點[樣](開始/入手)',
    en: "(know nothing/no idea/don't know (anything/much/where)/not technical/not an engineer/new to (this/iot)/beginner/complete novice) & (iot/start/begin/this/sensor*/technical/engineer) · where (do/would/should/to/can) [i /we /you ](start/begin)",
  },
  placeLeak: {
    'zh-TW': '(漏水/滲水) & (擺/放/裝/貼)[喺/在/係](邊/哪/咩位/什麼位/甚麼位) & !網關',
    en: '(leak/water) (sensor/detector/probe/one)[s] & (where … (go/put/place/mount/install/fit)/best (place/position/spot)) & !gateway*',
  },
  placeAir: {
    'zh-TW': '空氣 & ((擺/放/裝/貼/掛)[喺/在/係](邊/哪/咩位)/幾高/高度) & !網關',
    en: '(air/co2) & (how high/what height/where … (go/put/place/mount/install/hang)/best (place/position/spot)) & (sensor[s]/monitor[s]/one/it/box) & !gateway*',
  },
  person: {
    'zh-TW': `
      搵人-(裝/安裝) · 人工(客服/服務) · 客服 · 客戶服務 · 專人 · (同/搵/找)[個/返/番](人/同事/職員/銷售/工程師/sales)[傾/講/聊/聯絡/幫/覆]
      轉(人工/真人/客服/同事/駁) · 真人 · (唔想/唔要/不要/唔好/不想/憎)…(機械人/機器人/ai/電腦) · 客戶經理
      (打/致電)[返/番/個][電話](俾/畀/給/返)我 & !(幾時/幾耐/多久/幾快/半夜/夜晚/凌晨/自動) · call[返/番]我 · 回電 · (有冇/搵)…(技術/工程師/識技術/負責人/專業)…(傾/講/問) · email(覆/回覆/返)我 · (可唔可以/請/麻煩)(email/電郵)(覆/我) · 回覆我電話 · (搵/叫/揾/安排/請)[個/位](人/同事/sales/銷售/職員/工程師)…(打/覆我/聯絡/call/回電/傾) · 可以打去邊 · 打邊個(電話/號碼) · 搵邊個(傾/講/幫) · 想(同/和/跟)…(人/同事/sales/銷售/工程師)(傾/講/聊)
    `,
    en: `
      (connect/put me through/transfer) (to/with) [a /an /some/your /the ](human/person/people/someone/somebody/agent/staff/sales/engineer/team/colleague/representative/real)
      human (agent/please/support) · customer (service/support) · live (agent/chat) · someone (call/contact) & !(how (quick*/soon/fast/long)/when)
      (not/don't want/dont want/do not want/no/sick of/hate/tired of/instead of/rather than) … (robot[s]/bot[s]/machine/chatbot[s]/computer/ai)-( (gateway/sensor))
      (one of your (people/team/guys/sales/engineers)/your (people/team/guys)) … (ring/call/phone/contact/email) · (someone/somebody/anyone) [_ ](i/we) can (talk/speak) · (anyone/anybody/someone) real · real there · who (do/can/should/would) (i/we) (call/ring/phone/speak to/talk to/contact/ask for) · (call/ring/phone) me & !((can/does/will/could) it/night/alarm[s]/alert[s]/leak*/when/if/sensor[s]/how (quick*/soon/fast/long))
      (get/have/ask/can/could/want/need) (someone/somebody/anyone/anybody/a person/a human/your sales/sales/a colleague/an engineer/your engineer/a salesman/the manager/a manager) … (call/ring/phone/contact/email/speak/talk) & !(how (quick*/soon/fast/long)/when will) · (someone/somebody/anyone) (i can/to) (call/ring/phone/speak/talk)
      (speak/talk/chat) (to/with) [a /an /your /some /the ](person/human/someone/somebody/real/manager/sales*/engineer[s]/staff/people/agent) · real (person/human) · human being* · account manager* · sales(man/person/ rep*/ team/people)
    `,
  },
  whatsapp: {
    'zh-TW': 'whatsapp & !(警報/通知/警告/讀數/報警/提示/漏水) · 微信號',
    en: 'whatsapp & !(alert*/alarm*/notif*/leak*/sensor*/reading*/when …/警報/通知/警告/讀數/報警/提示/漏水) · wechat & (you/have/id/account) & !(alert*/alarm*/pay*)',
  },
  visiting: {
    'zh-TW': `
      (最近/附近/邊個)…(地鐵站/港鐵站/地鐵/港鐵) · (你哋/公司/寫字樓/office)…(泊車位/泊到車/停車) & !感測
      (上嚟/行上嚟/過嚟/嚟你/去你哋/嚟公司/親身/親自)…(公司/寫字樓/辦公室/office/睇/你哋/門市/參觀) · (公司/寫字樓/辦公室/office/你哋)…(喺邊/在哪/邊度/點去) & !(網關/訂單/放/裝)
    `,
    en: `
      (office/your place/visit you/get to you) & (parking/park the car/mtr/metro/nearest station/bus/directions/how do i get/get to) & !(sensor*/bay[s]/count*/deliver*/order*) · where (r/are) (u/you/ya/you guys)[ guys][ based/ located/ at][?]$ · where (r/are) (u/you) (and/based/located) · where('s/s/ is) (your/the) (office/shop/showroom/company)
      (pop/drop/come/walk/stop/swing) (in/by/over/round/around/along) & (can/could/may/just/i/we/office/showroom) & !(water/pressure/leak*/price/sensor drop*/signal)
      (visit/see) (you/your (office/place/showroom/premises)/them in person/it in person/the (sensors/products/devices) in person) & !site
    `,
  },
  demoOnline: {
    'zh-TW': `
      (示範/演示/demo/會議/開會/講解) & (線上/網上/在線/視像/視訊/zoom/teams/遙距/遠程/google meet/騰訊會議) & !(平台試/警報)
    `,
    en: `
      (demo[s]/demonstrat*/presentation/walk-through/walkthrough/meeting/show me) & (online/zoom/teams/google meet/video call/by video/remote*/virtual*/over the (web/internet)) & !(alert*/reading*)
    `,
  },
  trying: {
    'zh-TW': `
      (試玩/試用/玩下/玩吓/試下/試吓/試試/體驗/摸下/睇下點用) & (平台/軟件/系統/儀表板/dashboard/介面/app/介面) · (唔使/不用/毋須/唔駛/唔想)(登記/註冊/留電話/留資料/留聯絡) & (試/玩/睇下/體驗) · 試用版 · 測試(帳戶/戶口/帳號)
    `,
    en: `
      (try/trying/play with/play around/fiddle*/test/explore/click (around/through)/tinker*/have a go/poke (around/about)/experiment*/mess (about/around)/look around/get a feel/hands(-/ )on) & (software/platform/dashboard[s]/app/interface/portal/user interface) & !(price[s]/integrat*/sensor[s] before)
      sandbox* · (free/online/test/demo) (trial of the (platform/software)/account/version/environment) · trial (account/version/login)
    `,
  },
  demo: {
    'zh-TW': '(示範/演示/demo) & (想/預約/約/睇/安排/幾時/可唔可以)',
    en: `
      (someone/somebody/you/an engineer/a colleague/your (people/team/sales*)) … (show/walk) (me/us/my (boss/team/client)) … · (show/walk) (me/us/my (boss/team)) (this/it/them/how it/how this/the (thing/system/platform/sensors)/through) … (work*/in action/live/person/running)
      (see/watch) (it/this/them/one/the (thing/system/platform/sensors)) … (work*/in action/live/for real/running) & !(price/how (do/does))
      (product/sales) presentation* · presentation & (your/book/arrange/want/like)
    `,
  },
  batteryDisposal: {
    'zh-TW': `
      (電池/電芯/鋰電/舊[嘅](機/裝置/感測器/感應器/設備)/廢電池) & (回收/棄置/丟棄/丟/掉去邊/掉/處理/環保/點掉/垃圾) & !垃圾桶
    `,
    en: `
      (batter(y/ies)/cell[s]/lithium/old (sensor[s]/device[s]/unit[s]/kit)/dead (sensor[s]/device[s]/unit[s])) & (dispos*/recycl*/throw/chuck/get rid/discard*/in the (bin/trash/rubbish/garbage)/landfill/e-waste/weee/what (do/should/can) (i/we) do with/take (them/it/the old) (back/away)/buy back/hazardous) & !(how long/bin (sensor/level))
    `,
  },
  statedBattery: {
    'zh-TW': '(電池/電芯) & (壽命/年期/幾耐/用到) & (實際/真係/真實/可靠/信得過/標示/其實)',
    en: '(battery life/batter(y/ies) … last) & (really/actual*/honest*/rely/trust/in practice/in real life/stated/advertised/claimed)',
  },
  batteryChange: {
    'zh-TW': '(電池/電芯) & (換/更換) & (自己/幾錢/幾多錢/收費/邊個換/點換/幫手換/上門換/價)',
    en: '(batter(y/ies)/cells) & (change[s/d]/chang(e/ing)/replac*/swap*) & (myself/ourselves/own (staff/people)/cost[s]/price[s]/how much/charge/who (does/changes/replaces)/do you)',
  },
  training: {
    'zh-TW': '(培訓/教識/教我哋/操作手冊/使用手冊) & (同事/職員/員工/平台/提供/有冇/包/看更/保安)',
    en: '(train[s/ed/ing]/teach/show our (staff/people/guards)/hand(-/ )over/operating manual) & (staff/people/team/guards/operators/users/us/you/included) & !(ai/chat*/model)',
  },
  selfInstall: {
    'zh-TW': `
      ${ownPeople['zh-TW']} & (裝/安裝/駁/接線/掛起/黐上/較) & !(自己(個/嘅/的/有)/幾錢/平台/幾耐/(使唔使/要唔要/駛唔駛/需唔需要/要不要)自己)
      (搵/揾/請)(咩/乜/邊個/甚麼/什麼)(人/師傅)…裝
      (佢/朋友/舅/阿哥/老公/識電) & (裝電錶/裝錶/自己裝/接線/裝嘢/裝得/幫我裝/幫手裝) · (要唔要/使唔使/駛唔駛/一定要/需唔需要/係咪要/必須/要不要/需要/係咪一定)[請/搵/用/由]…(電工/師傅/電業/技工/專業人/註冊/持牌)
    `,
    en: `
      (he/she/they/anyone/friend/brother/husband/son/nephew/someone else/unqualified) … (fit/install/wire/mount) (it/them/the/one/this) & !(how much/price)
      ${ownPeople.en} & (install*/fit/fits/fitted/fitting/put (them/it/these/those/the … ) up/put up/mount*/hook* [it /them /the _ _ /the _ ]up/wire[d]/wiring/set (it/them) up/set up/hang/stick/glue/place them/connect it/do (it/this/the (install*/fitting/wiring))/screw) & !(how much/price/cost[s]/platform ourselves/host)
      (need/must/have to/require[s/d]/take[s]) … (electrician[s]/licensed/qualified/registered electrical/registered worker/technician/specialist) & !(price/cost/how much)
    `,
  },
  ratingCode: {
    'zh-TW': 'ip[ ]## & (意思/代表/點解/即係/解釋/係咩/是什麼/是甚麼) & !(bacnet/地址)',
    en: 'ip[ ]## & (mean*/stand[s] for/what is/explain*/what does) & !(bacnet*/address)',
  },
  stolen: {
    'zh-TW': '(俾人偷/被偷/偷走/失竊/盜竊/唔見咗部/破壞)',
    en: '(stolen/theft/nick[s/ed]/vandal*/steal[s]) & !(alarm/detect*/prevent)',
  },
  survey: {
    'zh-TW':
      '(勘察/睇場/視察/量訊號/量度訊號/實地/上門睇/嚟睇/過嚟睇) & !(幾耐/多久/星期/禮拜/示範/實物/你哋公司/寫字樓)',
    en: '(site (visit[s]/survey[s]/inspection)/survey[s]/surveyor/come (and/out/over/to) … (look/see/measure/check)/come and (look/measure/quote)/visit (our/the/my) (site/building/office/shop)) & !(how (long/many (weeks/months))/demo*/showroom)',
  },
  disruption: {
    'zh-TW':
      '(安裝/裝/施工/工程) & (停業/關舖/閂舖/停電/停水/影響(營業/客人/租戶/生意)/嘈/拆牆/拉線/鑿牆) & !(電錶/牌照/閥/師傅)',
    en: '(install*/fit*/putting (them/it) (up/in)/work/works) & (disrupt*/close (the/our/down)/shut (the/our/down)/downtime/noise/noisy/mess/messy/dust/drill* (into/holes/walls)/while (we/customers)/out of hours/at night) & !(valve[s]/alarm*/sensor[s] work)',
  },
  pilot: {
    'zh-TW':
      '(試(兩/幾/一/個/部/用/裝/下)/借/試點/樣品/樣辦/sample) & (先/之前/一個星期/一星期/禮拜/個月/俾我/有冇/免費/可唔可以/得唔得) & !(平台/軟件/系統/儀表板/介面/app/幾錢/最少/起訂)',
    en: '(test/try/trial/pilot/borrow/lend/loan/evaluat*/sample[s]/proof of concept/poc) & (before (we/i/buying/ordering/committing)/for a (week/month/while/few)/one/two/three/few/couple/first/unit[s]) & !(software/platform/dashboard/app/interface/demo*/test (report/lab)/how many)',
  },
  references: {
    'zh-TW':
      '(案例/個案/客戶名單/參考客/成功例子/其他客/邊啲客/邊個(客/公司)用/用緊/做過(咩/邊啲/乜)) & (有冇/邊/睇/香港/酒店/商場/屋苑/學校/你哋/幾多)',
    en: '(case stud(y/ies)/reference[s]/referral[s]/who else uses/who uses (it/this/your/them/you)/other customer[s]/another customer/customer[s] like/past projects/previous (work/projects/jobs)/worked with/clients (do/have/in)) & !(reference (no/number/price)/other customers pay/my reference)',
  },
  warrantyCover: {
    'zh-TW': `
      (人為損壞/整爛/跌爛/跌壞/整壞)…(保$/保呀/保㗎/保嗎/包嗎/包$/修嗎/點算/賠/保用) · (保養/保修/保固/保用) & (人為(損壞/破壞)/包嗎/包$/包呀/包括/包咩/唔包/不包/失效/拆開/開蓋/打開/入水/浸壞/跌爛/整爛/跌壞/雷擊/人為/涵蓋/範圍/免費換/上門)
    `,
    en: `
      (warrant(y/ies)/guarantee[s/d]/covered) & (void*/cover[s/ed]/stolen/theft/opened/open (it/the/them)/lid/water damage/drop* it/dropped/accident*/lightning/vandal*/exclu*/tamper*/misuse/wear and tear/what if (i/we) break/happens if/claim*)
    `,
  },
  faulty: {
    'zh-TW': `
      (壞咗/壞了/壞左/死咗機/死機/冇反應/無反應/沒反應/沒有反應/冇讀數/無讀數/沒讀數/(紅燈/閃燈/閃紅)/(數/讀數)(唔啱/怪/唔對/亂/唔準)/成日死/唔work/唔郁/失靈/失聯/唔上報/冇上報/不上報/離線/甩線/斷咗線/著唔到/開唔到機/唔著燈/讀數唔啱/讀數不準/收唔到讀數/故障/出事) & !(壞咗(幾錢/報價)/收到(貨/嗰/時/就/已)/到貨/送到/寄到/開箱/網絡壞/寬頻/路由器/router/斷網/冇反應可唔可以買/水泵壞/冷氣壞/雪櫃壞/升降機/機組/保養範圍/預測)
    `,
    en: `
      (went/gone/is/are/has gone/it's) (dead/silent/quiet/blank/faulty/offline) & (sensor[s]/device[s]/detector[s]/unit[s]/gateway[s]/meter[s]/counter[s]/one/it) & !(room/power/if the/what if/network/internet/broadband/price)
      (stop[ped/s]/quit) (work*/report*/sending/respond*/transmit*/counting) · no longer (work*/report*/send*/respond*) · (not/isn't/won't/doesn't/don't/wont/isnt/doesnt) (work*/report*/send* (anything/data/readings)/respond*/turn* on/switch* on/connect*/show*) & (my/our/the/it/one of) (sensor[s]/device[s]/detector[s]/unit[s]/gateway[s]/meter[s]/counter[s]/it/one) & !(does it/if/compatib*/without/need)
      (broke/broken/faulty/defective/malfunction*) (sensor/device/unit/gateway/detector/meter/counter) · (sensor/device/unit/gateway/detector/meter/counter) (is/has/seems/looks) (broken/broke/faulty/defective/bust/dead) · (it/sensor[s]/device[s]/gateway[s]/they/unit[s]) keep[s] (dying/failing/crashing/freezing/resetting/rebooting/cutting out) · (light/led) … (red/blinking/flashing/orange/amber) & !price · (reading[s]/numbers/figures/values/data) … (wrong/strange/odd/weird/nonsense/stuck/off/too high/too low) & (since/yesterday/today/look[s]/are/seem[s]/keep[s]) & !(if/offline/cut off/off the/wrong (item/size)) · keep[s] (dropping off/disconnecting/going offline/losing (its/the) connection)
    `,
  },
  returning: {
    'zh-TW': `
      退(貨/得/返/番/換/款/錢) & !(退租/退出) · (買多/買錯/訂多/訂錯/多咗/唔啱用/用唔著/未開封/未拆) & (退/換/收返/點算/點處理)
    `,
    en: `
      (send[ing]/sent/ship[ping]/bring[ing]/hand[ing]/give/giving/tak(e/ing)) … back & (unopened/unused/sensor[s]/gateway[s]/device[s]/goods/them/it/order*/box[es]/unit[s]/refund*) & !(data/reading[s]/report*/send* (data/readings/alerts)/call* back/get back to)
      (return[ing/ed/s]) & (unopened/unused/goods/items/too many/wrong/refund*/policy/them/gateway[s]/sensor[s]/device[s]/order*) & !(air return/return air/tax return)
      (money back/refund[s/ed]/change[d] (my/our) mind-( about an item/ about the quot)/bought too many/ordered too many/ordered the wrong/wrong (item/model/size) (came/ordered))
    `,
  },
  projectTime: {
    'zh-TW': `
      幾多個(星期/禮拜/月)(先/才/可以)(用/裝/開) · 工期 · (項目/工程/部署/安裝/裝好/成件事/勘察/睇場) & (幾耐/多久/幾多個(星期/禮拜/月)/幾個(星期/禮拜/月)/多長時間/幾時[可以](用得/啟用/上線)) & !(送貨/到貨/電池/保養)
    `,
    en: `
      how (long/many (weeks/months)/soon/quickly) & (project/installation/install/deploy*/roll(-/ )out/whole (thing/job/process)/go[ing] live/up and running/from [the ]survey/implement*/hand(-/ )over/start to finish/end to end) & !(batter*/deliver*/ship*/warranty/dispatch*)
    `,
  },
})
