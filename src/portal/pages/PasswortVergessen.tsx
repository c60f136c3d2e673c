import { PasswortVergessenView } from '../flows/konto/passwort-vergessen/View.tsx';

/** Lost password of one portal. */
export default function PasswortVergessen() {
  return <PasswortVergessenView />;
}
