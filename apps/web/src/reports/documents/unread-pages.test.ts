import { expect, it } from 'vitest';
import { unreadPageNotes } from './unread-pages.ts';

const document = { index: 0, name: 'lease.pdf', role: 'base', pageCount: 9, wordCount: 90, datedOn: null } as const;

it('says nothing of a lease of which every page was read', () => {
  expect(unreadPageNotes({ documents: [document] })).toEqual([]);
});

it('names the pages of each document that could not be read, and what to do about them', () => {
  const documents = [
    { ...document, unreadPages: [3] },
    { ...document, name: 'addendum.pdf', unreadPages: [1, 2, 5] },
  ];

  expect(unreadPageNotes({ documents }).map(({ text }) => text)).toEqual([
    'Page 3 of lease.pdf could not be read: finding the words took too long. Nothing on it is in this report. Scan it again, straight, sharp and in good light.',
    'Pages 1, 2, and 5 of addendum.pdf could not be read: finding the words took too long. Nothing on them is in this report. Scan them again, straight, sharp and in good light.',
  ]);
});
