export function Cable({ d }: { d: string }) {
  return (
    <>
      <path className="cable" d={d} />
      <path className="cable" d={d} />
    </>
  )
}
