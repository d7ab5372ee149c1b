/** What a sentence may answer; `open` where no yes or no is asked for. */
export const verdicts = ['yes', 'no', 'depends', 'open'] as const;
