package emberdelve.server.session;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.sound.SoundFiles;

import jakarta.inject.Inject;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What all sessions have for players' programs: messages, and sounds to play. Safe for any thread.
 *
 * @param browsers says at which address the public reaches this server's files
 */
record Programs(Bulletins bulletins, SoundFiles sounds, Supplier<WebSocketSettings> browsers) {
    @Inject
    Programs {}

    /** The address of the folder with the sounds; empty where the operator has named none. */
    Optional<String> soundFolder() {
        return browsers.get().publicly(SoundFiles.FOLDER);
    }
}
