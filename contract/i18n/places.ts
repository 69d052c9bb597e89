/** The names of the places of a phrase: `name` and `field` of "{name}: {field:heading} was cut". */
export type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | PlacesOf<Rest>
  : never

/** A phrase with its places filled in. @param textOf what stands at a place, by its name and the form behind its colon */
export function filledIn(phrase: string, textOf: (name: string, form: string | undefined) => string): string {
  return phrase.replace(/\{(\w+)(?::(\w+))?\}/g, (_place, name: string, form?: string) => textOf(name, form))
}
