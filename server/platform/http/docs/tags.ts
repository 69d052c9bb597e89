/** Tags of the endpoints, in the order in which the OpenAPI document lists them. */
const descriptions = {
  Catalogue: 'Products as visitors read them: lists, search, prices, datasheets, pictures.',
  Forms: 'Enquiries, demo requests, requests for quotation, and the pages that buyers open by a private link.',
  Site: 'Settings that every page shows, exchange rates, the company and its content.',
  Assistant: 'The chat, and how staff look after its answers.',
  Agents: 'Quotations for programs that buy (UCP), and the log of their calls.',
  Changes: 'What has changed since: for programs that follow along.',
  'Staff catalogue': 'Products as staff keep them: records, mass changes, import, export, history.',
  Stock: 'Locations, movements, counts, transfers and incoming goods.',
  Sales: 'Quotations, orders, shipments and customers.',
  Returns: 'Goods that come back.',
  Subscriptions: 'What is billed by the month or year.',
  Devices: 'Devices by serial number, and their keys.',
  Billing: 'Issued documents, payments, statements and exports for accounting.',
  Inbox: 'Enquiries and demo requests as staff answer them.',
  Desk: 'Notifications, search, saved views.',
  Figures: 'Dashboard, analytics and reports.',
  Content: 'Content that staff publish.',
  'Staff media': 'Uploaded pictures and files.',
  Sync: 'Synchronization with Notion or files: runs, changes, conflicts, mapping.',
  Webhooks:
    'Where events are sent, and what was sent. Each has the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks.',
  'API keys': 'Keys of programs.',
  'Signing in': 'Sessions of people.',
  'Own account': 'The signed-in person’s profile, password, sessions.',
  Users: 'Accounts of staff.',
  Settings: 'Settings of the site.',
  'Audit log': 'Who changed what.',
  Health: 'For load balancers and monitors.',
}

export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }))
