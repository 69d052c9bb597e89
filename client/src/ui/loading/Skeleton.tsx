/** A place that waits for a text, an amount or a picture: give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-control bg-hairline/70 ${className}`} />
}
