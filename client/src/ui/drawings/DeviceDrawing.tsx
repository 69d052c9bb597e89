import './drawing.css'
import { laterComponent } from '../loading/later-component.tsx'

/** The catalogue's illustration of a kind of device. Decorative: say in text what it shows. Coloured by `--drawing-*`. */
export const DeviceDrawing = laterComponent(() => import('./DeviceFigure.tsx'), 'ui/drawings/DeviceFigure.tsx')
