import { defineProject } from 'vitest/config';
import { apiTests, measuringTests } from './vitest.config.ts';

export default defineProject({
  test: { ...apiTests, name: 'apps/api alone', include: measuringTests, fileParallelism: false },
});
