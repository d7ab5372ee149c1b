import { PaymentFrame } from './payment-frame.tsx';

/** Where a checkout sends people who turned back. */
export const PaymentCancelPage = () => (
  <PaymentFrame
    title="You left the checkout"
    lead="Leaving it changes nothing on your account. Your plan, your scans and your leases are as they were."
  />
);
