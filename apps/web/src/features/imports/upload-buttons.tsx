import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'

/** The two ways into the Upload Content dialog. */
export function UploadButtons({ onUpload }: { onUpload: () => void }) {
  return (
    <>
      <button type="button" className="icon-btn" aria-haspopup="dialog" onClick={onUpload}>
        <FileArrowUpIcon className="icon" aria-hidden="true" />
        Upload
      </button>
      <button type="button" className="icon-btn" aria-haspopup="dialog" onClick={onUpload}>
        <CameraIcon className="icon" aria-hidden="true" />
        Photo
      </button>
    </>
  )
}
