/** Keeps the footer down while the first page's code loads. */
export function PagePlaceholder() {
  return <div className="min-h-screen" />
}
