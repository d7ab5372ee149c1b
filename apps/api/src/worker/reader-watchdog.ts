import type { ChildProcess } from 'node:child_process';
import { residentBytes } from '@keyclause/documents/node';
import { processorMs } from './processor-time.ts';
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
  memoryBytesMax: 1_500_000_000,
  stallMs: 20_000,
  ocrStallMs: 45_000,
  totalMs: 90_000,
  ocrPageMs: 10_000,
};

export type ReaderWatchdog = {
  readonly sawLife: (message: ReaderMessage) => void;
  readonly stop: () => void;
};

const lookEveryMs = 50;

/** A process that had less than this share of a processor was kept waiting by others; its time runs on, up to `patience` times as long. */
const fairShare = 0.6;
const patience = 6;

/**
 * Calls back once when the process takes too much memory or time. On a busy machine the time is counted by what the process was given, so
 * that a good lease does not fail because others are being read.
 */
export const watchReader = (
  child: ChildProcess,
  limits: ReaderLimits,
  onExcess: (code: 'too_much_memory' | 'too_slow') => void,
): ReaderWatchdog => {
  const step = createTimer(limits.stallMs);
  const whole = createTimer(limits.totalMs);

  const look = async (): Promise<void> => {
    const { pid } = child;
    if (pid === undefined) return;
    const [resident, processor] = await Promise.all([residentBytes(pid), processorMs(pid)]);
    if (resident !== undefined && resident > limits.memoryBytesMax) return excess('too_much_memory');
    if (step.hasRunOut(processor) || whole.hasRunOut(processor)) excess('too_slow');
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  let isOver = false;
  const excess = (code: 'too_much_memory' | 'too_slow'): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    onExcess(code);
  };

  return {
    sawLife: (message) => {
      const isRecognising = message.kind === 'progress' && message.progress.stage === 'ocr';
      step.restart(isRecognising ? limits.ocrStallMs : limits.stallMs);
      if (isRecognising) whole.extend(limits.ocrPageMs);
    },
    stop: () => {
      isOver = true;
      clearInterval(timer);
    },
  };
};

const createTimer = (initialMs: number) => {
  let limitMs = initialMs;
  let startedAt = Date.now();
  let processorAtStart: number | undefined;
  return {
    restart: (nextMs: number): void => {
      limitMs = nextMs;
      startedAt = Date.now();
      processorAtStart = undefined;
    },
    extend: (moreMs: number): void => {
      limitMs += moreMs;
    },
    /** `processor` is what the process has had in all, in milliseconds; without it the clock on the wall counts. */
    hasRunOut: (processor: number | undefined): boolean => {
      processorAtStart ??= processor;
      const passedMs = Date.now() - startedAt;
      if (passedMs <= limitMs) return false;
      if (processor === undefined || passedMs > limitMs * patience) return true;
      return processor - (processorAtStart ?? 0) >= limitMs * fairShare;
    },
  };
};
