import { useParams } from 'react-router';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { CodeQuestion } from '../features/profile/two-step/code-question.tsx';
import { Component as NotFound } from './routes/not-found.tsx';
import { TopBarPage } from './top-bar-page.tsx';

/** The operators' console; for other accounts the address doesn't exist. */
export function Console() {
  const { section = 'overview', id } = useParams();
  return (
    <>
      <AdminPage
        section={section}
        id={id}
        missing={<NotFound />}
        frame={(children) => <TopBarPage>{children}</TopBarPage>}
      />
      <CodeQuestion />
    </>
  );
}
