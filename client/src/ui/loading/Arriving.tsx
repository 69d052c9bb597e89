/** That the code of a page is on its way: a line above everything, once it takes more than a moment. */
export function Arriving({ label }: { label: string }) {
  return <div className="arriving" role="progressbar" aria-label={label} />
}
