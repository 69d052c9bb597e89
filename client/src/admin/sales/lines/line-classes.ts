/** Columns on wide screens: product, quantity, period, price, discount, net, total, tools. */
export const lineColumnsClass =
  '@min-[59rem]:grid-cols-[minmax(10rem,1fr)_4.25rem_6rem_6.75rem_4.5rem_8.5rem_9rem_6rem] @min-[59rem]:gap-2'
export const lineLabelClass = 'text-fine text-ink-quiet'
export const lineFactsClass = 'mt-0.5 text-fine text-ink-quiet wrap-anywhere'
export const lineWarningClass = 'text-fine font-semibold text-caution'
