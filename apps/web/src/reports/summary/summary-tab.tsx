import type { Fact } from '@keyclause/contracts';
import { type ReactNode, useMemo } from 'react';
import { hasLaterDocuments } from '../documents/document-order.ts';
import { DocumentTimeline } from '../documents/document-timeline.tsx';
import { unreadPageNotes } from '../documents/unread-pages.ts';
import { FoldedList } from '../folded-list.tsx';
import { modelWords } from '../model/model-words.ts';
import type { Reading } from '../reading.ts';
import { Note, Section } from '../section.tsx';
import { FactItem } from './fact-item.tsx';
import { ScorePanel } from './score-panel.tsx';
import { summaryGroupsOf } from './summary-groups.ts';

type SummaryTabProps = {
  readonly reading: Reading;
  /** The documents of the lease, where something can be done with them; else they are shown when there are several. */
  readonly documents?: ReactNode;
};

/** A second reading that only the reader doubts about is shown at its fact, and is nothing to settle. */
const contradictsItself = ({ conflicts, method }: Fact): boolean =>
  conflicts.some(({ foundBy }) => foundBy === 'model' || method !== 'weighed');

/** What the lease says, by group. What it does not say is folded away, but never left out. */
export const SummaryTab = ({ reading, documents }: SummaryTabProps) => {
  const { facts, model } = reading.report;
  const groups = useMemo(() => summaryGroupsOf(facts), [facts]);
  const conflicting = Object.values(facts).filter(contradictsItself).length;

  const byModel = Object.values(facts).some(({ conflicts }) => conflicts.some(({ foundBy }) => foundBy === 'model'));

  return (
    <>
      <ScorePanel reading={reading} />
      {unreadPageNotes(reading.report).map(({ text }) => (
        <Note key={text} role="note" sx={{ pt: 1.5 }}>
          {text}
        </Note>
      ))}
      {model ? (
        <Note role="note" sx={{ pt: 1.5 }}>
          {modelWords(model)}
        </Note>
      ) : null}
      {conflicting > 0 ? (
        <Note role="note">
          {conflicting === 1 ? 'One term is' : `${conflicting} terms are`} {byModel ? 'read' : 'stated'} in more than
          one way. Settle which reading holds, in writing, before you sign.
        </Note>
      ) : null}
      {documents ?? (hasLaterDocuments(reading.report) ? <DocumentTimeline reading={reading} /> : null)}
      {groups.map(({ id, title, stated, absent }) => (
        <Section key={id} title={title}>
          {stated.map((fact) => (
            <FactItem key={fact.id} reading={reading} {...fact} />
          ))}
          {absent.length > 0 ? (
            <FoldedList
              title={stated.length > 0 ? `Not stated: ${absent.length} more` : `Not stated: all ${absent.length}`}
            >
              <ul>
                {absent.map(({ id: fieldId, label }) => (
                  <li key={fieldId}>{label}: Not stated</li>
                ))}
              </ul>
            </FoldedList>
          ) : null}
        </Section>
      ))}
    </>
  );
};
