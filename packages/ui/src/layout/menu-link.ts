/** Makes a MenuItem a link by way of the theme's link component. MUI types `href` only where `component` is `a`, which would not ask the theme. */
export const menuLink = (href: string): object => ({ component: 'button', href });
