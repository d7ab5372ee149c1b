import type { ClauseNode } from '../structure/clause-tree.ts';

/** Whether a clause is a summary of the lease: lines that name the sides, the place, the time and the money one after the other. */
export const isDataSheet = (node: ClauseNode, flat: string): boolean => {
  const found = new Set<number>();
  for (const { start, end } of node.passages.slice(0, 60))
    for (const line of flat.slice(Math.max(start, node.bodyStart), Math.min(end, start + 2_000)).split('\n')) {
      const label = line.trim().slice(0, 48);
      const at = topics.findIndex((topic) => topic.test(label));
      if (at >= 0) found.add(at);
    }
  return found.size >= 5;
};

const topics: readonly RegExp[] = [
  /^(?:the )?(?:landlord|lessor|owner|sublandlord|housing provider|agent|managing agent|management company)\b/i,
  /^(?:the )?(?:tenants?|lessees?|residents?|renters?|subtenant|occupants?)\b/i,
  /^(?:the )?(?:premises|property|address|apartment|unit|building|house|home|leased premises)\b/i,
  /^(?:lease |the )?(?:term|length|begin|start|commencement|move-in|end|expiration|lease dates?)/i,
  /^(?:monthly |base |basic |minimum |total )?rent\b/i,
  /^(?:security )?deposit\b/i,
  /^(?:date|contract date|lease date|date of (?:lease|contract|agreement))\b/i,
  /^(?:permitted )?use\b/i,
  /^(?:late|returned)\b/i,
  /^(?:animals?|pets?|parking|vehicles?|utilities)\b/i,
  /^(?:brokers?|guarantor|proportionate share|tenant's (?:proportionate )?share|rentable)\b/i,
];
