/** Style of a link within text. */
export const linkStyle = 'rounded-sm font-medium text-accent underline-offset-4 hover:underline';
