/** Maximum length of a visitor's message, in characters. */
export const chatMessageMax = 2000
