/** A word count in a chart's notation for depth: 142 words is 14₂. The same number is in words next to it. */
export function Sounding({ words, className }: { words: number; className?: string | undefined }) {
  return (
    <span className={className} title={`${words} words`} aria-hidden="true">
      {Math.floor(words / 10)}
      <sub>{words % 10}</sub>
    </span>
  )
}
