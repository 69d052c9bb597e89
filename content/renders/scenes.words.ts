import type { Scene } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const sceneTexts = {
  'pump-room': {
    'zh-TW': '水泵房：地面有一灘水，旁邊是漏水感測器，感應繩圍着水泵底座',
    en: 'A pump room: a puddle on the floor beside the leak sensor, its rope laid round the plinth of a pump',
  },
  'server-room': {
    'zh-TW': '伺服器房兩排機櫃之間，揭開了一塊活動地板，下面的喉管旁放了漏水感測器',
    en: 'Between the racks of a server room a floor tile is lifted: the leak sensor lies below, beside a pipe',
  },
  warehouse: {
    'zh-TW': '貨倉兩排貨架之間，地上有一灘水，旁邊是漏水感測器和沿貨架鋪設的感應繩',
    en: 'Between two rows of racks in a warehouse: a puddle, the leak sensor beside it and its rope along the racks',
  },
  'meter-room': {
    'zh-TW': '打開了的電錶箱，三排導軌上裝了十二個智能電錶，每個旁邊有斷路器',
    en: 'An open cabinet in a meter room: twelve smart meters on three rails, breakers beside each',
  },
  classroom: {
    'zh-TW': '課室黑板旁的牆上掛了空氣質素感測器，前面是學生的書桌和椅子',
    en: 'The air-quality sensor on the wall beside a classroom’s board, pupils’ desks and chairs in front',
  },
  workshop: {
    'zh-TW': '工場的柱上裝了空氣質素感測器，後面是輸送帶上的紙箱和包裝機',
    en: 'The air-quality sensor on a column of a workshop, cartons on a conveyor and a packing machine behind it',
  },
  'car-park': {
    'zh-TW': '室內停車場，兩輛車之間的空車位中央裝了泊車感測器',
    en: 'A car park: the parking sensor in the middle of a free bay between two cars',
  },
  'loading-bay': {
    'zh-TW': '貨倉的上落貨位：五號位停了貨車，四號位空着，地面裝了泊車感測器',
    en: 'Loading docks of a warehouse: a truck at number 5, and the parking sensor on the ground before number 4, which is free',
  },
  'leak-place': {
    'zh-TW': '漏水感測器放在茶水間洗手盆下的地櫃，感應繩繞過一灘水',
    en: 'The leak sensor in the cupboard under a pantry sink, its rope laid around a small puddle',
  },
  'energy-place': {
    'zh-TW': '電錶裝在配電箱的導軌上，左右是斷路器，上下是相線和中性線',
    en: 'The meter on the rail of a distribution board, between breakers, with phase and neutral wires above and below',
  },
  'air-place': {
    'zh-TW': '空氣質素感測器掛在辦公室牆上，旁邊的層板放了書和盆栽',
    en: 'The air-quality sensor on an office wall, beside a shelf with books and a plant',
  },
  'parking-place': {
    'zh-TW': '泊車感測器裝在停車場車位的地面，後方泊了一輛車',
    en: 'The parking sensor on the ground of a car park bay, a parked car behind it',
  },
  'climate-place': {
    'zh-TW': '溫濕度感測器裝在冷藏櫃側面，導線穿進櫃內，探頭垂在玻璃門後的樽裝飲品前',
    en: 'The temperature sensor on the side of a refrigerated cabinet; its lead goes in, and its probe hangs before bottles behind the glass door',
  },
  'people-place': {
    'zh-TW': '人流計數器裝在玻璃大門前的木紋天花，鏡頭朝下',
    en: 'The people counter on a wooden ceiling before glass doors, its lenses facing down',
  },
  'gateway-outdoor-place': {
    'zh-TW': '戶外網關裝在天台的鋼柱上，高於護牆，背景是市區大廈',
    en: 'The outdoor gateway on a mast above the parapet of a roof, the towers of a city behind it',
  },
  'platform-place': {
    'zh-TW': '大廈控制室的桌上，兩個屏幕分別開着管理平台和儀表板',
    en: 'A desk in a building’s control room: the platform on one display, a dashboard on the other',
  },
  'dashboard-place': {
    'zh-TW': '大堂電梯旁的牆上屏幕，顯示大廈儀表板',
    en: 'The building’s dashboard on a display beside the lifts of a lobby',
  },
} satisfies Record<Scene, Bilingual>
