import type { Bilingual } from '#contract/i18n/languages.ts'
import { type Phrases, phrases } from './phrases.rules.ts'

/** A thing that buyers ask for by what it does, or by the trouble that it ends. */
interface ThingWords {
  /** What it is searched by, and called where it is not sold. */
  name: Bilingual
  'zh-TW': Phrases
  en: Phrases
}

/**
 * Things that monitoring companies are asked for, sold here or not: which of them are is found in the catalogue. The more specific of two
 * comes first: "the water meter leaks" is about a leak, "reading the water meter" about a meter.
 */
const words = {
  valve: {
    name: { 'zh-TW': '水閥', en: 'water valve' },
    'zh-TW': '水閥 · 電動閥 · 閥門 · 個閥 · 截水 · 熄水 · 閂水 · 關水 · 水掣 · (遙距/自動/遠程)(關/閂/熄/截)水',
    en: `
      valve[s] · shut[-/ ]off · stop[ ]cock[s] · (cut/shut/turn/stop)[ off/ting off/ning off] the (water/supply) · (water/supply) off
    `,
  },
  gasLeak: {
    name: { 'zh-TW': '氣體洩漏感測器', en: 'gas leak detector' },
    'zh-TW':
      '(可燃/易燃/有毒)氣體 · (煤氣/石油氣/天然氣/瓦斯/氣體)…(洩漏/泄漏/漏) · 漏氣 · 氣體(感測/偵測/探測/檢測) · 沼氣 · 甲烷 · 一氧化碳',
    en: `
      gas (leak*/detect*/sensor[s]/alarm[s]) · (leaking/escaping) gas · combustible gas* · lpg · methane · carbon monoxide · refrigerant leak*
    `,
  },
  vape: {
    name: { 'zh-TW': '電子煙偵測器', en: 'vape detector' },
    'zh-TW': '電子煙',
    en: `vape[s] · vaping · e-cigarette[s]`,
  },
  smoke: {
    name: { 'zh-TW': '煙霧感測器', en: 'smoke detector' },
    'zh-TW': '煙霧 · 煙感 · 火警(感/鐘/系統/探測) · 防火系統 · (偵測/探測)…(火/煙)-(霧)',
    en: `
      smoke (detect*/alarm[s]/sensor[s]) · smoke detection · fire (alarm/detector/sensor)[s] · detect* (fire[s]/smoke)
    `,
  },
  drone: {
    name: { 'zh-TW': '無人機', en: 'drone' },
    'zh-TW': '無人機 · 航拍機',
    en: `drone[s] · uav[s]`,
  },
  pest: {
    name: { 'zh-TW': '鼠患及蟲害感測器', en: 'pest sensor' },
    'zh-TW': '老鼠 · 鼠患 · 捉鼠 · 滅鼠 · 蟲害 · 曱甴 · 蟑螂 · 白蟻 · 蚊患',
    en: `rat[s] · mouse[ ]trap[s] · mice · rodent[s] · pest[s] · cockroach* · mosquito* · termite[s]`,
  },
  desk: {
    name: { 'zh-TW': '座位使用感測器', en: 'desk occupancy sensor' },
    'zh-TW': '(座位/工位/檯位/枱位/書檯)…(有冇人/使用/佔用/空置/感測) · hot desk',
    en: `
      hot[-/ ]desk* · desk[s] … (taken/free/occupied/empty/booked/used/in use) · desk (sensor/occupancy/usage/booking)* · (free/taken/occupied/empty) (desk/seat)[s]
    `,
  },
  tracker: {
    name: { 'zh-TW': '定位追蹤器', en: 'tracker' },
    'zh-TW': '追蹤器 · 定位器 · gps · (資產/車隊/貨物/寵物)(追蹤/定位) · 追蹤(車/貨/手推車)',
    en: `
      tracker[s] · gps · (asset/vehicle/fleet/pallet/pet) track* · track[ing] (of )[our /my /the ](asset/trolley/vehicle/van/truck/lorry/tool/pallet/container)*
    `,
  },
  soil: {
    name: { 'zh-TW': '泥土濕度感測器', en: 'soil moisture sensor' },
    'zh-TW': '泥土(濕度/感) · 土壤 · (田/農地/盆栽/泥)…濕度',
    en: `soil moisture* · soil (sensor/probe)[s] · moisture … soil`,
  },
  noise: {
    name: { 'zh-TW': '噪音感測器', en: 'noise sensor' },
    'zh-TW': '噪音 · 分貝 · 聲量',
    en: `noise (sensor/meter/monitor/level)* · decibel* · sound level* · how loud · measure* [the ]noise`,
  },
  camera: {
    name: { 'zh-TW': '攝影機', en: 'camera' },
    'zh-TW': '(買/裝/賣/出售/供應)[埋](鏡頭/攝影機/cctv/閉路電視)',
    en: `cctv · security camera[s] · (sell/supply/install/buy/have/offer) [a /any ]camera[s] · number plate* · licen(c/s)e plate*`,
  },
  lock: {
    name: { 'zh-TW': '智能門鎖', en: 'smart lock' },
    'zh-TW': '門鎖 · 智能鎖 · 電子鎖 · 掛鎖 · 拍卡(機/開門) · 門禁',
    en: `(smart/door/electronic) lock[s] · padlock[s] · access control* · card reader[s]`,
  },
  sign: {
    name: { 'zh-TW': '車位顯示屏', en: 'display sign' },
    'zh-TW': '顯示(屏/牌) · led[ ](屏/牌/板) · 指示牌 · 電子(屏/牌)',
    en: `led (board/sign/display/screen/panel)[s] · (display/sign) board[s] · (entrance/variable/digital) sign[s] · (sign/board) (that/which/showing)`,
  },
  waterLevel: {
    name: { 'zh-TW': '水位感測器', en: 'water depth gauge' },
    'zh-TW':
      '水位(感測/感應/計/監測/幾/高度) · 液位 · 水浸…(幾高/幾深/幾多cm/幾多厘米/深度) · (幾高/幾深/幾多)(水/cm水) · 水缸…(幾滿/幾多水)',
    en: `
      water level* · level of [the ](water/tank/liquid) · how (deep/high) … (water/flood) · (tank/liquid) level* · (water/flood) depth
    `,
  },
  waterQuality: {
    name: { 'zh-TW': '水質感測器', en: 'water quality sensor' },
    'zh-TW': '水質 · 餘氯 · 酸鹼度 · 溶氧',
    en: `water quality* · chlorine · turbidity · dissolved oxygen · ph (sensor/meter/probe/level)[s]`,
  },
  flow: {
    name: { 'zh-TW': '流量計', en: 'flow meter' },
    'zh-TW': '流量(計/錶)',
    en: `flow (meter/rate/sensor)[s] · flowmeter[s]`,
  },
  weather: {
    name: { 'zh-TW': '氣象站', en: 'weather station' },
    'zh-TW': '氣象站 · 雨量(計/感) · 風速',
    en: `weather station[s] · rain gauge[s] · wind (speed/sensor) · anemometer*`,
  },
  lights: {
    name: { 'zh-TW': '照明控制', en: 'lighting control' },
    'zh-TW': '(智能/控制)(燈/照明) · 路燈 · 街燈 · 燈掣 · 燈…(有冇熄/冇熄/未熄/熄咗/有冇關/開住)',
    en: `street[ ]light[s] · light[s] (are/is/were/being) (left )on · light[s] left on · light[s] … (switched off/on or off) · smart (light/bulb/lamp)[s/ing] · light[ing] (control/switch)* · (control/dim/switch) [the ]light[s/ing]`,
  },
  button: {
    name: { 'zh-TW': '求助按鈕', en: 'panic button' },
    'zh-TW': '(求助/緊急/呼叫)(按鈕/掣/鐘/鈴) · 平安鐘 · 跌倒 · 跌親',
    en: `(panic/emergency/call/sos) button[s] · (someone/somebody/elderly/patient/resident/grandma/mum/dad)[s] … (fall[s]/fallen/fell) · fall (detect*/sensor[s]/alarm[s])`,
  },
  generator: {
    name: { 'zh-TW': '發電機監察', en: 'generator monitor' },
    'zh-TW': '發電機 · 柴油機',
    en: `generator[s] · genset[s]`,
  },
  vibration: {
    name: { 'zh-TW': '震動感測器', en: 'vibration sensor' },
    'zh-TW': '震動 · 振動 · 斜坡(監測/感) · 傾斜感',
    en: `vibration (sensor/monitor*)* · vibrat* … (monitor/sensor/measure)* · (tilt/slope/crack) (sensor/monitor)*`,
  },
  charger: {
    name: { 'zh-TW': '電動車充電器', en: 'EV charger' },
    'zh-TW': '(電動車/ev)充電 · 充電樁',
    en: `ev charg* · (car/vehicle) charg(er/ers/ing) [station/point]*`,
  },
  odour: {
    name: { 'zh-TW': '氣味感測器', en: 'odour sensor' },
    'zh-TW': '臭味(感測/感應/偵測/監察) · 氨氣 · 硫化氫',
    en: `(odour/odor/smell/ammonia) (sensor/detector/monitor)* · (detect/measure) … (smell/odour/odor/ammonia)`,
  },
  washroom: {
    name: { 'zh-TW': '洗手間系統', en: 'washroom system' },
    'zh-TW': '(洗手間/廁所/公廁)…(清潔/執/打掃/巡/智能/使用率)',
    en: `(toilet/washroom/restroom)[s] (smart/clean*) · smart (toilet/washroom/restroom)[s] · (toilet/washroom/restroom)[s] … (clean/cleaner/cleaning/cleaned)`,
  },
  bin: {
    name: { 'zh-TW': '垃圾桶感測器', en: 'bin sensor' },
    'zh-TW': '垃圾 · 廢物 · 個桶 · 桶滿 · 桶嘅 · 廢紙箱',
    en: `bin[s] · rubbish* · garbage* · trash* · dumpster[s] · refuse (bin/container/room)[s] · litter bin[s] · skip[s] … full · binmen · dustmen · (empty/emptying/emptied) … (bin/container)[s]`,
  },
  door: {
    name: { 'zh-TW': '門磁', en: 'door sensor' },
    'zh-TW': `
      門磁 · 門窗 · 門…(冇閂/未閂/閂好/冇關/未關/關好/打開/開咗/開住/開著/有冇閂/有冇關/久開/虛掩) · (邊個/幾時/有人)…開門 · 窗…(冇關/未關/打開)
    `,
    en: `
      door (contact/sensor/switch/magnet/alarm/one)[s] · (door/gate/window/hatch/shutter)[s] … (ajar/left open/stays open/stay open/standing open/open too long/propped open/not shut/not closed/opened/is open/are open)
      (leaves/left/leaving/leave) [a /the ](door/gate/window/freezer/fridge)[s/ door] (open/ajar) · opens [a /the ](door/gate/window)
    `,
  },
  people: {
    name: { 'zh-TW': '人流計數器', en: 'people counter' },
    'zh-TW': '人流 · 客流 · 數人 · 人數(統計/計) · 計人數 · 幾多(人/客)[次](入/出/嚟/來/行/用/去) · 人次 · 幾多人入',
    en: `
      (people/visitor/customer/person/passenger/shopper) count* · footfall · head[ ]count[s/ing] · count* [the /our /how many /of ](people/ppl/visitor/customer/shopper/guest/student/person)*
      how many (people/ppl/folks/persons/members/visitors/customers/shoppers/students/guests/patrons/kids/users) … (enter/come/comes/walk/visit/pass/go through/use/in and out)* · number of (people/visitors/customers)
      (entrance/entry/doorway/door) … counter[s] · counter[s] … (entrance/doorway)
      how many counters · (put/hang/mount/fit/install/fix) … counter[s] · (gate/entrance) … counter[s]
      (entries/exits) (and/or) (entries/exits) · how busy
    `,
  },
  current: {
    name: { 'zh-TW': '電流監測器', en: 'current monitor' },
    'zh-TW': '電流 · 互感器 · 夾(住/喺/緊喺/緊)…(電線/電纜/線) · 鉗錶 · (唔使/不用)剪線 · 夾電',
    en: `
      split[-/ ]core · clamp[s/-on/ on] · current (monitor/sensor/transformer/thing/clamp/meter)* · ct (clamp/sensor)[s] · (pump/motor/lift/chiller)[s] … (running/runs/overload)*
    `,
  },
  waterMeter: {
    name: { 'zh-TW': '水錶脈衝計數器', en: 'water meter pulse counter' },
    'zh-TW': '水錶 · 抄水 · 用水量 · 脈衝 · 煤氣錶',
    en: `pulse (counter/reader)[s] · water meter* · gas meter* · water (use/usage/consumption) · how much water`,
  },
  energy: {
    name: { 'zh-TW': '智能電錶', en: 'energy meter' },
    'zh-TW': '電錶 · 電費 · 用電-(池) · 耗電 · 分攤電 · 分電 · 度電',
    en: `
      (monitor/measure/meter/track/split/bill/charge) [the /our ](electricity/power use)* · electricity (of/for/per)
      (energy/electric/electricity/power/smart/three-phase/kwh) meter[s/ing] · sub[-]meter* · kwh · (electric/electricity/power/energy) (bill/use/usage/consumption)[s] · consumer unit[s] · phase meter[s] · phase … meter[s] · meter[s] … (phase/amps)
    `,
  },
  parking: {
    name: { 'zh-TW': '泊車感測器', en: 'parking sensor' },
    'zh-TW': '泊車 · 車位 · 地釘 · 地磁',
    en: `
      (parking/bay) (sensor/puck/one/detector)[s] · parking (bay/space/spot)[s] · (free/taken/empty/occupied/reserved) (bay/space/spot)[s] · (park/parks/parking) in · parking puck[s]
    `,
  },
  air: {
    name: { 'zh-TW': '室內空氣質素感測器', en: 'indoor air quality sensor' },
    'zh-TW': '空氣 · co2 · 二氧化碳 · 甲醛 · pm2.5 · 好焗 · 焗到 · 鮮風 · 九合一',
    en: `
      air (sensor/monitor/quality/box/boxes/pollution/one)[s] · co2 · carbon dioxide* · stuffy · stale air · iaq-( (label/certificate/scheme)) · (nine/9)[-/ ]in[-/ ](one/1) · pm2.5 · formaldehyde · doze* off · fresh air
    `,
  },
  leak: {
    name: { 'zh-TW': '漏水感測器', en: 'water leak sensor' },
    'zh-TW': '漏水 · 滲水 · 水浸 · 爆水管 · 爆喉 · 滴水 · 浸水 · 濕(咗/晒) · 水喉爆 · 感應繩 · 感應線',
    en: `
      -(gas )leak[s/ing/age/y]-( (data)) · water (detector/alarm/sensor)[s] · flood[s/ed/ing] · (gets/get/getting/goes/is) wet · drip[s/ping] · seep* · burst pipe[s] · pipe[s] burst*
      water (on/under/beneath/below) · sens(e/ing) (rope/cable) · water is found · water (damage/ingress)
    `,
  },
  temperature: {
    name: { 'zh-TW': '溫濕度感測器', en: 'temperature and humidity sensor' },
    'zh-TW':
      '溫濕度 · 溫度(計/感/探/監/點) · (監測/監察/量度/睇住/記錄/檢查)…溫度 · 溫感 · 雪櫃 · 冰箱 · 凍房 · 凍櫃 · 冷庫 · 冷藏 · 冰櫃 · 疫苗 · 探頭 · 幾凍 · 濕度',
    en: `
      (temp/temperature/humidity) (sensor/probe/monitor/logger/one)[s] · thermometer[s] · fridge[s] · freezer[s]-( door) · cold[ ](room/store)[s]-( door) · walk[-/ ]in[s] · vaccine[s]
      (monitor/watch/track/log/record/measure) … (temp/temperature/temperatures)-( accuracy) · temp … humidity · temperature … humidity · too (hot/warm/cold) · (temperature/humidity) (of/in) the
    `,
  },
  dashboard: {
    name: { 'zh-TW': '儀表板', en: 'dashboard' },
    'zh-TW': '儀表板 · dashboard',
    en: `dashboard[s] · (extra/another/second/additional/separate) (screen/login/view)[s] (for/to)`,
  },
} satisfies Record<string, ThingWords>

export type ThingKey = keyof typeof words

/** What is found in a question, most specific first. */
export interface Thing {
  key: ThingKey
  name: Bilingual
  /** Where it stands in the question, and the words that speak of it. */
  at: number
  by: string
}

const patterns = (Object.keys(words) as ThingKey[]).map((key) => ({
  key,
  name: words[key].name,
  pattern: Object.values(phrases({ 'zh-TW': words[key]['zh-TW'], en: words[key].en })),
}))

/** Returns the things that a question speaks of (lower case, traditional characters). */
export function thingsIn(text: string): Thing[] {
  return patterns.flatMap(({ key, name, pattern }) => {
    const [first] = pattern.flatMap((one) => {
      const match = one.exec(text)
      return match ? [{ at: match.index, by: match[0] }] : []
    })
    return first ? [{ key, name, ...first }] : []
  })
}
