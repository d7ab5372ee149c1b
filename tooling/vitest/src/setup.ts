import { guardAgainstNoise } from './noise-guard.ts';

guardAgainstNoise();
