/** Remarks under a title, such as why there is no price; nothing when there are none. */
export function Remarks({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="remarks">
      <h4>{title}</h4>
      <ul>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
