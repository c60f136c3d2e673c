/** The sign-in with its screens: needed by few, and by them only once their session has ended. */
export const ladeAnmeldung = () => import('../konto/anmeldung/View.tsx');
