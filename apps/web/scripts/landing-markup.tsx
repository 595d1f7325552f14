import { renderToString } from 'react-dom/server';
import { LandingApp } from '../src/app/landing-app.tsx';

export const landingMarkup = (): string => renderToString(<LandingApp />);
