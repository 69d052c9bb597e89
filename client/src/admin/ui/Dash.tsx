/** Stands for a missing value. */
export function Dash() {
  return <span className="text-ink-quiet">—</span>
}
