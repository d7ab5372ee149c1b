import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';

const depthMax = 64;

/** Reads JSON bodies: refuses nesting that would exhaust the stack, and keys that would reach an object's prototype. */
export const registerJsonBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseJson(text.toString()));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
};

const parseJson = (text: string): unknown => {
  if (text.trim() === '') {
    return undefined;
  }
  if (isDeep(text)) {
    throw new AppError('invalid_json', 'The request is nested too deeply.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid_json', 'The request is not valid JSON.');
  }
  const forbidden = forbiddenKey(value, []);
  if (forbidden) {
    const fields = [{ path: forbidden.join('.'), message: 'This field cannot be set.' }];
    throw new AppError('invalid_request', `Check ${forbidden.join('.')}.`, { fields });
  }
  return value;
};

// Counts brackets outside of strings, before anything recursive sees the text.
const isDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') {
        index++;
      } else if (character === '"') {
        isInString = false;
      }
    } else if (character === '"') {
      isInString = true;
    } else if (character === '{' || character === '[') {
      depth++;
      if (depth > depthMax) {
        return true;
      }
    } else if (character === '}' || character === ']') {
      depth--;
    }
  }
  return false;
};

const forbiddenKey = (value: unknown, path: string[]): string[] | undefined => {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, key];
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      return here;
    }
    const found = forbiddenKey(child, here);
    if (found) {
      return found;
    }
  }
  return undefined;
};
