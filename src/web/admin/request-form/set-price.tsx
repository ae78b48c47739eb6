interface SetPriceProps {
  title: string
  /** What it is the price of, or holds in place of. */
  of: string
  price: string
}

/** A price that holds whatever the choices cost, where the estimate stands otherwise. */
export function SetPrice({ title, of, price }: SetPriceProps) {
  return (
    <aside className="estimate set-price" aria-label={title}>
      <h3>{title}</h3>
      <output>
        <strong>{price}</strong>
      </output>
      <p className="chosen">{of}</p>
    </aside>
  )
}
