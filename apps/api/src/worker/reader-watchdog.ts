import type { ChildProcess } from 'node:child_process';
import { residentBytes } from '@keyclause/documents/node';
import type { ReaderMessage } from './reader-messages.ts';

/** What a process that reads a lease may use before it is killed. */
export type ReaderLimits = {
  /** Resident memory, wasm and decoded pictures included. */
  readonly memoryBytesMax: number;
  /** Time between two signs of life: a page, or the next stage. */
  readonly stallMs: number;
  /** The same while a page is recognised, which takes a slow machine long. */
  readonly ocrStallMs: number;
  /** Time in all, and what each page that must be recognised adds to it. */
  readonly totalMs: number;
  readonly ocrPageMs: number;
};

export const defaultReaderLimits: ReaderLimits = {
  memoryBytesMax: 1_200_000_000,
  stallMs: 22_000,
  ocrStallMs: 45_000,
  totalMs: 90_000,
  ocrPageMs: 10_000,
};

export type ReaderWatchdog = {
  readonly sawLife: (message: ReaderMessage) => void;
  readonly stop: () => void;
};

const lookEveryMs = 50;

/** Calls back once when the process takes too much memory or time. */
export const watchReader = (
  child: ChildProcess,
  limits: ReaderLimits,
  onExcess: (code: 'too_much_memory' | 'too_slow') => void,
): ReaderWatchdog => {
  let stallsAt = Date.now() + limits.stallMs;
  let endsAt = Date.now() + limits.totalMs;

  const look = async (): Promise<void> => {
    if (Date.now() > stallsAt || Date.now() > endsAt) return excess('too_slow');
    const resident = child.pid === undefined ? undefined : await residentBytes(child.pid);
    if (resident !== undefined && resident > limits.memoryBytesMax) excess('too_much_memory');
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  const excess = (code: 'too_much_memory' | 'too_slow'): void => {
    clearInterval(timer);
    onExcess(code);
  };

  return {
    sawLife: (message) => {
      const isRecognising = message.kind === 'progress' && message.progress.stage === 'ocr';
      stallsAt = Date.now() + (isRecognising ? limits.ocrStallMs : limits.stallMs);
      if (isRecognising) endsAt += limits.ocrPageMs;
    },
    stop: () => clearInterval(timer),
  };
};
