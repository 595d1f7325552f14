import { Link } from 'react-router';
import { linkStyle } from '../ui/link-style.ts';

/** What somebody agrees to by creating an account, below the form. */
export const SignupTerms = () => (
  <p className="mt-4 text-small text-faint">
    By creating an account you agree to the{' '}
    <Link to="/terms-of-service" className={linkStyle}>
      Terms of Service
    </Link>
    . The{' '}
    <Link to="/privacy-policy" className={linkStyle}>
      Privacy Policy
    </Link>{' '}
    says what is stored.
  </p>
);
