/**
 * Checks the syntax of a file's address; its host is checked when it is fetched. @param allowOrigin trusted origin,
 * which may be on this machine
 */
export function fileAddressFault(address: string, allowOrigin: string): 'not_file_address' | undefined {
  const url = URL.parse(address)
  const isTrusted = url?.origin === new URL(allowOrigin).origin
  const isFetched = url?.username === '' && url.password === '' && (url.protocol === 'https:' || isTrusted)
  return isFetched ? undefined : 'not_file_address'
}
