# own check: draw truth boxes on the renders (viewing only)
import json,glob,subprocess,os
from PIL import Image,ImageDraw
for f in sorted(glob.glob('*.truth.json')):
    t=json.load(open(f));n=t['doc']
    subprocess.run(['nice','pdftoppm','-r','80','-png',n+'.pdf','pv_'+n])
    import glob as g
    for p in sorted(g.glob('pv_'+n+'-*.png')):
        pg=int(p.rsplit('-',1)[1][:-4]);im=Image.open(p).convert('RGB');dr=ImageDraw.Draw(im);k=80/72
        for tb in t['tables']:
            if tb['page']==pg: dr.rectangle([v*k for v in tb['bbox']],outline=(255,0,0))
        im.save(p)
    print(n,len(t['tables']),[(b['page'],b['n_rows'],b['n_cols']) for b in t['tables']])
