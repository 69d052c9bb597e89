import { expect, it } from 'vitest'
import { mailboxOf } from '#server/modules/requests/submissions/submissions.rules.ts'

it.each([
  ['chan@buyer.example', 'chan@buyer.example'],
  ['Chan@Buyer.Example', 'chan@buyer.example'],
  ['chan+offers@buyer.example', 'chan@buyer.example'],
  ['chan+a+b@buyer.example', 'chan@buyer.example'],
  ['ka.ming.chan@buyer.example', 'ka.ming.chan@buyer.example'],
  ['ka.ming.chan+1@gmail.com', 'kamingchan@gmail.com'],
  ['KaMingChan@GoogleMail.com', 'kamingchan@gmail.com'],
  ['chan@mail.gmail.com', 'chan@mail.gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
