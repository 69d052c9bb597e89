/** Renders a line above everything while the code of a page loads, once it takes more than a moment. */
export function LoadingBar({ label }: { label: string }) {
  return <div className="loading-bar" role="progressbar" aria-label={label} />
}

/** Renders the place of a text, an amount or a picture that loads; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-control bg-hairline/70 ${className}`} />
}
