# Canadian suite mix, legacy .xls
from h import *
import xlwt
# type, beds, suites, vacant, avg sf, in-place, market (cents)
T=[("Bachelor",0,14,1,412,108450,132500),("Bachelor - Lower Level",0,4,0,388,97210,121000),("1 Bedroom",1,62,2,588,136280,164500),("1 Bedroom - Corner",1,12,0,634,144115,172500),("1 Bedroom + Den",1,16,1,702,158930,184500),("2 Bedroom",2,48,3,836,167745,203500),("2 Bedroom - 1.5 Bath",2,18,0,884,175020,212500),("2 Bedroom Renovated",2,9,1,884,206890,219500),("3 Bedroom",3,8,0,1064,198360,246500),("Townhome 3 Bedroom",3,6,0,1288,229475,279500),("Superintendent Suite",2,1,0,836,0,203500)]
K=["beds","units","vacant","sf","total_sf","actual","actual_sf","actual_total","market","market_sf","market_total","other:Gap %"]
wb=xlwt.Workbook();ws=wb.add_sheet('Suite Mix')
def st(b=False,nf='General',al='right',top=False,it=False,h=200,fill=False,bot=False):
    return xlwt.easyxf(f"font: name Calibri, bold {'on' if b else 'off'}, italic {'on' if it else 'off'}, height {h}; align: horiz {al}, vert center, wrap {'on' if fill else 'off'}; borders: top {'thin' if top else 'no_line'}, bottom {'medium' if bot else 'no_line'}"+("; pattern: pattern solid, fore_colour pale_blue" if fill else ""),num_format_str=nf)
ws.write(0,0,'SUITE MIX AND RENT GAP',st(True,al='left',h=280));ws.write(1,0,'Tecumseh Towers, 480 & 492 Grand Marsh Road East, London, Ontario',st(al='left'));ws.write(2,0,'Rents per month, CAD, as of November 1, 2025',st(al='left',it=True))
H=['Suite Type','Beds','# Suites','# Vacant','Avg SF','Total SF','Avg In-Place Rent','In-Place $/SF','In-Place Monthly','Avg Market Rent','Market $/SF','Market Monthly','Gap %']
for c,t in enumerate(H): ws.write(4,c,t,st(True,al='left' if c==0 else 'center',fill=True,bot=True))
ws.row(4).height_mismatch=True;ws.row(4).height=620
NF=['0','0','0','#,##0','#,##0','$#,##0.00','$0.00','$#,##0.00','$#,##0.00','$0.00','$#,##0.00','0.0%']
rows=[];r=5;S=dict(u=0,v=0,sf=0,a=0,mk=0,ou=0)
def put(lab,v,b=False):
    global r
    ws.write(r,0,lab,st(b,al='left',top=b))
    for c,(q,n) in enumerate(zip(v,NF),1):
        if q is None:
            if b: ws.write(r,c,'',st(b,top=b))
            continue
        ws.write(r,c,q,st(b,n,top=b))
    r+=1
def tr(v): return {k:(round(q*100,1) if k=='other:Gap %' else q) for k,q in zip(K,v) if q is not None}
for t,be,n,va,sf,a,mk in T:
    oc=n-va;at=a*oc;mt=mk*n  # in place monthly on occupied suites
    v=[be,n,va,sf,sf*n,m(a) if a else None,round(a/100/sf,2) if a else None,m(at),m(mk),round(mk/100/sf,2),m(mt),round(mk/a-1,4) if a else None]
    put(t,v);rows.append({"type":t,**tr(v)})
    S['u']+=n;S['v']+=va;S['sf']+=sf*n;S['a']+=at;S['mk']+=mt
    if a:S['ou']+=oc;S['osf']=S.get('osf',0)+sf*oc
aa=S['a']/S['ou'];am=S['mk']/S['u']
v=[None,S['u'],S['v'],round(S['sf']/S['u']),S['sf'],round(aa/100,2),round(S['a']/100/S['osf'],2),m(S['a']),round(am/100,2),round(S['mk']/100/S['sf'],2),m(S['mk']),round(am/aa-1,4)]
put('Total / Weighted Average',v,True);tot=[{"label":'Total / Weighted Average',**tr(v)}]
r+=1
for x in ('In-place monthly covers occupied, rent-paying suites only; vacant suites and the superintendent suite carry no in-place rent.','Ontario guideline increase 2026: 2.1%. Above-guideline application pending for 480 Grand Marsh (windows).'):
    ws.write(r,0,x,st(al='left',it=True,h=180));r+=1
for c,w in enumerate((27,6,8,8,8,9,12,10,14,12,10,14,8)): ws.col(c).width=w*275
ws.portrait=False;ws.paper_size_code=1;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
wb.save(doc('Tecumseh suite mix Nov25.xls'))
save('Tecumseh suite mix Nov25.xls','UM','legacy xls suite mix, in-place against market with rents per sq ft',False,K,rows,tot)
print(v)
