import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { EchoSignature } from '#web/ui/chart/echo-signature.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ECHO_HISTORY, RINGS_MAX } from './constants.ts'
import { echoSnapshotsQuery } from './echoes.queries.ts'
import { WhyThisEcho, type CitedEntry } from './why-this-echo.tsx'

/** My Echos: the latest five, each with the rings it was made of. */
export function EchoHistory({
  onViewCurrent,
  onOpenEntry,
}: {
  onViewCurrent: () => void
  onOpenEntry: (entry: CitedEntry) => void
}) {
  const { data, isPending, isError, refetch } = useQuery(echoSnapshotsQuery(useApi()))
  if (isPending) return <Spinner />
  if (isError) {
    return (
      <div className="empty" role="alert">
        <p className="water">Your Echos could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  if (data.snapshots.length === 0) {
    return (
      <div className="empty" role="status">
        <p className="water">No Echo has come back yet.</p>
        <Button onClick={onViewCurrent}>View Current Echo</Button>
      </div>
    )
  }
  return (
    <ol className="past">
      {data.snapshots.slice(0, ECHO_HISTORY).map((echo) => (
        <li key={echo.id}>
          <div aria-hidden="true">
            <EchoSignature
              id={echo.id}
              count={Math.min(echo.based_on_entries, RINGS_MAX)}
              resonance={echo.resonance_score}
            />
          </div>
          <div>
            <time dateTime={echo.generated_at}>{longDate(echo.generated_at)}</time>
            <blockquote>{quoted(echo.text)}</blockquote>
            <WhyThisEcho echoId={echo.id} onOpenEntry={onOpenEntry} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** An Echo in quotation marks; quotes inside it become single ones. */
function quoted(text: string): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`
}
