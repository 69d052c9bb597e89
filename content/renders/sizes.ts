/** Size of the widest file of each render, in pixels. */
export const renderSize = { width: 1280, height: 960 }
/** Widths that each is served in, as AVIF and WebP. */
export const renderWidths = [320, 480, 720, 960, 1280]
