/** What a person wrote, rewrites of it that stay true, and rewrites that claim more than it says. */
export interface Statement {
  source: string;
  honest: string[];
  invented: string[];
}
