export { PictureDialog, UploadedPicture } from './PictureDialog.tsx'
export { UploadArea } from './UploadArea.tsx'
