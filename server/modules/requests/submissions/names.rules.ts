/** A Chinese name is written without a space, the family name first; any other as it was given. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const isChinese = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`
}
