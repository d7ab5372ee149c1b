import { type AnyCalculator, CalculationError, calculators } from '@keyclause/calculator';
import { calculate } from '@keyclause/contracts/calculations';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';
import { implement } from '#implement.ts';

/** Each calculator under its own address, for anybody. Nothing is stored. */
export const registerCalculations = (app: FastifyInstance): void => {
  for (const calculator of calculators as readonly AnyCalculator[]) {
    implement(app, calculate(calculator), ({ body }) => orUnprocessable(() => calculator.calculate(body)), {
      bodyLimit,
    });
  }
};

/** 5,200 payments and nothing else. */
const bodyLimit = 128 * 1024;

const orUnprocessable = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    const fields = error.problems.flatMap(({ input, message }) => (input === null ? [] : [{ path: input, message }]));
    throw new AppError('unprocessable', error.message, fields.length > 0 ? { fields } : {});
  }
};
