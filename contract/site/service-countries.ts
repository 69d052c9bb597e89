/** Countries named as served on the site. */
export const serviceCountries = ['SG', 'CN', 'JP', 'KR', 'MY', 'TH', 'VN'] as const
