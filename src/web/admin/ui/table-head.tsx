interface TableHeadProps {
  /** What each row is about; heard, not seen. */
  rows: string
  columns: readonly string[]
}

/** The head of a table whose rows have titles of their own in the first column. */
export function TableHead({ rows, columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{rows}</span>
        </th>
        {columns.map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
