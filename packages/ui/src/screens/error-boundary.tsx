import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Back to normal when one of these changes: the location, or whatever the content was made from. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown; readonly keys: readonly unknown[] } | null;
}

/** Normal to failed on a render error; back on `reset` or on a change of a reset key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error, keys: [] } };
  }

  static getDerivedStateFromProps(
    { resetKeys = [] }: ErrorBoundaryProps,
    { failure }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!failure) return null;
    // The keys of the failed render are known only here, right after it.
    if (failure.keys.length === 0) return { failure: { error: failure.error, keys: resetKeys } };
    const hasChanged = resetKeys.some((key, index) => !Object.is(key, failure.keys[index]));
    return hasChanged ? { failure: null } : null;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children;
  }

  private readonly reset = (): void => this.setState({ failure: null });
}
