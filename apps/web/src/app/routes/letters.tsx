import { LettersPage } from '../../features/cover-letter/library/letters-page.tsx';

export const Component = () => <LettersPage />;
