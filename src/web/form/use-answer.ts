import { useEffect, useState } from 'react'
import type { AnswerShape } from '#src/contract/answer-shape.ts'
import { expectShape } from '../api/answer.ts'
import { logOnly } from './log-only.ts'
import type { FormApi } from './use-service-types.ts'

/** The answer to a call that depends on what is chosen; null while it is unknown, also after a failure, and while there is nothing to ask (null). */
export function useAnswer<T>(api: FormApi | null, path: string | null, shape: AnswerShape<T>, isOutdated: boolean): T | null {
  const [known, setKnown] = useState<{ of: string; answer: T } | null>(null)
  useEffect(() => {
    if (api === null || path === null) return
    let isCurrent = true
    api
      .get(path)
      .then(answer => isCurrent && setKnown({ of: path, answer: expectShape(shape, answer) }))
      .catch(logOnly)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- isOutdated asks again: somebody else was faster
  }, [api, path, isOutdated])
  return known?.of === path ? known.answer : null
}
