import flags from '#reference/flag-columns.json' with { type: 'json' };
import fields from '#reference/lease-fields.json' with { type: 'json' };
import { flagRowOf } from '../flags/flag-table.ts';
import { tradeTitleOf } from '../flags/trade-title.ts';
import type { LeaseReport } from '../report.ts';

type Kind = LeaseReport['kind'];

export type AskableField = { readonly id: string; readonly type: ReadableType; readonly what: string };

/** Types whose value can be read out of the quoted words by our own parsers. A yes or no, or a word of a list, cannot. */
const readableTypes = ['money', 'date', 'number', 'text', 'address', 'party', 'party[]', 'person[]'] as const;
export type ReadableType = (typeof readableTypes)[number];

/** Fields of a kind of lease that a model may speak of. */
export const askableFields = (kind: Kind): readonly AskableField[] =>
  fields.fields.flatMap(({ id, type, scope, what }) =>
    (scope === 'both' || scope === kind) && isReadable(type) ? [{ id, type, what }] : [],
  );

const isReadable = (type: string): type is ReadableType => (readableTypes as readonly string[]).includes(type);

export type AskableFlag = { readonly id: string; readonly title: string };

/** Red flags of a kind of lease that words of it can show. What is missing has no words, so a model cannot claim it. */
export const askableFlags = (kind: Kind): readonly AskableFlag[] =>
  flags.flags
    .map(({ id }) => flagRowOf(id))
    .filter(({ scope, kind: sort }) => (scope === 'both' || scope === kind) && sort !== 'missing')
    .map(({ id }) => ({ id, title: tradeTitleOf(id) }));
