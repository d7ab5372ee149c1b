import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PaymentFrame } from './payment-frame.tsx';
import { paymentReference } from './payment-reference.ts';

/** Where a checkout sends people afterwards. The address is no proof of a payment, so the page grants nothing and shows what the server knows. */
export const PaymentSuccessPage = () => {
  const reference = paymentReference(useSearchParams()[0]);
  if (reference === 'absent' || reference === 'malformed') {
    return (
      <PaymentFrame
        title="This address names no payment"
        lead={
          reference === 'absent'
            ? 'The end of the link, which names the payment, is missing. Open it as the checkout gave it to you, whole.'
            : 'The end of the link, which names the payment, is damaged. Open it as the checkout gave it to you, whole.'
        }
      />
    );
  }
  return (
    <PaymentFrame
      title="Back from the checkout"
      lead="Your plan changes when the payment itself is confirmed to us, not by opening this page. What we have on record follows each change."
    >
      <Typography>
        Payment reference: <span style={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{reference}</span>. If you paid
        and your account is the same an hour later, write to us and name it.
      </Typography>
    </PaymentFrame>
  );
};
