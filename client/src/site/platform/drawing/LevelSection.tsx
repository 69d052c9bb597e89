import { devicesOn, type LevelId, levels } from '../simulation/building.ts'
import { isTaken, presenceAt } from '../simulation/readings.rules.ts'
import { isLeaking, type LevelState, type Snapshot } from '../simulation/state.rules.ts'

interface LevelSectionProps {
  level: LevelId
  state: LevelState
  snapshot: Snapshot
}

/** Draws a level cut open, 176 by 52 units, from the slab above to its own. */
export function LevelSection({ level, state, snapshot }: LevelSectionProps) {
  const { use, canLeak } = levels[level]
  const Inside = insides[use]
  return (
    <>
      <Inside level={level} snapshot={snapshot} />
      {canLeak && <LeakSensor level={level} isWet={isLeaking(level, snapshot.orders, snapshot.now)} />}
      {state !== 'normal' && <circle className={stateFill(state)} stroke="none" cx="165" cy="26" r="4" />}
    </>
  )
}

function stateFill(state: LevelState): string {
  return state === 'leak' ? 'fill-danger' : 'fill-caution'
}

interface InsideProps {
  level: LevelId
  snapshot: Snapshot
}

const insides = { plant: Plant, office: Office, lobby: Lobby, parking: Parking }

function Plant() {
  return (
    <>
      <path className={mid} d="M28 22H62V50H28Z" />
      <path className={fine} d="M28 28H62M34 22v-5h22v5M62 42h8" />
      <path className={lit} d="M74 28H118V50H74Z" />
      <path className={fine} d="M74 34H118M80 28v-4h12v4M100 28v-4h12v4M84 50V34M108 50V34" />
      <path d="M134 50V8" />
      <path className={lit} d="M129 16H139V30H129Z" />
      <path
        className="stroke-signal"
        d="M125 9a10 10 0 0 1 2-7M119 12a17 17 0 0 1 3-13M143 9a10 10 0 0 0-2-7M149 12a17 17 0 0 0-3-13"
      />
      <path className={bold} d="M18 51H158" />
    </>
  )
}

const desks = [58, 72, 86, 100]

function Office({ snapshot: { now } }: InsideProps) {
  const presence = presenceAt(now)
  const isLit = presence > 0.1
  const people = Math.round(presence * desks.length)
  return (
    <>
      <path className={isLit ? lit : mid} d="M22 0H154V52H22Z" />
      <path className={mid} d="M122 0H144V52H122Z" />
      <path className={fine} d="M22 6H122M50 6V52M26 6V2M26 40h14v12M29 40v-5q0-3 3-3M122 26H144M133 0V52" />
      {isLit && <path className="stroke-signal stroke-[1.5]" d="M60 6h10M82 6h10M104 6h10" />}
      {desks.map((x, index) => (
        <g key={x}>
          <path className={fine} d={`M${x} 52V41h6.5v11M${x + 1} 41v-6h4.5v6`} />
          {index < people && (
            <>
              <circle className="fill-(--drawing-line)" stroke="none" cx={x + 10} cy="33" r="2" />
              <path d={`M${x + 10} 36v8m0-6l-3 2.5M${x + 10} 44h-2.5v7`} />
            </>
          )}
        </g>
      ))}
      <path d="M22 52H154" />
    </>
  )
}

function Lobby() {
  return (
    <>
      <path className={lit} d="M8 0H168V52H8Z" />
      <path className={mid} d="M122 0H144V52H122Z" />
      <path
        className={fine}
        d="M8 6H122M42 6V52M14 24h12v28M17 30h6M17 35h6M17 40h6M122 26H144M133 0V52M60 52V20h12v32M72 52V20h12v32M96 52V38h20v14M102 38v-6h8v6"
      />
      <path className={bold} d="M0 52H176" />
    </>
  )
}

const spots = 7
const car = 'v-5l4-1 3-5h7l4 5 2 1v5Z'

function Parking({ level, snapshot: { now } }: InsideProps) {
  const bays = devicesOn(level).filter(({ kind }) => kind === 'parking')
  const first = level === 'B2' ? 2 : 0
  const shown = bays.slice(0, spots - first)
  return (
    <>
      <path className={lit} d="M4 0H172V52H4Z" />
      <path className={fine} d="M4 6H172M4 12h8" />
      {level === 'B2' && (
        <>
          <path className={mid} d="M12 30h14v22H12ZM26 36h8v16h-8Z" />
          <path className={fine} d="M19 30V6M44 6V52" />
        </>
      )}
      {shown.map((bay, index) => {
        const x = 10 + (index + first) * 23
        return (
          <g key={bay.id}>
            <path className={fine} d={`M${x + 22} 52V36`} />
            {isTaken(bay, now) && <path className={mid} d={`M${x} 50${car}`} />}
          </g>
        )
      })}
      <path d="M4 52H172" />
    </>
  )
}

/** Draws the leak sensor on the floor, with water around it during a leak. */
function LeakSensor({ level, isWet }: { level: LevelId; isWet: boolean }) {
  const x = level === 'G' ? 34 : 38
  return (
    <>
      {isWet && <path className={water} d={`M${x - 13} 51q5-7 12-5t12-1q5 1 6 6Z`} />}
      <rect
        className={isWet ? 'fill-danger' : 'fill-signal'}
        stroke="none"
        x={x - 3}
        y={level === 'R' ? 46 : 47}
        width="6"
        height="4"
        rx="1"
      />
    </>
  )
}

/** Size of a level in drawing units. */
export const levelHeight = 52
export const width = 176

export const bold = 'stroke-[2]'
export const fine = 'stroke-[color-mix(in_oklab,var(--drawing-line),var(--drawing-shade)_45%)] stroke-1'
export const lit = 'fill-(--drawing-fill)'
export const mid = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_45%)]'
export const shade = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_30%)]'
export const water = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--danger)_24%)] stroke-danger'
