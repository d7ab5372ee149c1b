import '#app/zod-without-eval.ts';
import { reckon } from './reckon.ts';
import type { Answer, Question } from './reckoner.ts';

type Scope = {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage: (answer: Answer) => void;
};

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { calculator, forms } }) => {
  scope.postMessage(forms.map((texts) => reckon(calculator, texts)));
};
