/** The line that opens or closes fenced code in Markdown, with its fence. */
export const FENCE = /^ {0,3}(`{3,}|~{3,})/u
