import type { Crop } from '#contract/media.ts'

interface Size {
  width: number
  height: number
}

/** Aspect ratio of product pictures in lists and on product pages. */
const cardShape = 4 / 3
export const zoomMost = 4

/** The values of a crop's sliders: zoom from 1, horizontal and vertical position from 0 to 1. */
export interface CropPlace {
  zoom: number
  across: number
  down: number
}

/** Returns the crop for the sliders' values: of the card's shape, in whole pixels, inside the picture. */
export function cropOf({ width, height }: Size, { zoom, across, down }: CropPlace): Crop {
  const widest = Math.min(width, height * cardShape)
  const part = {
    width: Math.max(1, Math.floor(widest / zoom)),
    height: Math.max(1, Math.floor(widest / cardShape / zoom)),
  }
  return {
    left: Math.round((width - part.width) * across),
    top: Math.round((height - part.height) * down),
    ...part,
  }
}

/** Returns the sliders' values for a saved crop. */
export function placeOf({ width, height }: Size, crop: Crop): CropPlace {
  const widest = Math.min(width, height * cardShape)
  const share = (at: number, room: number) => (room > 0 ? Math.min(1, at / room) : 0.5)
  return {
    zoom: Math.min(zoomMost, Math.max(1, widest / crop.width)),
    across: share(crop.left, width - crop.width),
    down: share(crop.top, height - crop.height),
  }
}
