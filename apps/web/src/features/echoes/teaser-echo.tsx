import type { EchoTeaser } from '@soundings/contract/echoes'
import { Link } from 'react-router'
import { counted } from '#web/lib/format.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** An Echo that only the tier holds back: its first line, and a dashed rule where the others would stand. */
export function TeaserEcho({ teaser }: { teaser: EchoTeaser }) {
  const entries = counted(teaser.based_on_entries, 'entry', 'entries')
  return (
    <section className="sheet teaser" aria-labelledby="teaser-title">
      <h2 id="teaser-title">Beside this Echo, one more pattern was found.</h2>
      <p className="water">
        {teaser.pattern_label}, in {entries} over {counted(teaser.timeframe_days, 'day', 'days')}.
      </p>
      <hr aria-hidden="true" />
      <div className="teaser-foot">
        <p>Pro and Premium tell every pattern of this kind, Free tells one.</p>
        <Link className={buttonClass()} to="/profile">
          See Options
        </Link>
      </div>
    </section>
  )
}
