import json,os,re,glob,subprocess; from common import *
for i in json.load(open(f'{ROOT}/index.json')):
    n=i['file']; t=json.load(open(f"{ROOT}/truth/{os.path.splitext(n)[0]}.json")); assert t['name']==n and t['kind']==i['kind']
    if n.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',doc(n),'-'],capture_output=True,text=True).stdout
    else:
        subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/r',doc(n)],capture_output=True); txt=subprocess.run(['pdftotext','-layout',f'{ROOT}/r/{os.path.splitext(n)[0]}.pdf','-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+','',txt); nums=set(re.sub(r'[ ,.\s]','',x) for x in re.findall(r'\d[\d ,.]*\d|\d',txt)); digs=re.sub(r'[ ,.\u202f\xa0]','',flat)
    miss=[]
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k!='date' and re.sub(r'\s+','',v) not in flat: miss.append((k,v))
            elif not any(s in digs for s in {f'{abs(v):.2f}'.replace('.',''),f'{abs(v):.1f}'.replace('.',''),f'{abs(v):.0f}' if v==int(v) else 'zz'}): miss.append((k,v))
    # subtotal logic: does grand (or check) line equal sum of rows
    bad=[]
    for k in t['money']:
        s=r2(sum(r.get(k) or 0 for r in t['rows'])); tv=[x[k] for x in t['totals'] if k in x]
        if tv and not any(abs(s-v)<.005 for v in tv): bad.append((k,s,tv[-1]))
    print(n,len(t['rows']),'planted' if t['planted'] else '-','MISS',miss[:6],'BAD',bad)
