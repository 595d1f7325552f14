import { Link } from 'react-router';
import { Trans } from '../lib/words/trans.tsx';
import { linkStyle } from '../ui/link-style.ts';

/** The terms accepted by signing up, below the form. */
export const SignupTerms = () => (
  <p className="mt-4 text-small text-faint">
    <Trans
      message="By creating an account you agree to the <link>Terms of Service</link>. The <link2>Privacy Policy</link2> says what is stored."
      values={{
        link: (text) => (
          <Link to="/terms-of-service" className={linkStyle}>
            {text}
          </Link>
        ),
        link2: (text) => (
          <Link to="/privacy-policy" className={linkStyle}>
            {text}
          </Link>
        ),
      }}
    />
  </p>
);
