/** Parts of the work, each with a box to tick by hand. */
export function CheckList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className="check-list">
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
