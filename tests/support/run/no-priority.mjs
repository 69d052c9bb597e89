// What a process that a test starts begins with: it goes after nobody, whatever it wants, for the machine may be busy.
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

os.setPriority = () => undefined
syncBuiltinESMExports()
