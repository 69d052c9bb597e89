/** The longest message that a visitor may send. Characters. */
export const chatMessageMax = 2000
