import type { LeaseReport } from '@keyclause/contracts';

/** For each document of which pages could not be read: which, why, and what to do. A report without them would look whole. */
export const unreadPageNotes = ({
  documents,
}: Pick<LeaseReport, 'documents'>): readonly { readonly label: string; readonly text: string }[] =>
  documents.flatMap(({ name, unreadPages = [] }) => {
    if (unreadPages.length === 0) return [];
    const [pages, these] = unreadPages.length === 1 ? ['Page', 'it'] : ['Pages', 'them'];
    const numbers = new Intl.ListFormat('en-US').format(unreadPages.map(String));
    const text = `${pages} ${numbers} of ${name} could not be read: finding the words took too long. Nothing on ${these} is in this report. Scan ${these} again, straight, sharp and in good light.`;
    return [{ label: 'Not read', text }];
  });
