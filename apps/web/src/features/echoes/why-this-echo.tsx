import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import type { EchoReceipt } from '@soundings/contract/echoes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { counted, longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { echoReceiptQuery } from './echoes.queries.ts'

/** An entry that an Echo rests on, with the stretches of its text that matter. */
export type CitedEntry = EchoReceipt['cited_entries'][number]

/** Opens the receipt of an Echo: what was looked for, the figures, and the way to the entries it rests on. */
export function WhyThisEcho({ echoId, onOpenEntry }: { echoId: string; onOpenEntry: (entry: CitedEntry) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QuestionIcon className="icon" aria-hidden="true" />
        Why this Echo
      </Button>
      {open && (
        <Modal title="Why this Echo" onClose={() => setOpen(false)}>
          <div className="pad">
            <Receipt echoId={echoId} onOpenEntry={onOpenEntry} />
          </div>
        </Modal>
      )}
    </>
  )
}

function Receipt({ echoId, onOpenEntry }: { echoId: string; onOpenEntry: (entry: CitedEntry) => void }) {
  const { data, error, isPending } = useQuery(echoReceiptQuery(useApi(), echoId))
  if (isPending) return <Spinner />
  if (error) return <Message kind="err">{sentenceOf(error, 'The receipt could not be loaded.')}</Message>
  return (
    <div className="receipt">
      <blockquote className="water">{data.text}</blockquote>
      <p>{data.looks_for}</p>
      <p>{data.claim}</p>
      <dl className="figures">
        <div>
          <dt>Based on</dt>
          <dd>
            {counted(data.based_on_entries, 'entry', 'entries')} over {counted(data.timeframe_days, 'day', 'days')}
          </dd>
        </div>
        {data.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.cited_entries.length > 0 && (
        <>
          <h3>{counted(data.cited_entries.length, 'entry', 'entries')} it rests on</h3>
          <ul className="cited">
            {data.cited_entries.map((entry) => (
              <li key={entry.id}>
                <button type="button" className="link-btn" onClick={() => onOpenEntry(entry)}>
                  {longDate(entry.created_at)}: {entry.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
