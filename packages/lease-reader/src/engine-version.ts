/** Goes up with every change that could alter a report. */
export const engineVersion = '1.31.0';
