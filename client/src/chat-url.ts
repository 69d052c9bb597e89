/**
 * The messaging app's address of a chat with the company, in which `text` is already written (spec §7).
 * @param phone international, in any spelling
 */
export function chatUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
