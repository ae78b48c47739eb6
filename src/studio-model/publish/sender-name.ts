/** The name of who sent a request, which may have come without one. */
export function senderName(name: string): string {
  return name === '' ? 'Without a name' : name
}
