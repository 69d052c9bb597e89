/** What one tab keeps through a reload (sessionStorage). With storage full or switched off, nothing is kept. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** @param value null to keep nothing any more */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    } catch {
      return
    }
  },
}
