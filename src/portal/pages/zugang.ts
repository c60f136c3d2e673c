// Ways to an account for whoever is not signed in, together: apart, the names of their chunks would weigh on everybody's first page.
export { default as HandynummerAendern } from './HandynummerAendern.tsx';
export { default as PasswortVergessen } from './PasswortVergessen.tsx';
export { default as Registrieren } from './Registrieren.tsx';
