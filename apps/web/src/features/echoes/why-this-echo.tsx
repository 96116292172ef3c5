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
import { EchoSay } from './echo-say.tsx'
import { echoReceiptQuery } from './echoes.queries.ts'
import controlStyles from '#web/ui/controls.module.css'
import modalStyles from '#web/ui/modal.module.css'
import styles from './why-this-echo.module.css'
import textStyles from '#web/ui/text.module.css'

/** An entry that an Echo is based on, with the relevant parts of its text. */
export type CitedEntry = EchoReceipt['cited_entries'][number]

/** Opens the explanation of an Echo: the rule, the figures, and links to the entries it is based on. */
export function WhyThisEcho({ echoId, onOpenEntry }: { echoId: string; onOpenEntry: (entry: CitedEntry) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QuestionIcon className={textStyles.icon} aria-hidden="true" />
        Why this Echo
      </Button>
      {open && (
        <Modal title="Why this Echo" onClose={() => setOpen(false)}>
          <div className={modalStyles.body}>
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
  if (error) return <Message kind="err">{sentenceOf(error, 'Couldn’t load the explanation.')}</Message>
  return (
    <div className={styles.receipt}>
      <blockquote dir="auto" className={textStyles.water}>
        {data.text}
      </blockquote>
      <p>{data.looks_for}</p>
      <p>{data.claim}</p>
      {data.choice && <p>{data.choice}</p>}
      <dl className={styles.figures}>
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
          <h3>
            {data.cited_entries.length === 1
              ? 'Based on this entry'
              : `Based on these ${data.cited_entries.length} entries`}
          </h3>
          <ul className={styles.cited}>
            {data.cited_entries.map((entry) => (
              <li key={entry.id}>
                <button type="button" className={controlStyles.linkButton} onClick={() => onOpenEntry(entry)}>
                  {longDate(entry.created_at)}: {entry.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <EchoSay echoId={echoId} />
    </div>
  )
}
