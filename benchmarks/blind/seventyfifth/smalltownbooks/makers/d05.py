from common import *
from fpdf import FPDF
r=random.Random(7505); N=Names(r)
fn='d05_blue_heron_storage.pdf'
units=[]
for blk,sz,n,rate in (("A","5X10",24,52),("B","10X10",34,85),("C","10X15",28,105),("D","10X20",26,128),("E","12X30",14,195)):
    for i in range(1,n+1): units.append((f"{blk}{i:02d}",sz,rate))
rows=[];lines=[]
for u,sz,std in units:
    a,b=map(int,sz.split('X')); ty="CLIMATE" if u[0]=='B' and int(u[1:])>22 else "DRIVE-UP"
    if ty=="CLIMATE": std=std+30
    if r.random()<.13:
        rows.append(row(unit=u,unitType=sz,area=a*b,marketRent=std,statusText="VACANT")); lines.append((u,sz,a*b,ty,"",std,None,None,"","",None,"VACANT")); continue
    act=std-r.choice([0,0,0,5,10,12]); dep=r.choice([25,25,0,50]); mi=D(r.randint(2015,2025),r.randint(1,7),r.randint(1,28)); st="RENTED"; bal=0; pt=D(2025,8,31)
    if r.random()<.14: k=r.choice([1,1,2,3]); bal=act*k+15*k; pt=D(2025,8-k,28); st="LATE" if k<3 else "LIEN"
    elif r.random()<.08: bal=-act; pt=D(2025,9,30)
    nm=N('{l}, {f}').upper() if r.random()>.08 else r.choice(["TRI-COUNTY ROOFING","LUTHERAN THRIFT SHOP","HERON LK FIRE DEPT","DAKES WELL DRILLING","PRAIRIE SIGN CO","ELM ST DENTAL"])+f" #{r.randint(1,9)}"
    rows.append(row(unit=u,unitType=sz,area=a*b,marketRent=std,contractRent=act,tenantName=nm,statusText=st,moveInDate=iso(mi),deposit=dep,balance=bal)); lines.append((u,sz,a*b,ty,nm,std,act,dep,f"{mi:%m/%d/%y}",f"{pt:%m/%d/%y}",bal,st))
T={k:S(rows,k) for k in('marketRent','contractRent','deposit','balance')}
# planted: one actual rate printed with digits swapped; total stays right
i=next(i for i,x in enumerate(rows) if x['unit'][0]=='C' and x.get('contractRent')==105 and i>70); rows[i]['contractRent']=150; l=list(lines[i]); l[6]=150; lines[i]=tuple(l)
pl=dict(what=f"unit {rows[i]['unit']}: actual rate printed 150.00 instead of 105.00 (digits swapped); totals were taken with 105.00",kind="digit_changed")
p=FPDF('L','pt','letter'); p.set_auto_page_break(False); m=lambda v:'' if v is None else (f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-")
per=46; pages=-(-len(lines)//per)
hdr=f"{'UNIT':<6}{'SIZE':<7}{'SQFT':>5}  {'ACCESS':<9}{'TENANT':<24}{'STD RATE':>9}{'ACT RATE':>10}{'DEPOSIT':>9}  {'MOVED IN':<10}{'PAID THRU':<11}{'BALANCE':>9}  STATUS"
for pg in range(pages):
    p.add_page(); p.set_font('Courier','',9); y=34
    def w(t):
        global y; p.text(40,y,t); y+=10.4
    w(f"STORETRAK 3.2{'BLUE HERON MINI STORAGE':^92}PAGE {pg+1:>3}"); w(f"RUN 08/04/25 07:52{'UNIT LISTING WITH RATES AS OF 08/01/25':^84}"); w("=" *len(hdr)); w(hdr); w("="*len(hdr))
    for l in lines[pg*per:(pg+1)*per]:
        u,sz,a,ty,nm,std,act,dep,mi,pt,bal,st=l
        w(f"{u:<6}{sz:<7}{a:>5}  {ty:<9}{nm[:23]:<24}{m(std):>9}{m(act):>10}{m(dep):>9}  {mi:<10}{pt:<11}{m(bal):>9}  {st}")
    if pg==pages-1:
        v=sum(x['statusText']=='VACANT' for x in rows); occ=len(rows)-v
        w("-"*len(hdr)); w(f"{'*** TOTAL':<53}{m(T['marketRent']):>9}{m(T['contractRent']):>10}{m(T['deposit']):>9}  {'':<10}{'':<11}{m(T['balance']):>9}"); w(""); w(f"UNITS {len(rows)}   RENTED {occ}   VACANT {v}   OCCUPANCY {occ/len(rows)*100:.1f}%"); w("RENTED INCLUDES LATE AND LIEN. TRAILING MINUS = CREDIT (PAID AHEAD).  *** END OF LIST ***")
p.output(B+'documents/'+fn)
for x in rows: assert len(x.get('tenantName',''))<=23
save(fn,truth("Blue Heron Mini Storage","2025-08-01",rows,occ,v,planted=pl),"SELF_STORAGE","Courier program print, landscape, trailing minus credits, 126 units",False,{k:T[k] for k in T if k!='contractRent'})
