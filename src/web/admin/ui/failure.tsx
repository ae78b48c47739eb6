/** Why what a form or a button asked for was not done; null or empty for nothing. */
export function Failure({ text }: { text: string | null }) {
  // Always there, since a live region that comes with its text is not announced.
  return <div role="alert">{text !== null && text !== '' && <p className="failure">{text}</p>}</div>
}
