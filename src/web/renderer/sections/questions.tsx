import type { QuestionsSection } from '#src/contract/generated/types.ts'
import { usePage } from '../page-view.ts'
import { ProseText } from '../prose-text.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Frequent questions, and the policies of the business. */
export function Questions({ section: { id, title, questions } }: { section: QuestionsSection }) {
  const page = usePage()
  const answers = [
    ...questions.map(({ question, answer }) => ({ question, answer })),
    ...(page.content.business.policies ?? []).map(policy => ({ question: policy.title, answer: policy.text })),
  ]
  return (
    <SectionFrame id={id} kind="questions" title={title}>
      <div>
        {answers.map(({ question, answer }) => (
          <details key={question} name={id}>
            <summary>{page.text(question)}</summary>
            <p>
              <ProseText prose={answer} />
            </p>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}
