import { crewTitle } from '../texts/crew-texts.ts'

/** Names the columns of the crews above a day that stands alone; each visit says its crew too. */
export function CrewHeads({ columns }: { columns: number }) {
  return (
    <div className="crew-heads" aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <span key={index}>{crewTitle(index + 1)}</span>
      ))}
    </div>
  )
}
