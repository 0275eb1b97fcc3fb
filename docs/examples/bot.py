"""A program that plays: it answers by chance, but stays at home and does not trade."""

import json
import random
import sys

chance = random.Random()


def reply(number, answer):
    print(json.dumps({"number": number, "answer": answer}), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "hello":
            chance.seed(message["seed"])
        case "question":
            question, answers = message, message["answers"]
            if message["question"]["type"] in ("move", "trade") or not answers:
                answers = [message["default"]]
            reply(message["number"], chance.choice(answers))
        case "refused" if message["tries"]:
            print(message["text"], file=sys.stderr)
            reply(message["number"], question["default"])
        case "game-over":
            break
