import { Panel } from './solids.tsx'

const cells = [0, 1, 2, 3, 4, 5, 6, 7]

/** A wall panel that breathes through its edge and shows nine readings on paper-like glass. */
export function AirDrawing() {
  return (
    <>
      <Panel x={73} y={20} w={98} h={98} d={12} r={12}>
        <rect className="lit" x="12" y="12" width="74" height="60" rx="3" />
        <text x="17" y="38" fontSize="25">
          612
        </text>
        <g className="fine">
          <path d="M12 46h74" />
          {cells.map((cell) => (
            <path key={cell} d={`M${18 + (cell % 4) * 17} ${54 + (cell > 3 ? 10 : 0)}h10`} />
          ))}
          <path d="M14 80v9M20 80v9M26 80v9M32 80v9M38 80v9M44 80v9M50 80v9M56 80v9M62 80v9M68 80v9" />
        </g>
        <circle className="signal" cx="82" cy="84" r="3.5" />
      </Panel>
    </>
  )
}
