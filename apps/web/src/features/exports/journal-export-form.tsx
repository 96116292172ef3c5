import { entries, exports } from '@soundings/contract/endpoints'
import { JOURNAL_FORMATS, type JournalFormat } from '@soundings/core/exports'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { DownloadStatus } from './download-status.tsx'
import { FormatChoice } from './format-choice.tsx'
import { NoFile, useDownload, type FileRequest } from './use-download.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './exports.module.css'

export function JournalExportForm() {
  const [format, setFormat] = useState<JournalFormat>('txt')
  const [custom, setCustom] = useState(false)
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const download = useDownload()
  const errorId = useId()
  const isBackwards = custom && start !== '' && end !== '' && start > end
  return (
    <form
      className={styles.exportForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) void download.start(exportOf(format, custom ? { start, end } : {}))
      }}
    >
      <fieldset>
        <legend className={fieldStyles.label}>Date range</legend>
        <label className={fieldStyles.choice}>
          <input type="radio" name="range" checked={!custom} onChange={() => setCustom(false)} />
          <span>All entries</span>
          <small>Undated entries go at the end.</small>
        </label>
        <label className={fieldStyles.choice}>
          <input type="radio" name="range" checked={custom} onChange={() => setCustom(true)} />
          <span>Custom range</span>
          <small>Leave a date blank to start at your first entry or end at your last.</small>
        </label>
        {custom && (
          <div className={styles.exportDates}>
            <DateField
              label="Start date (optional)"
              value={start}
              onChange={setStart}
              invalid={isBackwards}
              {...{ errorId }}
            />
            <DateField
              label="End date (optional)"
              value={end}
              onChange={setEnd}
              invalid={isBackwards}
              {...{ errorId }}
            />
          </div>
        )}
      </fieldset>
      <div className={styles.exportRail}>
        <FormatChoice formats={JOURNAL_FORMATS} format={format} onFormat={setFormat} />
        {isBackwards && (
          <Message kind="err" id={errorId}>
            The start date is after the end date.
          </Message>
        )}
        <div>
          <Button type="submit" look="primary" block busy={download.state.kind === 'running'} disabled={isBackwards}>
            Export Journals
          </Button>
        </div>
        <DownloadStatus state={download.state} onCancel={download.cancel} />
      </div>
    </form>
  )
}

function DateField({
  label,
  value,
  onChange,
  invalid,
  errorId,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  invalid: boolean
  errorId: string
}) {
  return (
    <label className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <input
        className={fieldStyles.input}
        type="date"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

/** An empty date means no limit on that side. A range without entries downloads nothing instead of an empty file. */
function exportOf(format: JournalFormat, range: { start?: string; end?: string }): FileRequest {
  const [start, end] = [range.start || undefined, range.end || undefined]
  return async (api, options) => {
    if (start !== undefined || end !== undefined) {
      const query = { from: start, to: end, limit: 1 }
      const found = await api.call(entries.list, { query, ...(options.signal && { signal: options.signal }) })
      if (found.entries.length === 0) throw new NoFile('There are no entries between these dates.')
    }
    return api.download(exports.journal, { query: { format, start, end }, ...options })
  }
}
