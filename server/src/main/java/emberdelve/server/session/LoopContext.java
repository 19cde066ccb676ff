package emberdelve.server.session;

import emberdelve.server.link.InputSink;

import java.util.concurrent.Executor;

/**
 * What all sessions of one event loop share. Thread: the loop's.
 *
 * @param world takes what is for the game
 */
record LoopContext(Retelling retelling, InputSink world) {
    static LoopContext of(SessionContext context, Executor loop) {
        return new LoopContext(
                new Retelling(context.speech()), new LoopInputs(context.world(), loop));
    }
}
