// The offer to install the page.
import { offered } from '../settings/installing.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const NOTICES = { name: 'notices', load: () => import('../settings/notices.tsx') };

/** Offers the page as an app, once. */
export function Installation() {
  const installer = offered();
  if (!installer) return null;
  return (
    <LazyPart wanted={NOTICES}>
      {({ InstallOffer }) => <InstallOffer installer={installer} />}
    </LazyPart>
  );
}
