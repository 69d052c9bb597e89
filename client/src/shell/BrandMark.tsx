/** A transmitter over the waterline. The same as public/icon.svg, in the page's colours. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 flex-none text-signal">
      <rect width="32" height="32" rx="6" fill="currentColor" />
      <g fill="none" className="stroke-on-signal" strokeWidth="2.2" strokeLinecap="round">
        <path d="M7 23h18M10.5 17.5a5.5 5.5 0 0 1 11 0M6.5 17a9.5 9.5 0 0 1 19 0" />
      </g>
      <circle cx="16" cy="18" r="2" className="fill-on-signal" />
    </svg>
  )
}
