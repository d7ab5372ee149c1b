import { AccountAvatar, showNotice } from '@keyclause/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { shrinkPhoto } from './shrink-photo.ts';
import { useSignedIn } from './use-signed-in.ts';

export const PhotoField = () => {
  const { user, identity } = useSignedIn();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const change = async (photo: () => Promise<string | null>) => {
    setBusy(true);
    try {
      await identity.updateProfile({ photoURL: await photo() });
      showNotice({ message: 'Your picture is saved', tone: 'success' });
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : 'The picture was not saved.', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row>
      <AccountAvatar name={user.displayName ?? user.email} photoURL={user.photoURL} size={72} />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void change(() => shrinkPhoto(file));
        }}
      />
      <Button variant="outlined" loading={isBusy} onClick={() => input.current?.click()}>
        {user.photoURL === null ? 'Add a picture' : 'Change picture'}
      </Button>
      {user.photoURL === null ? null : (
        <Button disabled={isBusy} onClick={() => void change(async () => null)}>
          Remove picture
        </Button>
      )}
    </Row>
  );
};

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
