// After npm has installed: the Node that scripts run on, and the database client, which wait for nothing of each other.
await Promise.all([import('./node.mjs'), import('./generate.mjs')])
