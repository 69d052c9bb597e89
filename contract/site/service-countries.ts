/** Promised to visitors (spec §1). */
export const serviceCountries = ['SG', 'CN', 'JP', 'KR', 'MY', 'TH', 'VN'] as const
