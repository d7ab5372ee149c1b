import { type LeaseFile, readLease } from '@keyclause/lease-reader';

type Scope = {
  onmessage: ((event: MessageEvent<readonly LeaseFile[]>) => void) | null;
  postMessage: (report: unknown) => void;
};

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => scope.postMessage(readLease(data));
