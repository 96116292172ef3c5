import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp'
import controlStyles from '#web/ui/controls.module.css'
import textStyles from '#web/ui/text.module.css'

export function UploadButtons({ onUpload }: { onUpload: () => void }) {
  return (
    <>
      <button type="button" className={controlStyles.iconButton} aria-haspopup="dialog" onClick={onUpload}>
        <FileArrowUpIcon className={textStyles.icon} aria-hidden="true" />
        Upload
      </button>
      <button type="button" className={controlStyles.iconButton} aria-haspopup="dialog" onClick={onUpload}>
        <CameraIcon className={textStyles.icon} aria-hidden="true" />
        Photo
      </button>
    </>
  )
}
