import { archive } from '@soundings/contract/endpoints'
import { Button } from '#web/ui/button.tsx'
import { DownloadStatus } from './download-status.tsx'
import { useDownload, type FileRequest } from './use-download.ts'

/** A button that downloads one file, with its progress below. */
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

/** All of a person's data in one file that can be restored. */
export function ArchiveButton() {
  return <DownloadButton label="Download Archive" request={(api, options) => api.download(archive.download, options)} />
}
