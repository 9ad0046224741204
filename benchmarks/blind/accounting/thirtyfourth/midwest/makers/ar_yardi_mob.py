# Yardi-like aging detail: tenant heading over lines by charge code, tenant totals
import random; random.seed(92)
from fpdf import FPDF
from common import *
N='ar_kettle_creek_mob_detail'
TN=[('100','t0000412','Lakeside Family Practice PC',['rent','cam','ret']),('115','t0000418','Midland Foot & Ankle',['rent','late']),('120','t0000433','Sunrise Pediatric Dentistry',['cam']),('200','t0000440','Ostrander Imaging LLC',['rent','cam','elec','late']),('210','t0000451','Cedar Hearing Center',['ret','cam']),('225','t0000467','Briar Physical Therapy',['rent','cam']),('240','t0000470','Northfork Eye Associates',['elec']),('300','t0000482','Tallgrass OB/GYN Group',['rent','cam','ret','park']),('315','t0000499','Plover Sleep Lab',['rent','late'])]
base=dict(rent=6200,cam=1480,ret=960,elec=410,late=150,park=225)
p=FPDF('L','mm','letter'); p.set_auto_page_break(False); W=[20,76,26,26,26,26,26,26]; X0=14
H=[('Charge\nCode','Description','Total\nOwed','0-30\nOwed','31-60\nOwed','61-90\nOwed','Over 90\nOwed','Pre-\npayments')]
desc=dict(rent='Base Rent',cam='CAM Estimate',ret='Real Estate Tax Estimate',elec='Electric Sub-Meter',late='Late Fee',park='Reserved Parking')
def page():
    p.add_page(); p.set_font('Helvetica','B',12); p.set_xy(14,10); p.cell(250,6,'Aging Detail',align='C'); p.set_font('Helvetica','',8)
    p.set_xy(14,16); p.cell(250,4,'DB Caption: LIVE   Property: kcmob   Status: Current, Past, Future   Age As Of: 08/31/2025   Post To: 08/2025',align='C')
    p.set_font('Helvetica','B',8); x=X0
    for w,h in zip(W,H[0]):
        L=h.split('\n'); L=['']*(2-len(L))+L
        for i,s in enumerate(L): p.set_xy(x,24+i*4); p.cell(w,4,s,align='L' if x<X0+50 and w!=26 else 'R')
        x+=w
    p.line(X0,32.5,X0+sum(W),32.5); p.set_y(34)
def line(c,d,v,b=''):
    p.set_font('Helvetica',b,8); y=p.get_y(); p.set_x(X0); p.cell(W[0],5,c); p.cell(W[1],5,d)
    for x in v: p.cell(26,5,f'{x:,.2f}',align='R')
    p.set_y(y+5)
K=['current','b0_30','b31_60','b61_90','b90','prepaid']; rows=[];T=[];G=[0]*6; page()
for u,i,n,ch in TN:
    if p.get_y()+5*(len(ch)+3)>200: page()
    p.set_font('Helvetica','B',8); p.set_x(X0); p.cell(0,5,f'{n} ({i})   Unit: {u}'); p.ln(5); g=[0]*6
    for c in ch:
        a=base[c]*random.choice([.6,1,1,1.3]); k=random.choice([1,1,2,2,3,4]); v=[0.0]*6
        for j in range(1,1+k): v[j]=round(a if c in('late','park') else a*random.choice([1,1,.42]),2)
        v[0]=round(sum(v[1:5]),2)
        if c=='cam' and u in('120','225'): v[5]=-round(a*.5,2)
        line(c,desc[c],v); g=[round(s+t,2) for s,t in zip(g,v)]
        rows.append({"unit":u,"resident":i,"name":n,"charge":c,**dict(zip(['other:Current Owed','b0_30','b31_60','b61_90','b90','prepaid'],v))})
    p.line(X0+96,p.get_y(),X0+sum(W),p.get_y()); line('',n,g,'B'); p.ln(2.5)
    T.append({"label":n,**dict(zip(['other:Current Owed','b0_30','b31_60','b61_90','b90','prepaid'],g))}); G=[round(s+t,2) for s,t in zip(G,g)]
p.line(X0,p.get_y(),X0+sum(W),p.get_y()); line('','Grand Total',G,'B'); T.append({"label":'Grand Total',**dict(zip(['other:Current Owed','b0_30','b31_60','b61_90','b90','prepaid'],G))})
p.output(out(N+'.pdf')); print(len(rows),G)
M=['other:Current Owed','b0_30','b31_60','b61_90','b90','prepaid']
# "Current Owed" stands for all that is owed (sum of the buckets) -> total
R=lambda d:{('total' if k=='other:Current Owed' else k):v for k,v in d.items()}
save(N,'pdf','AR','OFFICE','Yardi aging detail by charge',[('total' if k==M[0] else k) for k in M],[R(r) for r in rows],[R(t) for t in T])
