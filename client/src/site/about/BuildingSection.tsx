const floors = [0, 1, 2, 3, 4, 5, 6, 7]
const bays = [0, 1, 2, 3, 4]

const bold = 'stroke-[2.5]'
const fine = 'stroke-[color-mix(in_oklab,var(--drawing-line),var(--drawing-shade)_45%)] stroke-1'
const lit = 'fill-(--drawing-fill)'
const mid = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_45%)]'
const shade = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_30%)]'
const water = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--signal)_30%)] stroke-signal'

/** Draws a tower cut open with six numbered sensors, which the list beside it explains. Decorative. */
export function BuildingSection() {
  return (
    <svg
      className="w-full fill-none stroke-(--drawing-line) stroke-[1.5] [stroke-linejoin:round]"
      viewBox="40 0 480 560"
      aria-hidden="true"
      focusable="false"
    >
      <Ground />
      <Tower />
      <Roof />
      <Basement />
      <Signals />
      <Points />
    </svg>
  )
}

function Ground() {
  const strokes = Array.from({ length: 23 }, (_, index) => `M${index * 24 + 8} 424l-12 12`).join('')
  return (
    <>
      <path className={shade} d="M0 420H560V560H0Z" stroke="none" />
      <path className={fine} d={strokes} />
      <path className={bold} d="M0 420H560" />
    </>
  )
}

function Tower() {
  return (
    <>
      <path className={lit} d="M150 92H410V420H150Z" />
      <path className={mid} d="M352 92H392V420H352Z" />
      {floors.map((floor) => (
        <g key={floor} transform={`translate(0 ${92 + floor * 35})`}>
          <path d="M150 35H410" />
          <path className={fine} d="M150 30H352M182 35V16h22v19M226 35V22h34v13M292 35V16h22v19M352 4h40" />
          <circle className={fine} cx="168" cy="9" r="3" />
        </g>
      ))}
      <path className={lit} d="M120 372H440V420H120Z" />
      <path className={fine} d="M140 420V388h28v32M182 420V388h28v32M224 420V388h28v32" />
      <path d="M300 420V384h52v36M392 372v48" />
      <path className={fine} d="M308 408h36M314 408v-14h24v14" />
      <path className={fine} d="M360 384h24v28h-24ZM364 392h16M364 398h16M364 404h10" />
    </>
  )
}

function Roof() {
  return (
    <>
      <path className={mid} d="M196 62H276V92H196Z" />
      <path className={fine} d="M196 72H276M206 62v-8h60v8" />
      <path className={lit} d="M330 66H410V92H330Z" />
      <path d="M370 66V18" />
      <path className={lit} d="M361 30H379V52H361Z" />
      <path
        className="stroke-signal"
        d="M357 18a16 16 0 0 1 3-11M349 22a28 28 0 0 1 5-21M383 18a16 16 0 0 0-3-11M391 22a28 28 0 0 0-5-21"
      />
    </>
  )
}

function Basement() {
  return (
    <>
      <path className={lit} d="M92 428H468V540H92Z" />
      <path d="M92 484H364M364 428V540" />
      {bays.map((bay) => (
        <path key={bay} className={fine} d={`M${100 + bay * 52} 484v-26M${100 + bay * 52} 540v-26`} />
      ))}
      <path
        className={mid}
        d="M158 480v-8l6-2 6-8h16l8 8 6 2v8ZM106 536v-8l6-2 6-8h16l8 8 6 2v8ZM262 536v-8l6-2 6-8h16l8 8 6 2v8Z"
      />
      <path className={mid} d="M392 498h34v34h-34ZM426 508h18v24h-18" />
      <path d="M409 498V428M435 508v-20h20v-60" />
      <path className={water} d="M372 537q14-7 34-5t38-1q16 1 18 6Z" />
    </>
  )
}

function Signals() {
  return (
    <path
      className="stroke-signal stroke-2"
      d="M250 202H372M372 300V60M126 476V452H372V300M448 520V452H372M372 340H330V384"
      strokeDasharray="2 5"
    />
  )
}

const points: [number, number][] = [
  [402, 46],
  [240, 202],
  [372, 300],
  [330, 402],
  [126, 476],
  [448, 520],
]

function Points() {
  return points.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <circle className="fill-signal stroke-raised stroke-3" cx={x} cy={y} r="13" />
      <text className="fill-on-signal stroke-none text-[14px] font-semibold" x={x} y={y + 5} textAnchor="middle">
        {index + 1}
      </text>
    </g>
  ))
}
