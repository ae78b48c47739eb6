/** What whoever runs the server has to do, named as its settings are; folded, since owners seldom do that themselves. */
export function ForTheServer({ text }: { text: string }) {
  return (
    <details className="for-the-server">
      <summary>More, for whoever runs the server</summary>
      <p>{text}</p>
    </details>
  )
}
