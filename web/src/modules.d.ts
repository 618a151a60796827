declare module "virtual:tokens.css";

declare module "words:en" {
  const text: string;
  export default text;
}
declare module "words:fr" {
  const text: string;
  export default text;
}
declare module "words:de" {
  const text: string;
  export default text;
}
declare module "words:en/learn" {
  const text: string;
  export default text;
}
declare module "words:fr/learn" {
  const text: string;
  export default text;
}
declare module "words:de/learn" {
  const text: string;
  export default text;
}
