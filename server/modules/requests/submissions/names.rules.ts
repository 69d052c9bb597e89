/** Chinese names have the family name first and no space. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const isChinese = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`
}
