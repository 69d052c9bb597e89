/**
 * What is wrong with an address that staff give for a file; undefined where it may be fetched. What it leads to is looked at when it
 * is.
 * @param allowOrigin an address whose origin the operator trusts, which may be on this machine
 */
export function fileAddressFault(address: string, allowOrigin: string): 'not_file_address' | undefined {
  const url = URL.parse(address)
  const isTrusted = url?.origin === new URL(allowOrigin).origin
  const isFetched = url?.username === '' && url.password === '' && (url.protocol === 'https:' || isTrusted)
  return isFetched ? undefined : 'not_file_address'
}
