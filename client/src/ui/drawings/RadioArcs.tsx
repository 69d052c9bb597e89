export function RadioArcs({ x, y }: { x: number; y: number }) {
  return (
    <g className="radio" transform={`translate(${x} ${y})`}>
      <path d="M8-8a11.3 11.3 0 0 1 0 16M-8-8a11.3 11.3 0 0 0 0 16M14-14a19.8 19.8 0 0 1 0 28M-14-14a19.8 19.8 0 0 0 0 28" />
    </g>
  )
}
