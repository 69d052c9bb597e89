export function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full border border-edge text-[0.75rem] leading-none font-semibold text-ink lg:size-7"
    >
      {initialsOf(name)}
    </span>
  )
}

/** Two letters of a Latin name, or the last two characters of a Chinese one. */
function initialsOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name.replace(/\s/g, '')].slice(-2).join('')
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}
