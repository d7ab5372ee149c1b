export { type ApiEvents, onApiEvent } from './api-events.ts';
export { endpointUrl } from './endpoint-url.ts';
export {
  createRequestClient,
  type Request,
  type RequestClient,
  type RequestClientOptions,
  type RequestOptions,
  type RequestResult,
} from './request-client.ts';
export { type FieldFault, networkFailureText, RequestError } from './request-error.ts';
export { requestDefaults } from './retry-policy.ts';
export type { Subscribe, SubscribeOptions } from './subscribe.ts';
export type { OnUploadProgress, Transport } from './transport.ts';
