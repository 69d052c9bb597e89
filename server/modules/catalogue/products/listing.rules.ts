/** Checked before the words for "yes", because of "Not published". */
const unlistedWords = words(
  [
    'no',
    'not',
    'n',
    'false',
    'off',
    '0',
    'draft',
    'inactive',
    'hidden',
    'hide',
    'unlisted',
    'delisted',
    'unpublished',
    'private',
    'internal',
    'archived?',
    'discontinued',
    'retired',
    'disabled',
    'pending',
    'paused',
    'ended',
  ],
  [
    '下架',
    '停售',
    '停產',
    '停产',
    '草稿',
    '隱藏',
    '隐藏',
    '停用',
    '封存',
    '歸檔',
    '归档',
    '暫停',
    '暂停',
    '未',
    '待',
    '非',
    '否',
    '不',
    '無',
    '无',
    '準備',
    '准备',
  ],
)
const listedWords = words(
  [
    'yes',
    'y',
    'true',
    'on',
    '1',
    'listed',
    'active',
    'published?',
    'live',
    'public',
    'visible',
    'enabled',
    'for sale',
    'on sale',
    'available',
  ],
  [
    '上架',
    '啟用',
    '启用',
    '發佈',
    '發布',
    '发布',
    '公開',
    '公开',
    '顯示',
    '显示',
    '在售',
    '銷售中',
    '销售中',
    '出售',
    '是',
    '✓',
    '✔',
  ],
)

/** Matches whole English words, ignoring case, and Chinese words anywhere. */
function words(english: string[], chinese: string[]): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${english.join('|').replaceAll(' ', '[\\s_-]+')})(?![\\p{L}\\p{N}])|${chinese.join('|')}`,
    'iu',
  )
}

/** Returns undefined where the text says neither. */
export function readListed(text: string): boolean | undefined {
  const plain = text.normalize('NFKC')
  if (unlistedWords.test(plain)) return false
  return listedWords.test(plain) ? true : undefined
}

/** Returns whether a product is shown on the site: by default it is; an unreadable answer hides it. */
export function isListed({ listed }: { listed: string | null }): boolean {
  return listed === null || readListed(listed) === true
}

/**
 * Returns the columns that hide a product from the site.
 * @param retiredAt null where it is not retired
 */
export function offSite(
  record: { listed: string | null },
  retiredAt: Date | null,
  now: Date,
): { retiredAt: Date | null; unlisted: boolean } {
  const unlisted = retiredAt === null && !isListed(record)
  return { retiredAt: unlisted ? now : retiredAt, unlisted }
}
