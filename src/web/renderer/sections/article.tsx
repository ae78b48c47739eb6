import type { ReactNode } from 'react'
import { plainText } from '#src/contract/prose.ts'
import type { ArticleBlock, ArticleSection } from '#src/contract/generated/types.ts'
import { ProseText } from '../prose-text.tsx'
import { SectionFrame } from '../section-frame.tsx'

type BlockKind = ArticleBlock['kind']
type BlockOf<K extends BlockKind> = Extract<ArticleBlock, { kind: K }>

/** Every kind of block; a kind without an entry does not compile. */
const blockKinds: { [K in BlockKind]: (props: { block: BlockOf<K> }) => ReactNode } = { heading: Heading, paragraph: Paragraph, list: List }

/** A text with headings, paragraphs and lists. */
export function Article({ section: { id, title, text, blocks } }: { section: ArticleSection }) {
  return (
    <SectionFrame id={id} kind="article" title={title} text={text}>
      <div className="prose">
        {blocks.map((block, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- static markup: blocks never move, and may be equal
          <Block key={position} kind={block.kind} block={block} />
        ))}
      </div>
    </SectionFrame>
  )
}

function Block<K extends BlockKind>({ kind, block }: { kind: K; block: BlockOf<K> }) {
  const Renderer: (props: { block: BlockOf<K> }) => ReactNode = blockKinds[kind]
  return <Renderer block={block} />
}

function Heading({ block: { text } }: { block: BlockOf<'heading'> }) {
  return (
    <h3>
      <ProseText prose={text} />
    </h3>
  )
}

function Paragraph({ block: { text } }: { block: BlockOf<'paragraph'> }) {
  return (
    <p>
      <ProseText prose={text} />
    </p>
  )
}

function List({ block: { entries } }: { block: BlockOf<'list'> }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={plainText(entry)}>
          <ProseText prose={entry} />
        </li>
      ))}
    </ul>
  )
}
