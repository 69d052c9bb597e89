/** Half-widths of the waves above the waterline. */
const waves = [90, 170, 250, 330, 410, 490, 570, 650]
const waterline = 620
const mast = { x: 300, foot: waterline, top: 330 }
/** Buoys with a sensor each, by horizontal distance. */
const buoys = [-205, 128, 292, 372]
const scale = { from: -400, to: 600, step: 20 }

/** Decorative. */
export function HarbourIllustration() {
  return (
    <svg
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="sticky top-0 h-dvh w-full border-l border-hairline bg-sunken fill-none max-md:hidden [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <g transform={`translate(${mast.x} ${waterline})`}>
        {waves.map((r, index) => (
          <path
            key={r}
            d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`}
            strokeOpacity={0.75 - 0.085 * index}
            className="stroke-signal"
          />
        ))}
      </g>
      <g transform={`translate(${mast.x} ${waterline})`}>
        {waves.map((r) => (
          <path
            key={r}
            d={`M${-r} 0A${r} ${r * 0.32} 0 0 0 ${r} 0`}
            className="stroke-[color-mix(in_oklch,var(--edge)_45%,var(--sunken))] [stroke-dasharray:2_6]"
          />
        ))}
      </g>
      <path className="stroke-edge" d={`M0 ${waterline}H720${ticks()}`} />
      <g>
        <path
          className="stroke-(--drawing-line) stroke-[1.5px]"
          d={`M${mast.x} ${mast.foot}V${mast.top}M${mast.x - 26} ${mast.foot}l26-120 26 120`}
        />
        <path
          className="stroke-(--drawing-line) stroke-[1.5px]"
          d={`M${mast.x - 19} ${mast.foot - 32}h38M${mast.x - 12} ${mast.foot - 66}h24`}
        />
      </g>
      <circle className="fill-signal stroke-sunken stroke-[3px]" cx={mast.x} cy={mast.top} r="7" />
      {buoys.map((out) => (
        <Buoy key={out} x={mast.x + out} />
      ))}
    </svg>
  )
}

function Buoy({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${waterline})`}>
      <path className="stroke-edge [stroke-dasharray:1_5]" d={`M0-34L${mast.x - x} ${mast.top - waterline}`} />
      <path className="stroke-(--drawing-line) stroke-[1.5px] fill-(--drawing-fill)" d="M-11 0h22l-4 10h-14zM0 0v-28" />
      <circle className="fill-signal stroke-sunken stroke-[3px]" cy="-32" r="4" />
    </g>
  )
}

/** Draws a longer tick every fifth time. */
function ticks(): string {
  const count = (scale.to - scale.from) / scale.step
  return Array.from(
    { length: count + 1 },
    (_, index) => `M${mast.x + scale.from + index * scale.step} ${waterline}v${index % 5 === 0 ? 16 : 8}`,
  ).join('')
}
