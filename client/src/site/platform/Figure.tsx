/** Renders a figure with its name, in a `dl`. */
export function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="border-t border-ink pt-2">
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd className="leading-tight">
        <span className="text-title font-semibold">{value}</span>
        {note && <span className="ml-1 text-fine text-ink-quiet">{note}</span>}
      </dd>
    </div>
  )
}
