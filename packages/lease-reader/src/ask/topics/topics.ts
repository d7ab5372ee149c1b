import { businessTopics } from './business-topics.ts';
import { enforcementTopics } from './enforcement-topics.ts';
import { lateTopics } from './late-topics.ts';
import { livingTopics } from './living-topics.ts';
import { moneyTopics } from './money-topics.ts';
import { partyTopics } from './party-topics.ts';
import { rentTopics } from './rent-topics.ts';
import { reportTopics } from './report-topics.ts';
import { termTopics } from './term-topics.ts';
import type { Topic } from './topic.ts';
import { upkeepTopics } from './upkeep-topics.ts';

/** In the order in which a question is held against them: what is asked more narrowly comes first. */
export const topics: readonly Topic[] = [
  ...businessTopics,
  ...moneyTopics,
  ...lateTopics,
  ...rentTopics,
  ...termTopics,
  ...upkeepTopics,
  ...livingTopics,
  ...partyTopics,
  ...enforcementTopics,
  ...reportTopics,
];
