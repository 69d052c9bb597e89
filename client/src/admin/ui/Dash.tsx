/** In place of a value where there is none. */
export function Dash() {
  return <span className="text-ink-quiet">—</span>
}
