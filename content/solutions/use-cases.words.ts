import type { Industry } from '#contract/content/choices.ts'
import type { UseCase } from '#contract/content/industries.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

const meterReading: Bilingual = {
  'zh-TW': '用電量、功率因數、最高需求量；每 15 分鐘',
  en: 'Energy, power factor, peak demand; every 15 minutes',
}
const leakReading: Bilingual = { 'zh-TW': '有水或無水；5 秒內通報', en: 'Wet or dry; reported within 5 seconds' }
const airReading: Bilingual = {
  'zh-TW': '二氧化碳、PM2.5、甲醛、溫濕度等九項',
  en: 'CO₂, PM2.5, formaldehyde, temperature, humidity and four more',
}
const bayReading: Bilingual = { 'zh-TW': '每個車位有車或無車', en: 'Each bay taken or free' }

export const useCases: Record<Industry, [UseCase, UseCase, UseCase]> = {
  commercial: [
    {
      anchor: 'tenant-billing',
      title: { 'zh-TW': '分租戶電費', en: 'Tenant billing' },
      story: {
        'zh-TW': '各層電錶房加裝導軌式電錶，每月用量按租戶匯出，交給會計系統出單；有爭議時翻查當日曲線。',
        en: 'DIN-rail meters go into each floor’s meter room. Monthly use is exported by tenant to the accounting system, and the day’s curve settles any dispute.',
      },
      reading: meterReading,
      scene: 'meter-room',
      devices: ['energy', 'gateway', 'platform'],
    },
    {
      anchor: 'plant-room-leak',
      title: { 'zh-TW': '機房及茶水間漏水', en: 'Leaks in plant rooms and pantries' },
      story: {
        'zh-TW': '冷氣機盤、冷水喉接口和茶水間各放一個。有水便通知當值工程人員，附樓層圖位置。',
        en: 'One under each drip tray, chilled-water joint and pantry. Water alerts the engineer on duty, with the spot on the floor plan.',
      },
      reading: leakReading,
      scene: 'leak-place',
      devices: ['leak', 'gateway', 'platform'],
    },
    {
      anchor: 'fresh-air',
      title: { 'zh-TW': '按需供應鮮風', en: 'Fresh air on demand' },
      story: {
        'zh-TW': '會議室和大堂的二氧化碳讀數經 BACnet 交給樓宇管理系統，由它調節鮮風量。',
        en: 'CO₂ from meeting rooms and lobbies goes to the building management system over BACnet, which sets the fresh-air flow.',
      },
      reading: airReading,
      scene: 'air-place',
      devices: ['air', 'platform'],
    },
  ],
  enterprise: [
    {
      anchor: 'site-benchmark',
      title: { 'zh-TW': '多地點用電比較', en: 'Energy across sites' },
      story: {
        'zh-TW': '每個地點裝總錶和分錶，集團儀表板按樓面面積排列，先看最高的三處。',
        en: 'Main and sub-meters at each site. A group dashboard ranks them by floor area; start with the top three.',
      },
      reading: meterReading,
      scene: 'dashboard-place',
      devices: ['energy', 'platform', 'dashboard'],
    },
    {
      anchor: 'server-room',
      title: { 'zh-TW': '伺服器房防水', en: 'Water in server rooms' },
      story: {
        'zh-TW': '感應繩沿冷氣機和活動地板下的喉管鋪設，讀數經 LoRaWAN 傳送，不佔用公司網絡。',
        en: 'Sensing rope runs along the air-conditioners and the pipes below the raised floor. Readings travel by LoRaWAN, apart from the office network.',
      },
      reading: leakReading,
      scene: 'server-room',
      devices: ['leak', 'gateway', 'platform'],
    },
    {
      anchor: 'office-air',
      title: { 'zh-TW': '辦公室空氣記錄', en: 'Office air on record' },
      story: {
        'zh-TW': '每層一至兩部，屏幕讓同事即場看到，長期記錄則用於準備 WELL 或 BEAM Plus 評估。',
        en: 'One or two per floor. Staff read the screen; the long record helps prepare a WELL or BEAM Plus assessment.',
      },
      reading: airReading,
      scene: 'air-place',
      devices: ['air', 'dashboard'],
    },
  ],
  retail: [
    {
      anchor: 'after-hours',
      title: { 'zh-TW': '關店後用電', en: 'Power after closing' },
      story: {
        'zh-TW': '鋪位電錶按營業時間分段，關店後用量偏離平日水平便列出，由管理處跟進。',
        en: 'Shop meters are split by opening hours. Use after closing that strays from the usual is listed for the management office.',
      },
      reading: meterReading,
      scene: 'energy-place',
      devices: ['energy', 'gateway', 'platform'],
    },
    {
      anchor: 'car-park',
      title: { 'zh-TW': '停車場空位', en: 'Free bays in the car park' },
      story: {
        'zh-TW': '每個車位一個感測器，空位數目經 API 送到入口顯示屏和商場網站。',
        en: 'One sensor per bay. The API passes free counts to entrance signs and the mall’s website.',
      },
      reading: bayReading,
      scene: 'car-park',
      devices: ['parking', 'platform'],
    },
    {
      anchor: 'kitchen-leak',
      title: { 'zh-TW': '食肆及後勤漏水', en: 'Leaks behind kitchens' },
      story: {
        'zh-TW': '廚房去水位和樓下鋪位天花各放一個，先知道漏水從哪一層來。',
        en: 'One at the kitchen drain, one above the ceiling of the shop below: you know which floor the leak comes from.',
      },
      reading: leakReading,
      scene: 'leak-place',
      devices: ['leak', 'gateway', 'platform'],
    },
  ],
  logistics: [
    {
      anchor: 'loading-bay',
      title: { 'zh-TW': '上落貨位調度', en: 'Loading bays' },
      story: {
        'zh-TW': '感測器可嵌入地面，承重 15 公噸。調度員看圖安排次序，貨車不用在街上等。',
        en: 'Sensors sit flush with the floor and take 15 tonnes. Dispatchers call trucks in by the plan; none waits in the street.',
      },
      reading: bayReading,
      scene: 'loading-bay',
      devices: ['parking', 'platform'],
    },
    {
      anchor: 'charging',
      title: { 'zh-TW': '鏟車充電錯峰', en: 'Forklift charging off-peak' },
      story: {
        'zh-TW': '充電區獨立計量，看清哪一刻推高最高需求量，再重排充電時間。',
        en: 'The charging area is metered on its own. See which quarter-hour drives peak demand, then move the charging times.',
      },
      reading: meterReading,
      scene: 'meter-room',
      devices: ['energy', 'gateway', 'dashboard'],
    },
    {
      anchor: 'roof-leak',
      title: { 'zh-TW': '貨架上方滲水', en: 'Leaks above the racks' },
      story: {
        'zh-TW': '天面去水口、消防喉接駁位和高價貨區的地面各放感測器，風雨天不用派人通宵巡倉。',
        en: 'Sensors at roof outlets, fire-main joints and on the floor of high-value zones: no all-night patrol when it storms.',
      },
      reading: leakReading,
      scene: 'warehouse',
      devices: ['leak', 'gateway', 'platform'],
    },
  ],
  residential: [
    {
      anchor: 'pump-room',
      title: { 'zh-TW': '水泵房及天台水箱', en: 'Pump rooms and roof tanks' },
      story: {
        'zh-TW': '水泵底座、溢流管口和電掣房門檻各放一個，夜更同事的電話先響。',
        en: 'One at each pump base, overflow outlet and switch-room threshold. The night shift’s phone rings first.',
      },
      reading: leakReading,
      scene: 'pump-room',
      devices: ['leak', 'gateway', 'platform'],
    },
    {
      anchor: 'common-power',
      title: { 'zh-TW': '公用地方用電', en: 'Common-area power' },
      story: {
        'zh-TW': '升降機、走廊照明、水泵和會所分開計量，每月報表可直接放入管理報告。',
        en: 'Lifts, corridor lighting, pumps and clubhouse are metered apart. The monthly report goes straight into the management accounts.',
      },
      reading: meterReading,
      scene: 'energy-place',
      devices: ['energy', 'gateway', 'platform'],
    },
    {
      anchor: 'visitor-bays',
      title: { 'zh-TW': '訪客車位', en: 'Visitor bays' },
      story: {
        'zh-TW': '保安崗位看到每個訪客車位的狀態和停泊時間，逾時自動提示。',
        en: 'The guard post sees each visitor bay and how long it has been taken, with a prompt when time is up.',
      },
      reading: bayReading,
      scene: 'parking-place',
      devices: ['parking', 'platform'],
    },
  ],
  government: [
    {
      anchor: 'venue-air',
      title: { 'zh-TW': '場地室內空氣', en: 'Air in public venues' },
      story: {
        'zh-TW': '圖書館、社區會堂和室內場館長期記錄，為室內空氣質素檢定做好準備；檢定本身由認可機構量度。',
        en: 'A long record from libraries, halls and indoor arenas prepares for IAQ certification; measurements for the certificate are taken by an accredited body.',
      },
      reading: airReading,
      scene: 'classroom',
      devices: ['air', 'platform'],
    },
    {
      anchor: 'energy-audit',
      title: { 'zh-TW': '能源審核數據', en: 'Data for energy audits' },
      story: {
        'zh-TW': '中央屋宇裝備分項計量，能源審核時直接取用過往兩年的十五分鐘數據。',
        en: 'Central building services are sub-metered; an energy audit can draw on two years of quarter-hour data.',
      },
      reading: meterReading,
      scene: 'platform-place',
      devices: ['energy', 'gateway', 'platform'],
    },
    {
      anchor: 'public-parking',
      title: { 'zh-TW': '公眾停車場空位', en: 'Public parking' },
      story: {
        'zh-TW': '街邊和露天車位用 NB-IoT 直接上網，毋須自設網關；空位數據可經 API 提供。',
        en: 'On-street and open-air bays go online by NB-IoT, with no gateway of your own; counts are available through the API.',
      },
      reading: bayReading,
      scene: 'parking-place',
      devices: ['parking', 'platform'],
    },
  ],
  industrial: [
    {
      anchor: 'line-metering',
      title: { 'zh-TW': '按生產線計電', en: 'Power by production line' },
      story: {
        'zh-TW': '每條線和空壓機、冷水機分開計量，開機空轉的時段一目了然。',
        en: 'Each line, compressor and chiller on its own meter. Idle running stands out at a glance.',
      },
      reading: meterReading,
      scene: 'meter-room',
      devices: ['energy', 'gateway', 'dashboard'],
    },
    {
      anchor: 'basement-flood',
      title: { 'zh-TW': '地庫及水泵房水浸', en: 'Flooded basements' },
      story: {
        'zh-TW': '集水井邊和電掣房門口設兩級高度，第一級通知，第二級同時知會管理層。',
        en: 'Two heights at the sump and the switch-room door: the first tells the engineer, the second management as well.',
      },
      reading: leakReading,
      scene: 'pump-room',
      devices: ['leak', 'gateway', 'platform'],
    },
    {
      anchor: 'workshop-air',
      title: { 'zh-TW': '車間空氣', en: 'Workshop air' },
      story: {
        'zh-TW': '包裝和裝配區記錄粒子、甲醛和溫濕度，超出設定值便通知當值主管。',
        en: 'Packing and assembly areas record particles, formaldehyde and humidity; the supervisor is alerted when a limit is exceeded.',
      },
      reading: airReading,
      scene: 'workshop',
      devices: ['air', 'platform'],
    },
  ],
}
