import { walk } from './walk.ts'

walk('zh-TW', 'phone')
