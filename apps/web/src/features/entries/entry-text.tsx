import { blocksOf, inlinesOf, type Block, type Item, type Range } from '@soundings/core/light-markdown'
import { MarkedPart, type Mark } from './marked-text.tsx'
import styles from './entry-text.module.css'

/**
 * The text of an entry to read: light Markdown, with some parts marked. Marks are in order and do not overlap. Each
 * paragraph, list and quote has the direction of its own script.
 */
export function EntryText({ content, marks }: { content: string; marks: readonly Mark[] }) {
  return blocksOf(content).map((block) => (
    <ShownBlock key={block.start} content={content} marks={marks} block={block} />
  ))
}

type Shown = { content: string; marks: readonly Mark[] }

function ShownBlock({ block, ...shown }: Shown & { block: Block }) {
  if ('items' in block)
    return <Items {...shown} items={block.items} from={block.kind === 'numbers' ? block.from : null} />
  const paragraph = (
    <p dir={block.kind === 'quote' ? undefined : 'auto'}>
      {block.lines.map((line, index) => (
        <span key={line.start}>
          {index > 0 && '\n'}
          <Line {...shown} line={line} />
        </span>
      ))}
    </p>
  )
  if (block.kind !== 'quote') return paragraph
  return (
    <blockquote dir="auto" className={styles.quote}>
      {paragraph}
    </blockquote>
  )
}

/** @param from the first number of a numbered list, or null */
function Items({ items, from, ...shown }: Shown & { items: readonly Item[]; from: number | null }) {
  const all = items.map(({ line, items: below }) => (
    <li key={line.start}>
      <Line {...shown} line={line} />
      {below.length > 0 && <Items {...shown} items={below} from={from === null ? null : 1} />}
    </li>
  ))
  return from === null ? (
    <ul dir="auto" className={styles.list}>
      {all}
    </ul>
  ) : (
    <ol dir="auto" className={styles.list} start={from}>
      {all}
    </ol>
  )
}

function Line({ content, marks, line }: Shown & { line: Range }) {
  return inlinesOf(content, line).map(({ weight, ...part }) => {
    const words = <MarkedPart key={part.start} content={content} part={part} marks={marks} />
    if (weight === 'em') return <em key={part.start}>{words}</em>
    return weight === 'strong' ? <strong key={part.start}>{words}</strong> : words
  })
}
