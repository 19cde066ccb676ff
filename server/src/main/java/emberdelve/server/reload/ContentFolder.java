package emberdelve.server.reload;

import emberdelve.config.load.ParsedFiles;

import java.nio.file.Path;

/**
 * The folder in which builders write: {@code reload} reads it.
 *
 * @param parsed what was parsed of its files so far
 */
public record ContentFolder(Path path, ParsedFiles parsed) {}
