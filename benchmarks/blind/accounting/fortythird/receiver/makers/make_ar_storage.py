from common import *
from fpdf import FPDF
import datetime as dt
r=random.Random(4313); N='PastDue_LockedUnits_Copperline'
K=["total","b1_30","b31_60","b61_90","b90","other:LIEN + LATE"]
asof=dt.date(2026,5,31); recs=[]
us=r.sample([f"{b}{n:03d}" for b in "ABCDH" for n in range(1,60)],58)
for u in us:
    a,b=person(r); rate=r.choice([49,59,72,85,99,118,135,165,189])
    days=r.choice([r.randint(3,29)]*5+[r.randint(31,59)]*3+[r.randint(61,89)]*2+[r.randint(92,260)])
    pt=asof-dt.timedelta(days=days); n=days//30+1
    v=[0]*4
    for i in range(n): v[min(i,3)]+=rate*100
    v=v[:]  # newest month in first bucket
    if r.random()<.2: v[min(n-1,3)]-=r.randint(500,3000)
    fee=0 if days<8 else 1500*min(n,3)+(4500 if days>45 else 0)
    if days<8: fee=0
    nm=f"{b}, {a}" if r.random()<.9 else f"{b} {r.choice(['Plumbing','Estate Sales','Catering LLC','Roofing'])}"
    recs.append(dict(u=u,nm=nm,pt=pt,days=days,v=v,fee=fee,rate=rate,ph=f"({r.choice([614,740,937])}) 555-0{r.randint(100,199)}"))
recs.sort(key=lambda x:-x['days'])
drop=27
pdf=FPDF('P','mm','A4'); pdf.set_auto_page_break(False); pdf.set_title('Past due')
X=[10,24,72,92,104,124,141,158,175]; Wd=[14,48,20,12,20,17,17,17,17]+[0]
X=[8,21,67,86,98,118,135,152,169,186]; Wd=[13,46,19,11,20,17,17,17,17,16]
HD=["UNIT","TENANT","PAID TO","DAYS","TOTAL DUE","1-30","31-60","61-90","90+","LIEN +|LATE"]
rows=[];tot=[];pg=0
def head():
    global y,pg; pg+=1; pdf.add_page(); pdf.set_fill_color(30,60,110); pdf.rect(8,8,194,11,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',13); pdf.set_xy(10,10); pdf.cell(100,7,"COPPERLINE SELF STORAGE"); pdf.set_font('Helvetica','',9); pdf.set_xy(100,10); pdf.cell(100,7,"Past Due / Overlocked Units   05/31/2026",align='R'); pdf.set_text_color(0)
    y=23; pdf.set_font('Helvetica','B',7.5)
    for h,x,w,i in zip(HD,X,Wd,range(10)):
        al='L' if i<2 else 'C' if i<4 else 'R'; p=h.split('|')
        for j,s in enumerate(p): pdf.set_xy(x,y+(3.4 if len(p)==1 else 3.4*j)); pdf.cell(w,3.4,s,align=al)
    pdf.line(8,y+7.4,202,y+7.4); y+=9
    pdf.set_font('Helvetica','',7); pdf.set_xy(8,287); pdf.cell(194,4,f"SiteKeeper 5.2  store 0031  clerk: RECEIVER      {pg}",align='C')
def z(c): return f(c) if c else ''
def sumline(lab,L,idx):
    global y
    V=[sum(sum(q['v'])+q['fee'] for q in L)]+[sum(q['v'][i] for q in L) for i in range(4)]+[sum(q['fee'] for q in L)]
    pdf.set_font('Helvetica','B',7.5); pdf.line(98,y,202,y); pdf.set_xy(8,y+.8); pdf.cell(88,4,lab)
    for x,w,s in zip(X[4:],Wd[4:],V): pdf.set_xy(x,y+.8); pdf.cell(w,4,f(s),align='R')
    t={"label":lab}; 
    for k,s in zip(K,V): t[k]=m(s)
    t['_idx']=idx; tot.append(t); y+=6
head(); pl=[];pi=[]
for i,q in enumerate(recs):
    if y>268: sumline(f"Page {pg} total",pl,pi); head(); pl=[];pi=[]
    tt=sum(q['v'])+q['fee']; pl.append(q)
    vals=[q['u'],q['nm'],q['pt'].strftime('%m/%d/%Y'),str(q['days']),f(tt)]+[z(x) for x in q['v']]+[z(q['fee'])]
    if i==drop:
        dq=q; continue
    if len(rows)%2: 
        pdf.set_fill_color(238,242,248); pdf.rect(8,y-.3,194,8 ,'F')
    pdf.set_font('Helvetica','',8)
    for j,(s,x,w) in enumerate(zip(vals,X,Wd)):
        pdf.set_xy(x,y); pdf.cell(w,4,s,align='L' if j<2 else 'C' if j<4 else 'R')
    pdf.set_font('Helvetica','I',6.5); pdf.set_text_color(90); pdf.set_xy(21,y+3.7); pdf.cell(120,3.4,f"{q['ph']}   street rate {q['rate']}/mo"+("   LIEN NOTICE MAILED" if q['days']>45 else "   overlock on" if q['days']>7 else "")); pdf.set_text_color(0)
    y+=8
    o={"unit":q['u'],"name":q['nm'],"other:PAID TO":q['pt'].isoformat(),"other:DAYS":q['days'],"total":m(tt)}
    for k,x in zip(K[1:],q['v']+[q['fee']]):
        if x: o[k]=m(x)
    pi.append(len(rows)); rows.append(o)
if y>262: sumline(f"Page {pg} total",pl,pi); head()
else: sumline(f"Page {pg} total",pl,pi)
sumline("STORE TOTAL",recs,range(len(rows)))
pdf.set_font('Helvetica','',7.5); pdf.set_xy(8,y+2); pdf.multi_cell(190,4,"Fees are outside the aging buckets and included in TOTAL DUE. Auction held by order of the court; no unit to be sold without the receiver's written consent.")
pdf.output(DOC+N+'.pdf')
for t in tot: t2=t
planted={"what":f"row of unit {dq['u']} {dq['nm']} (total due {f(sum(dq['v'])+dq['fee'])}) left out; page and store totals still include it","kind":"row_dropped"}
save(N,'AR',planted,["other:DAYS"]+K,rows,tot,K)
