# weekly lease-up tracker, fpdf2 landscape, grouped by bedroom
from h import *; from fpdf import FPDF; import datetime
r=random.Random(99); N='Leaseup_Tracker_The_Corliss_wk31.pdf'
S=[('STUDIO',[('S1',28,492,1690),('S2',14,538,1775)]),('ONE BEDROOM',[('A1',46,655,1985),('A2',38,702,2060),('A3 (balcony)',22,748,2195),('A4 (loft)',6,911,2550)]),('TWO BEDROOM',[('B1',34,1012,2740),('B2',30,1077,2865),('B3 (corner)',12,1190,3150)]),('PENTHOUSE',[('P1',3,1466,4600),('P2',2,1725,5395)])]
p=FPDF('L','mm','Letter'); p.set_creation_date(datetime.datetime(2026,11,23)); p.set_auto_page_break(False); p.add_page(); p.set_margins(12,10)
p.set_font('helvetica','B',15); p.set_xy(12,10); p.cell(0,7,'THE CORLISS  -  Lease-Up Tracker'); p.set_font('helvetica','',9); p.set_xy(12,17); p.cell(0,5,'Week 31  |  week ending Sunday, November 22, 2026  |  First move-in 4/20/2026  |  235 apartment homes')
# activity box
p.set_xy(12,25); p.set_font('helvetica','B',8); p.set_fill_color(220,230,241)
for t,w in zip(['THIS WEEK','Traffic','Tours','Applications','Denied/Cancelled','Net Leases','Move-ins','Move-outs'],[30,24,24,28,32,26,26,26]): p.cell(w,6,t,1,align='C',fill=True)
p.set_xy(12,31); p.set_font('helvetica','',8)
for t,w in zip(['Actual','41','27','9','3','6','5','1'],[30,24,24,28,32,26,26,26]): p.cell(w,5.5,t,1,align='C')
p.set_xy(12,36.5)
for t,w in zip(['Pro forma','-','-','-','-','5','5','-'],[30,24,24,28,32,26,26,26]): p.cell(w,5.5,t,1,align='C')
Wd=[36,16,18,20,20,20,20,22,26,28,27]; hd=['Floor Plan','Total\nUnits','Avg\nSq Ft','Occupied','Preleased\nNot Moved In','Available','% Occ.','% Leased','Pro Forma\nRent','Asking\nRent','In-Place Net\nEffective Rent']
K=['units','sf','occupied','other:Preleased Not Moved In','other:Available','pct_occ','pct_leased','other:Pro Forma Rent','market','actual']
y=48; p.set_xy(12,y); p.set_fill_color(31,56,100); p.rect(12,y,sum(Wd),10,'F'); p.set_text_color(255); p.set_font('helvetica','B',8); x=12
for t,w in zip(hd,Wd):
    L=t.split('\n')
    for i,s in enumerate(L): p.set_xy(x,y+(2.8 if len(L)==1 else .8+i*4)); p.cell(w,4.4,s,align='C' if w!=36 else 'L')
    x+=w
p.set_text_color(0); y+=11; T=[];tot=[]
def line(lab,q,b=False,fill=None):
    global y
    if fill: p.set_fill_color(*fill)
    p.set_xy(12,y); p.set_font('helvetica','B' if b else '',8.5)
    tx=[f'{q[0]}',f'{q[1]:,}',f'{q[2]}',f'{q[3]}',f'{q[4]}',f'{q[5]:.1f}%',f'{q[6]:.1f}%',f'$ {q[7]:,}',f'$ {q[8]:,}',f'$ {q[9]:,}']
    for i,(t,w) in enumerate(zip([lab]+tx,Wd)): p.cell(w,5.6,('   ' if i==0 and not b else '')+t,'TB' if b else 'B',align='L' if i==0 else 'R',fill=bool(fill))
    y+=5.6
p.set_draw_color(170)
def agg(lab,L,fill):
    u=sum(q[0] for q in L);o=sum(q[2] for q in L);pr=sum(q[3] for q in L);lv=o+pr
    w=lambda j,k=lambda q:q[0]: round(sum(k(q)*q[j] for q in L)/sum(map(k,L)))
    q=[u,w(1),o,pr,u-lv,round(o/u*100,1),round(lv/u*100,1),w(7),w(8),w(9,lambda q:q[2]+q[3])]; line(lab,q,True,fill); tot.append(dict(label=lab,**dict(zip(K,q))))
A=[]
for n,pl in S:
    p.set_xy(12,y+.6); p.set_font('helvetica','B',8.5); p.cell(60,5,n); y+=6.2; L=[]
    for ty,u,sf,pf in pl:
        o=round(u*r.uniform(.5,.8)); pr=round(u*r.uniform(.02,.14)) ; ask=pf+r.choice([-85,-40,0,25,60]); ne=round(ask*r.uniform(.88,.95))
        if ty=='P2': o,pr=1,0
        q=[u,sf,o,pr,u-o-pr,round(o/u*100,1),round((o+pr)/u*100,1),pf,ask,ne]; line(ty,q); T.append(dict(type=ty,**dict(zip(K,q)))); L.append(q)
    agg({'STUDIO':'Studio','ONE BEDROOM':'One Bedroom','TWO BEDROOM':'Two Bedroom','PENTHOUSE':'Penthouse'}[n]+' Subtotal',L,(238,242,248)); A+=L; y+=1.5
agg('TOTAL / AVG',A,(200,212,232)); assert tot[-1]['units']==235
y+=5; p.set_font('helvetica','',7.5)
for t in ['Concession in effect: 8 weeks free on 14+ month terms (all plans), waived admin fee. Net effective = gross lease rent less concessions over the term.','% Leased includes preleased homes not yet moved in. Weighted by total units; net effective weighted by occupied and preleased homes.','Stabilization (93% occupied) pro forma: March 2027. Current absorption 5.8 net leases / week.']: p.set_xy(12,y); p.cell(0,4,t); y+=4.2
p.output(D(N)); save(N,'UM','weekly lease-up tracker by bedroom groups, preleased and net effective, fpdf2',True,K,T,tot)
