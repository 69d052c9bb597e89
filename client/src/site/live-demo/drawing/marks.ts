/** Size of a level in drawing units. */
export const levelHeight = 52
export const width = 176

export const bold = 'stroke-[2]'
export const fine = 'stroke-[color-mix(in_oklab,var(--drawing-line),var(--drawing-shade)_45%)] stroke-1'
export const lit = 'fill-(--drawing-fill)'
export const mid = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_45%)]'
export const shade = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--drawing-shade)_30%)]'
export const water = 'fill-[color-mix(in_oklab,var(--drawing-fill),var(--danger)_24%)] stroke-danger'
