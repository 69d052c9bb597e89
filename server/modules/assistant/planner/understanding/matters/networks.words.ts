import { phrasesOf } from '../phrases.rules.ts'

/** Makers of LoRaWAN devices, and network servers, other than ours. */
const makers =
  'milesight/dragino/kerlink/tektelic/rak wireless/rakwireless/rak####/browan/netvox/elsys/decentlab/adeunis/advantech/multitech/ursalink/heltec/sensecap/seeed/moko/mokosmart/mclimate/enginko/talkpool/laird/sensative/teltonika/aqara/xiaomi/tuya/sonoff/shelly/ubiquiti/sensoterra/strega/nke watteco/watteco/robustel/comtac/disruptive technologies/lansitec/abeeway/digital matter/mikrotik'
const servers =
  'chirpstack/the things (network/stack/industries)/ttn/loriot/actility/thingpark/helium/network server[s]/lns'

/** Questions about radio: licences, other makers' devices, coverage. */
export const networkMatters = phrasesOf({
  ownServer: {
    'zh-TW': `${servers} · 網絡伺服器`,
    en: servers
      .replaceAll('/', ' · ')
      .replace('the things (network · stack · industries)', 'the things (network/stack/industries)'),
  },
  otherGateway: {
    'zh-TW': `
      (${makers}/其他牌子/第二個牌子/別家/其他品牌/舊嗰部/原有/現有/已經有)…(網關/閘道/gateway) & !(冇/幾多部)
    `,
    en: `
      (${makers}/another (make/brand)['s]/other (make[s]/brand[s])['s/s']/third(-/ )party/existing/someone else's) [_ ]gateway[s]
      gateway[s] (from/by/of/made by) (another/other/someone else/a different/${makers}) · (already (have/got/own/run)/we have/we own/we've got) (a/an/our own/one/two/some) [_ ][lora[wan] ]gateway[s] & !(how many/your gateway)
    `,
  },
  otherMakes: {
    'zh-TW': `
      ${makers.replaceAll('/', ' · ')} · (其他/第二個/第二隻/別的/另一個/別家/雜)(牌子/品牌/廠) · 雜牌 · 第三方…(感測/感應/傳感/裝置/設備)
    `,
    en: `
      (${makers}) · (other/another/different) (make[s]/brand[s]/maker[s]/manufacturer[s]/vendor[s])['s/s']… (sensor[s]/device[s]/kit/product[s]/probe[s]/meter[s]/hardware/gear) · (sensor[s]/device[s]/kit/hardware/gear) (from/of/by/made by) (another/other/different/someone else/elsewhere/a third)
      third(-/ )party (sensor[s]/device[s]/hardware/kit/product[s]/probe[s]) · someone else's (sensor[s]/device[s]/kit) · (sensor[s]/device[s]) (we/i) (already/bought elsewhere)
    `,
  },
  radioSecurity: {
    'zh-TW': '(lora[wan]) & (安全/加密/黑客/駭客/保安/竊聽) & !(輻射/健康)',
    en: '(lora[wan]) & (secure/security/encrypt*/hack[ed/able/ers]/intercept*/eavesdrop*)',
  },
  landlord: {
    'zh-TW': '(業主/法團/大廈管理/管理公司/管理處/屋主) & (同意/批準/批/許可) & (網關/天線/天台/安裝/裝)',
    en: '(landlord/owner[s]/building manage*/incorporated owners/management office) & (agree*/consent*/permission/allow*/approv*/ok with) & (gateway[s]/antenna[s]/roof/install*/put)',
  },
  radioHealth: {
    'zh-TW': '(輻射/對人體/致癌/孕婦) & !(太陽) · (干擾/影響)…(wifi/wi-fi/電話/醫療/儀器/心臟起搏器/訊號)',
    en: 'radiation · (health/safe/harmful/cancer/pregnan*) & (radio/wireless/waves/emf/lora*/gateway[s]/exposure) · (interfer*/affect/disturb) & (wi-fi/wifi/phone[s]/medical/equipment/pacemaker*/signal/radio)',
  },
  rangeIndoors: {
    'zh-TW': `
      (公里/km/咁遠/那麼遠/這麼遠/傳幾遠) & (室內/樓(裏/裡/里/內/入面)/大廈入面/大廈內/屋入面/牆/鋼筋) & !(網關要/幾多部/覆蓋幾多)
    `,
    en: `
      (km/kilometre[s]/kilometer[s]/that far/so far) & (indoors/(inside/within) (a/the/my/our) building[s]/through (walls/concrete/floors)/concrete walls) & !(how many gateway*/number of gateway*)
    `,
  },
  feeReason: {
    'zh-TW': '(點解/為何/為甚麼/為什麼/做乜) & (年費/月費/每年/連接費/每年要俾)',
    en: 'why & (yearly/annual/monthly/connectivity/connection/sim) (fee[s]/charge[s]/cost[s]/bill)',
  },
  iaqLabel: {
    'zh-TW': '(空氣質素/iaq/室內空氣) & (檢定/證書/標誌/卓越級/良好級/認證) & !(公司/well/beam/leed/綠建)',
    en: '(iaq/air quality/indoor air/air (monitor/sensor)) & (label[s]/certificate[s]/certif*/accredit*/scheme/excellent class/good class) & !(your company/iso/well/beam/leed)',
  },
  disclosure: {
    'zh-TW':
      '(範圍[ ](二/一/2/1)/碳排放/碳審計/溫室氣體/esg/a2.1) & (裝(咩/乜/甚麼/什麼/啲咩)/用(咩/乜/邊啲/哪些/甚麼)/(咩/邊啲/哪些/甚麼)(數據/讀數/感測/設備/裝置)/感測/電錶/讀數/點(收集/攞))',
    en: '(scope (1/2/one/two)/carbon report*/greenhouse*/ghg/esg (report*/data/figures)) & (sensor[s]/meter[s]/fit/install/device[s]/equipment/reading[s]/monitor*/what would/what do (i/we)/collect/measure*)',
  },
  energyAudit: {
    'zh-TW': '(610 章/610章/第 610/能源審核/能源審計) & (錶/讀數/感測/裝置/設備/分項) & !(幾年/幾多年/幾耐)',
    en: '(cap. 610/cap 610/energy audit[s]) & (meter[s]/sensor[s]/reading[s]/your (device[s]/system/data)/sub-meter*) & !(how often/price)',
  },
  comparingNetworks: {
    'zh-TW':
      'lora[wan] & (nb-iot/sigfox/lte-m) & (慳電/耐電/距離/去得遠/速度/速率) & !(網關/感測/感應/產品/卡/幾錢/費) · (網絡/技術/制式/lpwan) & (最遠/最長距離/去得遠/最耐電/最慳電/最快/最慢/距離最) & !(網關/感測/感應/產品/裝置/卡)',
    en: 'lora[wan] & (nb-iot/sigfox/lte-m) & (range/distance/reach/batter*/power/speed/data rate) & !(gateway[s]/sensor[s]/device[s]/sim[s]/price/cost[s]/fee[s]/cheap*) · (networks/network technolog*/technologies/lpwan*/radios) & (furthest/farthest/longest range/longest reach/fastest/slowest/most data/best range/longest battery) & !(gateway[s]/sensor[s]/device[s]/product[s])',
  },
  radioLicence: {
    'zh-TW': `
      通訊辦 · 通訊事務 · ofca
      (牌照/領牌/攞牌/出牌/申請/合法/批準/報備/執照) & (網關/lora[wan]/無線/頻段/頻率/天線/發射/gateway/無線電) & !(電工/師傅/電業)
    `,
    en: `
      ofca* · communications authority*
      (licen(c/s)e[s/d]/permit[s]/permission/authoris*/approval/apply/register/legal*/allowed) & (gateway[s]/lora[wan]/radio/antenna[s]/aerial/frequenc(y/ies)/spectrum/transmit*/920/wireless/airwaves) & !(software/how much/price/electrician*)
    `,
  },
})
