/** Why a picture could not be downloaded (sync-notes.ts). */
export const pictureNotePhrases = {
  'picture.not_https': {
    'zh-TW': '網址不是以 https:// 開頭',
    en: 'Its address does not begin with https://',
  },
  'picture.private_host': {
    'zh-TW': '網址不在公開的互聯網上',
    en: 'Its host is not on the public internet',
  },
  'picture.status': {
    'zh-TW': '{host} 回覆狀態 {detail}',
    en: '{host} answered with status {detail}',
  },
  'picture.redirects': {
    'zh-TW': '{host} 轉址超過 {detail} 次',
    en: '{host} redirects more than {detail} times',
  },
  'picture.too_large': { 'zh-TW': '檔案超過 {detail} MB', en: 'It is larger than {detail} MB' },
  'picture.timeout': { 'zh-TW': '{detail} 秒內未能取得', en: 'It took longer than {detail} seconds' },
  'picture.unreachable': { 'zh-TW': '未能取得', en: 'It could not be fetched' },
  'picture.unreachable.code': { 'zh-TW': '未能取得（{detail}）', en: 'It could not be fetched ({detail})' },
  'picture.out_of_time': {
    'zh-TW': '圖片太多，未能在時限內取得',
    en: 'The time for all pictures was over',
  },
  'picture.media_empty': { 'zh-TW': '檔案是空的', en: 'The file is empty' },
  'picture.media_unknown': {
    'zh-TW': '不是 PNG、JPEG、WebP、AVIF 或 GIF 圖片',
    en: 'It is not a PNG, JPEG, WebP, AVIF or GIF picture',
  },
  'picture.media_svg': {
    'zh-TW': '這是 SVG 圖檔，可藏有程式',
    en: 'It is an SVG drawing, which can hold programs',
  },
  'picture.media_heic': {
    'zh-TW': '這是未能讀取的 HEIC 相片',
    en: 'It is a HEIC picture, which cannot be read',
  },
  'picture.media_two_formats': {
    'zh-TW': '檔案同時是另一種檔案，可能藏有其他內容',
    en: 'It can be read as a file of another kind too, and may hide something',
  },
  'picture.media_too_many_pixels': {
    'zh-TW': '像素超過 {megapixels}00 萬',
    en: 'It has more than {megapixels} million pixels',
  },
  'picture.media_broken': { 'zh-TW': '檔案已損壞', en: 'The file is damaged' },
} as const
