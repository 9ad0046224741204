# Runs every maker, then writes index.json from what they saved
import glob, json, os, subprocess, sys
here = os.path.dirname(os.path.abspath(__file__)); root = os.path.dirname(here)
for f in sorted(glob.glob(os.path.join(here, "m[0-9]*.py"))): subprocess.run([sys.executable, f], check=True)
if "--index" in sys.argv:
    ix = [json.load(open(f)) for f in sorted(glob.glob(os.path.join(root, "meta", "*.json")))]
    json.dump(ix, open(os.path.join(root, "index.json"), "w"), indent=1, ensure_ascii=False)
