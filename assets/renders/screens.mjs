// Draws what the devices' displays show, into .work/: the meter's digits, the air sensor's paper, the platform, a dashboard.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const folder = new URL('.work/', import.meta.url)
const fonts = new URL('../../node_modules/@embedpdf/fonts-tc/fonts/', import.meta.url)
const fontFiles = ['NotoSansHant-Regular.otf', 'NotoSansHant-Bold.otf'].map((name) => new URL(name, fonts).pathname)

const teal = '#006165'
const ink = '#152429'
const quiet = '#5b6b71'
const line = '#d8e0e1'

const text = (x, y, size, content, { fill = ink, bold = false, anchor = 'start' } = {}) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${bold ? 700 : 400}" text-anchor="${anchor}">${content}</text>`
/** The font has no small two of its own. */
const co2 = 'CO<tspan font-size="70%" dy="6">2</tspan><tspan dy="-6"> </tspan>'
const box = (x, y, width, height, fill, radius = 0, stroke = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`
const path = (d, stroke, width = 4, fill = 'none') =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="${fill}"/>`

/** Seven-segment digits, as a meter's display has them. */
const segments = { 0: 'abcdef', 1: 'bc', 2: 'abged', 3: 'abgcd', 4: 'fgbc', 6: 'afgedc', 8: 'abcdefg' }
const bars = {
  a: [4, 0, 20, 0],
  b: [24, 2, 24, 20],
  c: [24, 24, 24, 42],
  d: [4, 44, 20, 44],
  e: [0, 24, 0, 42],
  f: [0, 2, 0, 20],
  g: [4, 22, 20, 22],
}
const digit = (figure, x, y) =>
  [...segments[figure]].map((name) => {
    const [x1, y1, x2, y2] = bars[name]
    return `<path d="M${x + x1 * 2} ${y + y1 * 2}L${x + x2 * 2} ${y + y2 * 2}" stroke="#12201a" stroke-width="9" stroke-linecap="round"/>`
  })

function meter() {
  const figures = [...'042186'].flatMap((figure, index) => digit(figure, 60 + 68 * index + (index > 4 ? 14 : 0), 70))
  return svg(600, 240, [
    box(0, 0, 600, 240, '#a9bca6'),
    figures,
    box(393, 152, 9, 9, '#12201a'),
    text(500, 162, 38, 'kWh', { fill: '#12201a', bold: true }),
    text(60, 46, 26, 'ΣA+   L1 L2 L3', { fill: '#12201a' }),
    text(60, 220, 26, 'PF 0.96     15 min', { fill: '#12201a' }),
  ])
}

function air() {
  const readings = [
    ['溫度', '23.4', '°C'],
    ['濕度', '56', '%'],
    ['PM2.5', '8', 'µg/m³'],
    ['PM10', '14', 'µg/m³'],
    ['甲醛', '0.02', 'mg/m³'],
    ['TVOC', '0.18', 'mg/m³'],
    ['氣壓', '1013', 'hPa'],
    ['光度', '420', 'lx'],
  ]
  return svg(1200, 920, [
    box(0, 0, 1200, 920, '#dedfd8'),
    text(60, 96, 54, `二氧化碳 ${co2}`, { fill: '#1b1b1b' }),
    text(60, 330, 250, '612', { fill: '#111', bold: true }),
    text(520, 330, 70, 'ppm', { fill: '#1b1b1b' }),
    box(860, 180, 280, 130, '#191919', 16),
    text(1000, 270, 72, '良好', { fill: '#dedfd8', bold: true, anchor: 'middle' }),
    path('M60 400H1140', '#1b1b1b', 4),
    readings.map(([name, value, unit], index) => {
      const [x, y] = [60 + 275 * (index % 4), 480 + 215 * Math.floor(index / 4)]
      return (
        text(x, y, 44, name, { fill: '#333' }) +
        text(x, y + 88, 80, value, { fill: '#111', bold: true }) +
        text(x, y + 136, 36, unit, { fill: '#333' })
      )
    }),
  ])
}

/** A floor's plan with its sensors; one reports water. */
function platform() {
  const rooms = [
    [0, 0, 260, 180, '會議室 A'],
    [260, 0, 220, 180, '會議室 B'],
    [480, 0, 320, 180, '開放辦公區'],
    [0, 180, 170, 240, '機房'],
    [170, 180, 150, 120, '茶水間'],
    [170, 300, 150, 120, '洗手間'],
    [320, 180, 480, 240, '開放辦公區'],
  ]
  const sensors = [
    [60, 60],
    [370, 90],
    [640, 70],
    [80, 300],
    [420, 260],
    [600, 330],
    [730, 250],
    [240, 380],
  ]
  const rows = [
    ['19:42', '茶水間 漏水', '#b3261e'],
    ['18:05', '電錶 L3 功率因數', '#a86400'],
    ['16:30', `會議室 B ${co2}1,020`, '#a86400'],
    ['09:12', '機房 溫度回復', teal],
  ]
  return svg(1600, 900, [
    box(0, 0, 1600, 900, '#f7f9fa'),
    box(0, 0, 1600, 76, '#ffffff'),
    path('M0 76H1600', line, 2),
    box(28, 20, 36, 36, teal, 8),
    text(82, 50, 28, '管理平台', { bold: true }),
    ['樓層', '裝置', '工單', '報告'].map((name, index) =>
      text(330 + 110 * index, 49, 24, name, { fill: index ? quiet : teal, bold: !index }),
    ),
    text(1560, 49, 22, '12 樓 · 86 部在線', { fill: quiet, anchor: 'end' }),
    box(28, 104, 1050, 560, '#ffffff', 10, line),
    text(56, 150, 26, '12 樓平面圖', { bold: true }),
    `<g transform="translate(150 190)">${rooms.map(([x, y, width, height, name]) => box(x, y, width, height, name === '茶水間' ? '#fbe3e0' : '#eef3f3', 0, '#9fb0b4') + text(x + 14, y + 34, 20, name, { fill: quiet })).join('')}${sensors.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="${teal}"/>`).join('')}<circle cx="240" cy="250" r="30" fill="#b3261e" opacity="0.2"/><circle cx="240" cy="250" r="13" fill="#b3261e"/></g>`,
    box(1106, 104, 466, 560, '#ffffff', 10, line),
    text(1134, 150, 26, '即時告警', { bold: true }),
    rows.map(
      ([time, name, colour], index) =>
        box(1134, 178 + 112 * index, 8, 80, colour, 4) +
        text(1160, 212 + 112 * index, 25, name, { bold: true }) +
        text(1160, 246 + 112 * index, 21, time, { fill: quiet }) +
        path(`M1134 ${272 + 112 * index}H1544`, line, 2),
    ),
    [
      ['今日用電', '1,284 kWh'],
      [`室內 ${co2}`, '612 ppm'],
      ['車位', '38 / 120'],
      ['電量不足', '2 部'],
    ].map(
      ([name, value], index) =>
        box(28 + 393 * index, 692, 365, 180, '#ffffff', 10, line) +
        text(56 + 393 * index, 742, 24, name, { fill: quiet }) +
        text(56 + 393 * index, 820, 52, value, { bold: true }),
    ),
  ])
}

/** A building's month: curves, columns and a share. */
function dashboard() {
  const days = Array.from(
    { length: 30 },
    (_, day) => 90 + 60 * Math.sin(day / 2.2) + 40 * Math.sin(day * 1.9) + (day % 7 > 4 ? -45 : 30),
  )
  const curve = days.map((value, day) => `${day ? 'L' : 'M'}${80 + day * 31} ${440 - value * 1.1}`).join('')
  return svg(1600, 900, [
    box(0, 0, 1600, 900, '#0f1719'),
    text(40, 70, 36, '大廈儀表板', { fill: '#eef4f4', bold: true }),
    text(1560, 68, 26, '十一月', { fill: '#9db0b4', anchor: 'end' }),
    box(40, 104, 1000, 400, '#172225', 12),
    text(72, 154, 26, '用電 kWh', { fill: '#9db0b4' }),
    [1, 2, 3].map((row) => path(`M80 ${180 + row * 78}H990`, '#263538', 2)),
    path(`${curve}V470H80Z`, 'none', 0, 'rgba(47,190,184,0.18)'),
    path(curve, '#4fd1c5', 6),
    box(1064, 104, 496, 400, '#172225', 12),
    text(1096, 154, 26, '按租戶', { fill: '#9db0b4' }),
    `<g transform="translate(1312 320)" fill="none" stroke-width="44"><circle r="105" stroke="#263538"/><circle r="105" stroke="#4fd1c5" stroke-dasharray="290 660" transform="rotate(-90)"/><circle r="105" stroke="#e0a458" stroke-dasharray="150 660" transform="rotate(70)"/><circle r="105" stroke="#7da7d9" stroke-dasharray="110 660" transform="rotate(155)"/></g>`,
    text(1312, 338, 52, '44%', { fill: '#eef4f4', bold: true, anchor: 'middle' }),
    [
      ['碳排放', '18.2 t', '#4fd1c5'],
      ['最高需求', '412 kW', '#e0a458'],
      [`${co2}達標`, '97%', '#4fd1c5'],
    ].map(
      ([name, value, colour], index) =>
        box(40 + 346 * index, 528, 322, 332, '#172225', 12) +
        text(72 + 346 * index, 584, 26, name, { fill: '#9db0b4' }) +
        text(72 + 346 * index, 690, 68, value, { fill: '#eef4f4', bold: true }) +
        box(72 + 346 * index, 770, 258, 14, '#263538', 7) +
        box(72 + 346 * index, 770, 90 + 70 * index, 14, colour, 7),
    ),
    box(1078, 528, 482, 332, '#172225', 12),
    Array.from({ length: 12 }, (_, month) =>
      box(
        1112 + 35 * month,
        810 - (80 + 70 * Math.abs(Math.sin(month * 0.9 + 1))),
        22,
        80 + 70 * Math.abs(Math.sin(month * 0.9 + 1)),
        month === 10 ? '#4fd1c5' : '#3a4c50',
        4,
      ),
    ),
    text(1112, 584, 26, '十二個月', { fill: '#9db0b4' }),
  ])
}

const svg = (width, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Noto Sans T Chinese">${parts.flat(3).join('')}</svg>`

mkdirSync(folder, { recursive: true })
for (const [name, drawn] of Object.entries({
  meter: meter(),
  air: air(),
  platform: platform(),
  dashboard: dashboard(),
})) {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Noto Sans T Chinese' }
  writeFileSync(new URL(`${name}.png`, folder), new Resvg(drawn, { font }).render().asPng())
}
