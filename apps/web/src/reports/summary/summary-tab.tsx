import { useMemo } from 'react';
import { FoldedList } from '../folded-list.tsx';
import { modelWords } from '../model/model-words.ts';
import type { Reading } from '../reading.ts';
import { Note, Section } from '../section.tsx';
import { FactItem } from './fact-item.tsx';
import { ScorePanel } from './score-panel.tsx';
import { summaryGroupsOf } from './summary-groups.ts';

/** What the lease says, by group. What it does not say is folded away, but never left out. */
export const SummaryTab = ({ reading }: { readonly reading: Reading }) => {
  const { facts, model } = reading.report;
  const groups = useMemo(() => summaryGroupsOf(facts), [facts]);
  const conflicting = Object.values(facts).filter(({ conflicts }) => conflicts.length > 0).length;

  const byModel = Object.values(facts).some(({ conflicts }) => conflicts.some(({ foundBy }) => foundBy === 'model'));

  return (
    <>
      <ScorePanel reading={reading} />
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
