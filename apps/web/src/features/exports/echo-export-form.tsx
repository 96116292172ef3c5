import type { EchoSnapshots } from '@soundings/contract/echoes'
import { exports } from '@soundings/contract/endpoints'
import type { EchoExport } from '@soundings/contract/exports'
import { EXPORT_FORMATS, type ExportFormat } from '@soundings/core/exports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DownloadStatus } from './download-status.tsx'
import { exportableEchoesQuery } from './exports.queries.ts'
import { FormatChoice } from './format-choice.tsx'
import { useDownload, type FileRequest } from './use-download.ts'
import emptyStyles from '#web/ui/empty.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './exports.module.css'
import textStyles from '#web/ui/text.module.css'

const NONE_CHOSEN = 'Please select at least one Echo to export.'

export function EchoExportForm() {
  const { data, error, isPending, refetch } = useQuery(exportableEchoesQuery(useApi()))
  if (isPending) return <Spinner />
  if (error) {
    return (
      <div className={emptyStyles.empty} role="alert">
        <p className={textStyles.water}>{sentenceOf(error, 'Couldn’t load your Echos.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <div className={emptyStyles.empty} role="status">
        <p className={textStyles.water}>No Echos yet. They start with what you write.</p>
      </div>
    )
  }
  return <LoadedForm echoes={data} />
}

function LoadedForm({ echoes }: { echoes: EchoSnapshots['snapshots'] }) {
  const [format, setFormat] = useState<ExportFormat>('txt')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [letters, setLetters] = useState(false)
  const [told, setTold] = useState(false)
  const download = useDownload()
  // An Echo may have been withdrawn since it was chosen.
  const ids = echoes.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const toggle = (id: string) => {
    const others = [...chosen].filter((one) => one !== id)
    setChosen(new Set(chosen.has(id) ? others : [...others, id]))
  }
  const all = ids.length === echoes.length
  return (
    <form
      className={styles.exportForm}
      onSubmit={(event) => {
        event.preventDefault()
        setTold(ids.length === 0)
        if (ids.length > 0) void download.start(exportOf({ ids, format, letters }))
      }}
    >
      <fieldset>
        <legend className={fieldStyles.label}>Echos</legend>
        <label className={fieldStyles.choice}>
          <input
            type="checkbox"
            checked={all}
            onChange={() => setChosen(all ? new Set() : new Set(echoes.map(({ id }) => id)))}
          />
          <span>Select all</span>
          <small role="status">
            {ids.length} of {echoes.length} chosen
          </small>
        </label>
        {echoes.map((echo) => (
          <label key={echo.id} className={fieldStyles.choice}>
            <input type="checkbox" checked={chosen.has(echo.id)} onChange={() => toggle(echo.id)} />
            <span className={textStyles.water}>{echo.text}</span>
            <small>{longDate(echo.generated_at)}</small>
          </label>
        ))}
      </fieldset>
      <div className={styles.exportRail}>
        <FormatChoice formats={EXPORT_FORMATS} format={format} onFormat={setFormat} />
        <label className={fieldStyles.choice}>
          <input type="checkbox" checked={letters} onChange={() => setLetters(!letters)} />
          <span>Add your letters</span>
          <small>Every letter you’ve read, at the end of the file.</small>
        </label>
        {told && ids.length === 0 && <Message kind="err">{NONE_CHOSEN}</Message>}
        <div>
          <Button type="submit" look="primary" block busy={download.state.kind === 'running'}>
            Export Echos
          </Button>
        </div>
        <DownloadStatus state={download.state} onCancel={download.cancel} />
      </div>
    </form>
  )
}

const exportOf =
  (body: EchoExport): FileRequest =>
  (api, options) =>
    api.download(exports.echoes, { body, ...options })
