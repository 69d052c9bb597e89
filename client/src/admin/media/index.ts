export { PictureDialog } from './PictureDialog.tsx'
export { UploadArea } from './UploadArea.tsx'
export { UploadedPicture } from './UploadedPicture.tsx'
