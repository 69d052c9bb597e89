/** A file that was uploaded, opened directly, must not run code, load resources or be sniffed. */
export const privateFileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Headers of a public upload, whose address names its content. */
export const uploadHeaders = { ...privateFileHeaders, 'cache-control': 'public, max-age=31536000, immutable' }

/** Builds Content-Disposition by RFC 6266: the full name, and an ASCII fallback. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
