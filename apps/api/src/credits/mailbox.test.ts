import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    [
      'ada@gmail.com',
      ['a.d.a@gmail.com', 'ada+1@gmail.com', 'ADA@googlemail.com', ' ada@gmail.com'],
    ],
    ['ada.l@outlook.com', ['Ada.L@Outlook.com', 'ada.l+jobs@outlook.com']],
    ['ada@fastmail.com', ['ada+x@fastmail.com', 'anything@ada.fastmail.com']],
    ['adal@protonmail.com', ['ada.l@proton.me', 'ada_l@pm.me', 'ada-l+x@protonmail.com']],
    ['ada@icloud.com', ['ada@me.com', 'ada@mac.com', 'ada+shop@icloud.com']],
    ['ada@yahoo.com', ['ada-shop@yahoo.com', 'ada-a-b@Yahoo.com', 'ada-shop+x@yahoo.com']],
    ['ada@example.org', ['ada+1+2@example.org', 'ａｄａ@example.org']],
    ['+@example.org', ['+@example.org']],
  ])('%s is also that of its other spellings', (mailbox, others) => {
    for (const other of [mailbox, ...others]) expect(mailboxOf(other)).toBe(mailbox);
  });

  it.each([
    ['ada@gmail.com', 'ada@outlook.com'],
    ['ada.l@outlook.com', 'adal@outlook.com'],
    ['a-b@gmail.com', 'ab@gmail.com'],
    ['ada-l@zoho.com', 'ada@zoho.com'],
    ['ada@fastmail.com', 'ada@fastmail.fm'],
    ['one@mail.example.org', 'one@example.org'],
    ['one@x.ada.fastmail.com', 'ada@fastmail.com'],
    ['one@ada.fastmail.com.example.org', 'ada@fastmail.com'],
  ])('%s is another than that of %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  it('is nobody else’s for who has made one of an address already', () => {
    for (const address of ['a.b+c@googlemail.com', 'x@y.fastmail.com', '+a@b', '@', '.@gmail.com'])
      expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
  });
});
