import type { MailBody, MailPart, MailRow } from './mail.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** A mail's body as plain text. */
export function mailText({ parts, footnote }: MailBody): string {
  return [...parts.map(partText), `-- \n${footnote}`].join('\n\n')
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text.toUpperCase()
    case 'paragraph':
      return part.text
    case 'facts':
      return part.rows.map(rowText).join('\n')
    case 'price':
      return [...part.rows.map(rowText), rowText(part.total), ...part.notes].join('\n')
    case 'steps':
      return part.steps.map((step, position) => `${position + 1}. ${step}`).join('\n')
    case 'links':
      return part.links.map(({ text, address }) => (/^https?:/.test(address) ? `${text}: ${address}` : text)).join('\n')
  }
}

function rowText({ label, text }: MailRow): string {
  return questionAnswer(label, text)
}
