import type { Bilingual } from '#contract/i18n/languages.ts'
import { sceneTexts } from './scenes.words.ts'

/** Alternative texts of the renders. */
export const renderTexts = {
  ...sceneTexts,
  'leak-front': {
    'zh-TW': '白色方形漏水感測器，右側接出一圈青綠色感應繩',
    en: 'A white, square leak sensor with a coil of teal sensing rope at its right',
  },
  'leak-above': {
    'zh-TW': '從上方看漏水感測器：頂面有指示燈和型號',
    en: 'The leak sensor from above: its lamp and model number on the top',
  },
  'leak-side': {
    'zh-TW': '從側面看漏水感測器：白色機身、深色防水底座，後方是感應繩',
    en: 'The leak sensor from the side: white body, dark sealed base, the rope behind it',
  },
  'leak-parts': {
    'zh-TW': '漏水感測器分解圖：上蓋、密封圈、裝有電池的電路板、底座和螺絲',
    en: 'The leak sensor taken apart: lid, seal, circuit board with its battery, base and screws',
  },
  'energy-front': {
    'zh-TW': '裝在導軌上的灰色三相電錶，屏幕顯示累計用電，上下各有四個接線端',
    en: 'A grey three-phase meter on a DIN rail: a display of energy used, four terminals above and below',
  },
  'energy-above': {
    'zh-TW': '從斜上方看電錶：屏幕、脈衝燈、按鈕和接線端',
    en: 'The meter from above: display, pulse lamp, buttons and terminals',
  },
  'energy-side': {
    'zh-TW': '從側面看電錶：機身的厚度，背後扣在導軌上',
    en: 'The meter from the side: how deep it is, and the rail that it is clipped to',
  },
  'energy-parts': {
    'zh-TW': '電錶分解圖：面板、屏幕、外殼、每條相線各有一個互感器的電路板、底殼和導軌',
    en: 'The meter taken apart: front, display, case, a circuit board with a transformer for each phase, back and DIN rail',
  },
  'parking-front': {
    'zh-TW': '低矮圓拱形的泊車感測器，頂部有一圈指示燈，底座為黑色',
    en: 'A low, domed parking sensor with a ring of light on top and a black base',
  },
  'parking-above': {
    'zh-TW': '從上方看泊車感測器：三顆螺絲、光環和型號',
    en: 'The parking sensor from above: three bolts, the ring of light and the model number',
  },
  'parking-side': {
    'zh-TW': '從低處看泊車感測器：低矮的圓拱外殼、螺絲和黑色底座',
    en: 'The parking sensor from low down: its flat dome, a bolt and the black base',
  },
  'parking-parts': {
    'zh-TW': '泊車感測器分解圖：螺絲、圓拱外殼、密封圈、裝有雷達和三枚電池的電路板、底座',
    en: 'The parking sensor taken apart: bolts, dome, seal, a circuit board with its radar and three cells, and base',
  },
  'air-front': {
    'zh-TW': '白色方形空氣質素感測器，電子紙屏幕顯示二氧化碳 612 ppm 和另外八項讀數',
    en: 'A white, square air-quality sensor: its e-paper display shows CO₂ at 612 ppm and eight more readings',
  },
  'air-above': {
    'zh-TW': '從斜上方看空氣質素感測器：屏幕、進氣格柵和底邊的 USB-C 插口',
    en: 'The air-quality sensor from above: display, grille, and the USB-C socket in its lower edge',
  },
  'air-side': {
    'zh-TW': '從側面看空氣質素感測器：屏幕、進氣格柵和側邊的通風槽',
    en: 'The air-quality sensor from the side: display, grille and the slots in its edge',
  },
  'air-parts': {
    'zh-TW': '空氣質素感測器分解圖：面框、電子紙屏幕、裝有各種感測元件的電路板、放了兩枚電池的底殼和螺絲',
    en: 'The air-quality sensor taken apart: front, e-paper display, a circuit board with its sensors, back with two cells, and screws',
  },
  'platform-front': {
    'zh-TW': '桌上顯示器開着管理平台：樓層平面圖上標示茶水間漏水，右邊是即時警報',
    en: 'A desk display with the platform: a floor plan marks a leak in the pantry, live alerts stand at its right',
  },
  'dashboard-front': {
    'zh-TW': '平板電腦上的大廈儀表板：用電曲線、按租戶的比例和每月數字',
    en: 'A building’s dashboard on a tablet: a curve of energy, shares by tenant and the month’s figures',
  },
  'climate-front': {
    'zh-TW': '白色溫濕度感測器，黑色導線連着不鏽鋼探頭',
    en: 'A white temperature sensor with a steel probe on a black lead',
  },
  'climate-above': {
    'zh-TW': '從上方看溫濕度感測器：面上的通風槽、指示燈，側邊的導線接頭和不鏽鋼探頭',
    en: 'The temperature sensor from above: slots, lamp, the gland of its lead and the steel probe',
  },
  'climate-side': {
    'zh-TW': '從側面看溫濕度感測器：機身、底座和連着探頭的導線',
    en: 'The temperature sensor from the side: body, base and the lead to its probe',
  },
  'climate-parts': {
    'zh-TW': '溫濕度感測器分解圖：連着探頭導線的上蓋、密封圈、裝有電池的電路板、底座和螺絲',
    en: 'The temperature sensor taken apart: lid with the lead of its probe, seal, circuit board with its battery, base and screws',
  },
  'door-front': {
    'zh-TW': '白色長條形門磁感測器，前面是它的磁石',
    en: 'A slim white door contact with its magnet before it',
  },
  'door-place': {
    'zh-TW': '門磁感測器裝在門框上，磁石貼在正下方的木門邊緣',
    en: 'The door contact on the head of a door frame, its magnet on the edge of the wooden leaf just below',
  },
  'door-above': {
    'zh-TW': '從上方看門磁感測器和磁石，感測器面上有指示燈和型號',
    en: 'The door contact and its magnet from above: a lamp and the model number on the contact',
  },
  'door-side': {
    'zh-TW': '從側面看門磁感測器：感測器和磁石一後一前，各有底座',
    en: 'The door contact from the side: the contact behind its magnet, each on its base',
  },
  'door-parts': {
    'zh-TW': '門磁感測器分解圖：上蓋、裝有電池和磁簧管的電路板、底座和背膠，旁邊是磁石和它的外殼',
    en: 'The door contact taken apart: lid, circuit board with its battery and reed, base and adhesive; beside it the magnet and its case',
  },
  'people-front': {
    'zh-TW': '白色長條形人流計數器，深色視窗內有兩個測距鏡頭',
    en: 'A white people counter: two ranging lenses behind a dark window',
  },
  'people-above': {
    'zh-TW': '正面看人流計數器：灰色視窗內兩個測距鏡頭，中間是指示燈',
    en: 'The people counter seen face on: two ranging lenses in a grey window, a lamp between them',
  },
  'people-side': {
    'zh-TW': '從側面看人流計數器：頂面的兩個測距鏡頭、機身和底座',
    en: 'The people counter from the side: two ranging lenses on top, the body on its base',
  },
  'people-parts': {
    'zh-TW': '人流計數器分解圖：視窗、外殼、裝有兩個測距模組的電路板、放了兩枚電池的底座和螺絲',
    en: 'The people counter taken apart: window, shell, a circuit board with two ranging modules, base with two cells, and screws',
  },
  'pulse-front': {
    'zh-TW': '密封的白色脈衝計數器，四角上螺絲，兩條導線由底邊接出',
    en: 'A sealed white pulse counter with a screw in each corner and two leads at its lower edge',
  },
  'pulse-place': {
    'zh-TW': '脈衝計數器裝在喉管櫃的牆上，一條導線接到下面的水錶',
    en: 'The pulse counter on the wall of a pipe cupboard, one lead connected to the water meter below',
  },
  'pulse-above': {
    'zh-TW': '從斜上方看脈衝計數器：上蓋四角的螺絲、密封膠邊和兩個導線接頭',
    en: 'The pulse counter from above: the four screws of its lid, its seal and the glands of two leads',
  },
  'pulse-side': {
    'zh-TW': '從側面看脈衝計數器：兩條導線由接頭接出，上蓋下有密封膠邊',
    en: 'The pulse counter from the side: two leads out of their glands, and the seal under its lid',
  },
  'pulse-parts': {
    'zh-TW': '脈衝計數器分解圖：螺絲、上蓋、密封圈、裝有電池的電路板，和接出兩條導線的底殼',
    en: 'The pulse counter taken apart: screws, lid, seal, circuit board with its battery, and the box that its two leads enter',
  },
  'current-front': {
    'zh-TW': '白色電流監測器，連着三個黑色開合式互感器',
    en: 'A white current monitor with three black split-core clamps',
  },
  'current-place': {
    'zh-TW': '電流監測器裝在配電箱內，三個互感器分別扣在總掣的三條相線上',
    en: 'The current monitor in a distribution board, a clamp round each of the three phases below the main switch',
  },
  'current-above': {
    'zh-TW': '從上方看電流監測器：三個導線接頭各連一個開合式互感器',
    en: 'The current monitor from above: three glands, each with the lead of a split-core clamp',
  },
  'current-side': {
    'zh-TW': '從側面看電流監測器：機身、底座和三個導線接頭，互感器排在右邊',
    en: 'The current monitor from the side: body, base and three glands, its clamps in a row at the right',
  },
  'current-parts': {
    'zh-TW': '電流監測器分解圖：上蓋、密封圈、裝有電池和三個插口的電路板、底座和導軌夾，旁邊是一個打開了的互感器',
    en: 'The current monitor taken apart: lid, seal, circuit board with its battery and three sockets, base and rail clip; beside it a clamp swung open',
  },
  'valve-front': {
    'zh-TW': '黃銅水閥，上面是白色電動驅動器和手柄',
    en: 'A brass water valve under a white motor drive with a lever',
  },
  'valve-place': {
    'zh-TW': '電動水閥裝在瓷磚牆前的銅喉上，導線沿牆上行',
    en: 'The motor valve in a copper pipe before a tiled wall, its lead clipped to the wall',
  },
  'valve-above': {
    'zh-TW': '從斜上方看電動水閥：頂部的開關位置指示、側邊的手柄和導線接頭',
    en: 'The motor valve from above: the pointer of its position on top, the lever and the gland of its lead',
  },
  'valve-side': {
    'zh-TW': '從後面看電動水閥：手柄、白色驅動器和兩端的黃銅接口',
    en: 'The motor valve from behind: lever, white drive and both ends of its brass body',
  },
  'valve-parts': {
    'zh-TW': '電動水閥分解圖：外殼、電路板、馬達和齒輪、手柄、轉軸和黃銅閥體',
    en: 'The motor valve taken apart: cover, circuit board, motor and gears, lever, spindle and brass body',
  },
  'bin-front': {
    'zh-TW': '白色圓拱形垃圾桶滿溢感測器，中央是超聲波感應口',
    en: 'A white, domed bin level sensor with its ultrasound mouth in the middle',
  },
  'bin-place': {
    'zh-TW': '滿溢感測器裝在打開了的綠色垃圾桶蓋內側，下面是桶內的垃圾',
    en: 'The bin sensor on the inside of a green litter bin’s open lid, litter in the bin below',
  },
  'bin-above': {
    'zh-TW': '從上方看滿溢感測器：中央的超聲波感應口、三顆螺絲和指示燈',
    en: 'The bin sensor from above: its ultrasound mouth, three screws and a lamp',
  },
  'bin-side': {
    'zh-TW': '從側面看滿溢感測器：圓拱外殼和深色底座',
    en: 'The bin sensor from the side: a domed body on a dark base',
  },
  'bin-parts': {
    'zh-TW': '滿溢感測器分解圖：超聲波感應頭、螺絲、圓拱外殼、裝有電池的電路板、密封圈和底座',
    en: 'The bin sensor taken apart: ultrasound head, screws, dome, circuit board with its battery, seal and base',
  },
  'gateway-indoor': {
    'zh-TW': '白色方形室內網關，面上有一圈指示燈，側邊是網線插口',
    en: 'A square white indoor gateway with a ring of light on its face and network sockets in its side',
  },
  'gateway-indoor-place': {
    'zh-TW': '室內網關裝在辦公室走廊的天花板上，前方是燈盤和玻璃間隔',
    en: 'The indoor gateway on the ceiling of an office corridor, light panels and a glass partition ahead',
  },
  'gateway-indoor-above': {
    'zh-TW': '從上方看室內網關：一圈指示燈、型號，側邊有兩個網線插口',
    en: 'The indoor gateway from above: its ring of light, model number and two network sockets in its side',
  },
  'gateway-indoor-side': {
    'zh-TW': '從側面看室內網關：兩個網線插口和天花安裝板',
    en: 'The indoor gateway from the side: its two network sockets and mounting plate',
  },
  'gateway-indoor-parts': {
    'zh-TW': '室內網關分解圖：上蓋、裝有天線和網線插口的電路板、底殼、螺絲和天花安裝板',
    en: 'The indoor gateway taken apart: lid, a circuit board with aerials and network sockets, base, screws and ceiling plate',
  },
  'gateway-outdoor': {
    'zh-TW': '戶外網關扣在鋼柱上，頂部伸出一支白色天線',
    en: 'An outdoor gateway clamped to a steel mast, a white aerial on its top',
  },
  'gateway-outdoor-behind': {
    'zh-TW': '從後面看戶外網關：散熱鰭片，和兩個扣在鋼柱上的管夾',
    en: 'The outdoor gateway from behind: cooling fins and the two clamps that hold it to its mast',
  },
  'gateway-outdoor-side': {
    'zh-TW': '從側面看戶外網關：機身的厚度、白色天線，和扣在鋼柱上的兩個管夾',
    en: 'The outdoor gateway from the side: how deep it is, its white aerial, and the two clamps on its mast',
  },
  'gateway-outdoor-parts': {
    'zh-TW': '戶外網關分解圖：螺絲、上蓋、密封圈、電路板、鑄造機身和鋼柱托座，白色天線在旁邊',
    en: 'The outdoor gateway taken apart: screws, cover, seal, circuit board, cast body and the saddles for its mast; the white aerial beside it',
  },
} satisfies Record<string, Bilingual>

export type RenderName = keyof typeof renderTexts
