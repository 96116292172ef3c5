import type { ExportFormat } from '@soundings/core/exports'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { DownloadStatus } from './download-status.tsx'
import { FormatChoice } from './format-choice.tsx'
import { useDownload } from './use-download.ts'

/** The journal as a file: which kind, and all of it or the entries between two days. */
export function JournalExportForm() {
  const [format, setFormat] = useState<ExportFormat>('txt')
  const [custom, setCustom] = useState(false)
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const download = useDownload()
  const errorId = useId()
  const isBackwards = custom && start !== '' && end !== '' && start > end
  return (
    <form
      className="export-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) void download.start({ path: pathOf(format, custom ? { start, end } : {}) })
      }}
    >
      <fieldset>
        <legend className="label">Date range</legend>
        <label className="choice">
          <input type="radio" name="range" checked={!custom} onChange={() => setCustom(false)} />
          <span>All entries</span>
          <small>Those without a date stand at the end.</small>
        </label>
        <label className="choice">
          <input type="radio" name="range" checked={custom} onChange={() => setCustom(true)} />
          <span>Custom range</span>
          <small>Leave one side open to take everything before or after a day.</small>
        </label>
        {custom && (
          <div className="export-dates">
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
      <div className="export-rail">
        <FormatChoice format={format} onFormat={setFormat} />
        {isBackwards && (
          <Message kind="err" id={errorId}>
            The start date lies after the end date.
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
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="date"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

function pathOf(format: ExportFormat, range: { start?: string; end?: string }): string {
  const given = Object.entries({ format, ...range }).filter(([, value]) => value !== '')
  return `/api/entries/export?${new URLSearchParams(given).toString()}`
}
