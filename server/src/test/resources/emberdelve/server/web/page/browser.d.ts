// What browsers have, and the compiler's list of it does not know yet.
interface Element {
  checkVisibility(options?: object): boolean;
}
interface HTMLElement {
  hidePopover(): void;
  showPopover(options?: object): void;
}
interface Navigator {
  userAgentData?: { platform: string };
}
interface Window {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(words: string): string } };
}
