/** Announces that a number was corrected. */
export function NumberNote({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={children && 'mt-1 border-l-2 border-l-caution pl-2 text-fine'}>
      {children}
    </p>
  )
}
