import { expect, it } from 'vitest';
import { progressShare, progressWords } from './progress-words.ts';

const files = [
  { name: 'lease.pdf', bytes: 1, mediaType: 'application/pdf' },
  { name: 'rider.docx', bytes: 1, mediaType: '' },
];
const at = { stage: 'text', document: 0, documentCount: 1, page: 7, pageCount: 23 } as const;

it('says which page is being read', () => {
  expect(progressWords({ status: 'reading', progress: at, files: files.slice(0, 1) })).toBe('Reading page 7 of 23');
});

it('names the file when the lease has several', () => {
  const progress = { ...at, document: 1, documentCount: 2 };

  expect(progressWords({ status: 'reading', progress, files })).toBe('Reading page 7 of 23 of rider.docx');
});

it('waits before it has begun', () => {
  expect(progressWords({ status: 'queued', progress: null, files })).toBe('Waiting for its turn');
  expect(progressShare(null)).toBeUndefined();
});

it('never runs backwards from one file or stage to the next', () => {
  const steps = [
    progressShare({ ...at, documentCount: 2, page: 23 }),
    progressShare({ ...at, document: 1, documentCount: 2, page: 1 }),
    progressShare({ ...at, document: 1, documentCount: 2, page: 23 }),
    progressShare({ ...at, stage: 'reading' }),
    progressShare({ ...at, stage: 'saving' }),
  ];

  expect(steps).toEqual(steps.toSorted());
  expect(steps.every((share) => share !== undefined && share < 1)).toBe(true);
});
