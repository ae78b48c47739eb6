import type { ReactNode } from 'react'
import type { Package } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { ProseText } from '../prose-text.tsx'

/** Warranty, aftercare, certificates and questions of a package, each one tap away; absent when there are none. */
export function PackageAssurances({ item: { warranty, aftercare, certificates, questions } }: { item: Package }) {
  const { content, text } = usePage()
  const { wording } = content.site
  const assurances: [string | undefined, ReactNode][] = [
    [wording.warranty, warranty],
    [wording.aftercare, aftercare],
    [wording.certificates, certificates?.map(line => <span key={line}>{line}</span>)],
    ...(questions ?? []).map(({ question, answer }): [string, ReactNode] => [text(question), <ProseText key={question} prose={answer} />]),
  ]
  return assurances.map(
    ([title, told]) =>
      title !== undefined &&
      told !== undefined && (
        <details key={title}>
          <summary>{title}</summary>
          <p>{told}</p>
        </details>
      ),
  )
}
