type Identity = { readonly email: string; readonly emailVerified: boolean };

/** The one configured e-mail, and only once it is verified: anybody can sign up with an address that is not theirs. */
export const isAdmin = (identity: Identity, adminEmail: string | undefined): boolean =>
  adminEmail !== undefined && identity.emailVerified && identity.email.toLowerCase() === adminEmail.toLowerCase();
