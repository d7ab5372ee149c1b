import { type Concepts, concepts } from '../detector.ts';

/** A detector by ideas for plain sentences; long sentences of lawyers go by the fixed phrases. */
export const net = (from: Concepts) => concepts({ within: 200, longest: 420, ...from });
