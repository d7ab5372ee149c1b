import type { ReactNode } from 'react';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** An entry of the Menu dropdown. */
export interface MenuLink extends NavigationLink {
  readonly description: string;
}

export interface DrawerLink extends NavigationLink {
  readonly icon: ReactNode;
}

/** A group of the left drawer; one without links is not shown. */
export interface DrawerGroup {
  readonly label: string;
  readonly links: readonly DrawerLink[];
}

/** The groups of the drawer, asked for at each opening: they and their icons are no part of the first load. */
export type LoadDrawerGroups = () => Promise<readonly DrawerGroup[]>;

export interface FooterGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** What the bars need of the brand file. */
export interface LayoutBrand {
  readonly name: string;
  readonly tagline: string;
  readonly contactEmail: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

export type LayoutAccount =
  /** With room for what stands in the bar of somebody signed in, where one is likely. */
  | { readonly status: 'loading'; readonly isLikelySignedIn?: boolean }
  | { readonly status: 'signed-out'; readonly signInHref: string; readonly registerHref: string }
  | {
      readonly status: 'signed-in';
      readonly name: string;
      readonly email: string;
      readonly photoURL: string | null;
      readonly links: readonly NavigationLink[];
      readonly onSignOut: () => void;
    };

export type SignedInAccount = Extract<LayoutAccount, { status: 'signed-in' }>;

/** The entry itself or one below it. */
export const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`);
