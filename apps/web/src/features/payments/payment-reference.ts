/** The query parameter in which a checkout names its payment. */
const parameter = 'session_id';

/** The reference of a payment as the address gives it. It proves nothing: whoever can type can write one. */
export const paymentReference = (search: URLSearchParams): string | 'absent' | 'malformed' => {
  const value = search.get(parameter);
  if (value === null || value.trim() === '') return 'absent';
  return /^[A-Za-z0-9_-]{8,255}$/.test(value) ? value : 'malformed';
};
