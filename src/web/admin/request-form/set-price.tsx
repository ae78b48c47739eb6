interface SetPriceProps {
  title: string
  /** What it is the price of. */
  of: string
  price: string
}

/** A price that holds whatever the choices cost, where the estimate stands otherwise. */
export function SetPrice({ title, of, price }: SetPriceProps) {
  return (
    <aside className="estimate" aria-label={title}>
      <h3>{title}</h3>
      <p className="chosen">{of}</p>
      <output>
        <strong>{price}</strong>
      </output>
    </aside>
  )
}
