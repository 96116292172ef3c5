import { Button } from '#web/ui/button.tsx'
import { DownloadStatus } from './download-status.tsx'
import { useDownload, type FileRequest } from './use-download.ts'

/** A button that brings one file, with how far it is below it. */
export function DownloadButton({ label, request }: { label: string; request: FileRequest }) {
  const { state, start, cancel } = useDownload()
  return (
    <>
      <Button busy={state.kind === 'running'} onClick={() => void start(request)}>
        {label}
      </Button>
      <DownloadStatus state={state} onCancel={cancel} />
    </>
  )
}

/** Everything of a person in one file that can be restored. */
export function ArchiveButton() {
  return <DownloadButton label="Download Archive" request={{ path: '/api/privacy/archive' }} />
}
