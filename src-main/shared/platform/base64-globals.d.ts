/** Globals of both Node and the browser. */
declare function atob(text: string): string
declare function btoa(text: string): string
