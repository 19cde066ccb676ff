/** Commands with what was typed or found put into them. Pure. */

/** Whether something is put in: `$1` to `$9`, or `$*`. */
export function takesWords(commands) {
  return /\$[1-9*]/.test(commands.replaceAll('$$', ''));
}

/**
 * The commands, one a line: `$1` to `$9` are the parts, `$*` is all of them, `$$` a dollar. What is
 * put in is never looked at again, so it cannot become a command of its own.
 */
export function filled(commands, parts, all) {
  return commands
    .split('\n')
    .map((line) => line.replace(/\$([1-9*$])/g, (_, sign) => {
      if (sign === '$') return '$';
      return sign === '*' ? all : (parts[sign - 1] ?? '');
    }).trim())
    .filter((line) => line !== '');
}
