"""about-boxes for LibreOffice prints: between the caption and the note, from pdftotext -bbox word places"""
import subprocess,re,html
def words(pdf):
    s=subprocess.run(['pdftotext','-bbox',pdf,'-'],capture_output=True,text=True).stdout; out=[];p=0
    for l in s.split('\n'):
        if '<page ' in l: p+=1
        m=re.search(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>',l)
        if m: out.append((p,)+tuple(float(v) for v in m.groups()[:4])+(html.unescape(m.group(5)),))
    return out
def boxes(T,pdf):
    ws=words(pdf)
    for t in T:
        seq=[w for w in sorted((c for c in t['cells']),key=lambda c:(c[0],c[1]))]
        first=seq[0][4].split(); pw=[w for w in ws if w[0]==t['page']]
        cand=[i for i,w in enumerate(pw) if w[5]==first[0]]
        def place(cell,after=0):
            tk=cell[4].split()
            return [pw[i:i+len(tk)] for i in range(len(pw)) if [w[5] for w in pw[i:i+len(tk)]]==tk]
        # best: the set of cells whose places are found uniquely; extend with them
        got=[]
        for cl in t['cells']:
            pl=place(cl)
            if len(pl)==1: got+=pl[0]
        y0=min(w[2] for w in got); y1=max(w[4] for w in got); x0=min(w[1] for w in got); x1=max(w[3] for w in got)
        t['bbox']=[round(x0-3,1),round(y0-2,1),round(x1+3,1),round(y1+2,1)]
        print(pdf,t['page'],t['bbox'])
