// Imported first by each process that a test starts: it keeps its priority, whatever it asks for, since the machine may be busy.
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

os.setPriority = () => undefined
syncBuiltinESMExports()
