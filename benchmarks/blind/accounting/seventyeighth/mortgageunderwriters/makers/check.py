import json,os,subprocess,re,glob,collections
from h import B
import openpyxl
ix=json.load(open(f'{B}/index.json'));print(len(ix))
for e in ix:
    t=json.load(open(f'{B}/truth/{os.path.splitext(e["file"])[0]}.json'));p=f'{B}/documents/{e["file"]}';assert t['name']==e['file'] and os.path.exists(p)
    if p.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    else:
        subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',f'{B}/r',p],capture_output=True)
        q=f'{B}/r/{os.path.splitext(e["file"])[0]}.pdf';txt=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt);miss=[]
    toks=set(re.findall(r'[\d,]+\.?\d*',txt))
    def shown(v):
        a=abs(v);c={f'{a:,.2f}',f'{a:,.1f}',f'{a:,.0f}',f'{a:.2f}',str(a)}
        return bool(c&toks)
    for r in t['rows']+t['totals']:
        for k,v in r.items():
            if isinstance(v,str):
                if k=='date': continue
                if v not in flat:miss.append((k,v))
            elif not shown(v):miss.append((k,v))
    bad=[]
    # sums: grand = last total; also group subtotals sum
    g=t['totals'][-1];skip={'sf','pct_units','pct_occ','pct_leased','market','market_sf','actual_sf','other:Rack Rate'}
    for k in t['money']:
        if k in skip or k not in g:continue
        s=round(sum(r.get(k,0) or 0 for r in t['rows']),2)
        if abs(s-g[k])>.011:bad.append((k,s,g[k]))
    xf=0
    for r in t['rows']:
        if t['kind']=='TB' and 'ending' in r:
            if abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.006:xf+=1
        if t['kind']=='AR':
            s=sum(v for k,v in r.items() if k in t['money'] and k not in('total','other:Rent','other:Days','other:Allowance','other:Net A/R'))
            if abs(s-r.get('total',0))>.006:xf+=1
        if 'close_dr' in r or 'close_cr' in r:
            z=lambda k:r.get(k,0)
            if abs(z('open_dr')-z('open_cr')+z('debit')-z('credit')-z('close_dr')+z('close_cr'))>.006:xf+=1
    print(e['kind'],e['file'],len(t['rows']),'| missing',miss[:6],'| sums',bad,'| crossfoot',xf,'| planted',bool(t['planted']))
