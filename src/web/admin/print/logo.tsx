import { useQuery } from '@tanstack/react-query'
import { contentStateQuery } from '../data/site-state.ts'
import { useApi } from '../data/api-context.ts'

/** The business's logo, beside its name; nothing where content has none. */
export function Logo() {
  const logo = useQuery(contentStateQuery(useApi())).data?.logo
  if (logo === undefined) return null
  const { src, width, height } = logo
  if (!logo.is_drawing) return <img className="logo" src={src} width={width} height={height} alt="" />
  return (
    <svg className="logo" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={src} />
    </svg>
  )
}
