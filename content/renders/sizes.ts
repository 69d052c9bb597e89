/** Pixels of the widest file of each render. */
export const renderSize = { width: 1280, height: 960 }
/** Each is served in these, as AVIF and as WebP. */
export const renderWidths = [320, 480, 720, 960, 1280]
