import { calendarOf, type LeaseFile, readLease } from '@keyclause/lease-reader';

type Scope = {
  onmessage: ((event: MessageEvent<readonly LeaseFile[]>) => void) | null;
  postMessage: (reply: unknown) => void;
};

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => {
  const report = readLease(data);
  scope.postMessage({ report, calendar: calendarOf(report, { stampedAt: new Date().toISOString() }) });
};
