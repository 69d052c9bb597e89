/** Placeholders of a phrase: `name` and `field` in "{name}: {field:heading} was cut". */
export type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | PlacesOf<Rest>
  : never

/** Fills in the placeholders of a phrase. @param textOf returns the text for a name and the form after its colon */
export function filledIn(phrase: string, textOf: (name: string, form: string | undefined) => string): string {
  return phrase.replace(/\{(\w+)(?::(\w+))?\}/g, (_place, name: string, form?: string) => textOf(name, form))
}
