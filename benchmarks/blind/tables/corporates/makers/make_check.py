# own checks: truths load, cells fit, no empty row/column, bbox boxes drawn on a render (v_*.png), all words of the truth are on the page
import json, glob, subprocess, re, os
from PIL import Image, ImageDraw
tp = nt = 0
for f in sorted(glob.glob('*.truth.json')):
    t = json.load(open(f)); pdf = t['pdf']; n = int(re.search(r'Pages:\s+(\d+)', subprocess.run(['pdfinfo', pdf], capture_output=True, text=True).stdout)[1]); tp += n
    for p in range(1, n+1):
        txt = subprocess.run(['pdftotext', '-f', str(p), '-l', str(p), '-layout', pdf, '-'], capture_output=True, text=True).stdout
        flat = re.sub(r'\s', '', txt)
        subprocess.run(['nice', 'pdftoppm', '-r', '60', '-f', str(p), '-l', str(p), '-singlefile', '-png', pdf, 'v_x']); im = Image.open('v_x.png').convert('RGB'); dr = ImageDraw.Draw(im)
        for k in [q for q in t['tables'] if q['page'] == p]:
            nt += 1; occ = set()
            for a, b, c, d, s in k['cells']:
                assert s and s == ' '.join(s.split()), s
                assert 0 <= a <= c < k['n_rows'] and 0 <= b <= d < k['n_cols'], (f, s)
                for r in range(a, c+1):
                    for q in range(b, d+1): assert (r, q) not in occ, (f, s); occ.add((r, q))
                miss = [w for w in s.split() if w not in flat]
                if miss: print(f, p, 'missing', miss)
            for r in range(k['n_rows']):
                if not any(x[0] == r for x in k['cells']): print(f, 'empty row', r)
            for q in range(k['n_cols']):
                if not any(x[1] == q and x[3] == q for x in k['cells']): print(f, 'no own cell in col', q)
            dr.rectangle([v*60/72 for v in k['bbox']], outline=(255, 0, 0), width=2)
        im.save(f'v_box_{f[:3]}_{p}.png')
print('pages', tp, 'tables', nt)
