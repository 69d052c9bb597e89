export { PictureDialog, UploadedPicture } from './PictureDialog.tsx'
export { acceptedAttachments, FileButton, UploadArea, UploadList } from './UploadArea.tsx'
export { useUploads } from './useUploads.ts'
