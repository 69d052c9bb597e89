/** /admin/link#TOKEN: the first start, an invitation or a password reset. */
export function LinkScreen() {
  return null
}
