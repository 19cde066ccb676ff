package emberdelve.server.reload;

import emberdelve.config.load.ParsedFiles;

import java.nio.file.Path;

/**
 * Where builders write: the folder that {@code reload} reads.
 *
 * @param parsed what is known of its files
 */
public record ContentFolder(Path path, ParsedFiles parsed) {}
