import { subscribeNewsletter } from '@keyclause/contracts';
import { isEmail } from '@keyclause/domain';
import { NewsletterForm } from '@keyclause/ui';
import { quietRequest } from './api-client.ts';

const subscribe = async (email: string): Promise<void> => {
  await quietRequest(subscribeNewsletter, { body: { email, leaveEmpty: '' } });
};

export const NewsletterBox = () => <NewsletterForm isEmail={isEmail} onSubscribe={subscribe} />;
