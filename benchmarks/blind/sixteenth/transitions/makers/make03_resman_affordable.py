from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(1403); AS=D(2026,1,31); N='marigold_commons_rr.pdf'
W,H=letter; c=canvas.Canvas(str(DOC/N),pagesize=letter,invariant=1); F='Helvetica';B='Helvetica-Bold'; pg=0
TY={'1BR 50%':(640,1020,884),'1BR 60%':(640,1020,1061),'2BR 50%':(870,1240,1060),'2BR 60%':(870,1240,1272),'3BR 60%':(1105,1465,1470)}
def head():
    global pg
    pg+=1; c.setFillColorRGB(.13,.35,.5); tx(c,30,758,'Marigold Commons','l',B,14); c.setFillGray(.25); tx(c,30,744,'Rent Roll  |  January 31, 2026  |  LIHTC / Project Based Section 8','l',F,8.5); c.setFillGray(0)
    y=728; c.setStrokeColorRGB(.13,.35,.5); c.setLineWidth(1.2); c.line(30,y,582,y)
    # two-line header aligned to two-line records
    for x,a,h in((30,'l','Unit'),(72,'l','Unit Type'),(150,'r','Sq. Feet'),(158,'l','Household'),(285,'l','Status'),(345,'l','Move In'),(395,'l','Lease Start'),(446,'l','Lease End'),(532,'r','Market Rent'),(582,'r','Tax Cr. Max')): tx(c,x,y-11,h,a,B,7)
    for x,a,h in((72,'l','Move Out'),(205,'r','Contract Rent'),(262,'r','Tenant Rent'),(318,'r','HAP Subsidy'),(362,'r','Pet Fee'),(410,'r','Credits'),(468,'r','Total Charges'),(528,'r','Deposits Held'),(582,'r','Balance')): tx(c,x,y-21,h,a,'Helvetica-Oblique',7)
    c.setLineWidth(.5); c.line(30,y-25,582,y-25)
    c.setFillGray(.4); tx(c,30,24,'Printed 2/3/2026 9:14 AM by transition@ridgelinepm','l',F,6.5); tx(c,582,24,f'Page {pg}','r'); c.setFillGray(0); return y-38
y=head(); rows=[]; tots=[]
ST=iter(range(99)); seq=0; grand=dict.fromkeys('marketRent contractRent tr hap pet cr totalCharges deposit balance'.split(),0)
def totline(lab,d,n):
    global y
    c.setFillGray(.92); c.rect(28,y-14,556,23,0,1); c.setFillGray(0)
    tx(c,30,y,lab,'l',B,7); tx(c,158,y,f'{n} units','l',B,7); tx(c,532,y,m2(d['marketRent']),'r',B,7)
    for x,k in((205,'contractRent'),(262,'tr'),(318,'hap'),(362,'pet'),(410,'cr'),(468,'totalCharges'),(528,'deposit'),(582,'balance')): tx(c,x,y-10,par(d[k]),'r',B,7)
    y-=30
counts={'Current':0,'Notice':0,'Vacant Ready':0,'Vacant Not Ready':0}
for b,fl in (('Building A',4),('Building B',5),('Building C',4)):
    if y<110: c.showPage(); y=head()
    tx(c,30,y,b,'l',B,9); y-=14; sub=dict.fromkeys(grand,0); n=0
    for i in range(fl*3 if b!='Building B' else 14):
        u=f'{b[-1]}{101+i%7+100*(i//7)}'; ty=r.choice(list(TY)); sf,mk,mx=TY[ty]; seq+=1; n+=1
        st={5:'Vacant Ready',13:'Notice',22:'Vacant Not Ready',29:'Notice',33:'Vacant Ready'}.get(seq,'Current'); counts[st]+=1
        if y<60: c.showPage(); y=head(); tx(c,30,y,b+' (continued)','l',B,9); y-=14
        if n%2==0: c.setFillColorRGB(.95,.97,.99); c.rect(28,y-14,556,22,0,1); c.setFillGray(0)
        tx(c,30,y,u,'l',B,7); c.setFont(F,7); tx(c,72,y,ty); tx(c,150,y,f'{sf:,}','r'); tx(c,285,y,st); tx(c,532,y,m2(mk),'r'); tx(c,582,y,m2(mx),'r')
        k=dict(unit=u,building=b,unitType=ty,area=sf,statusText=st,marketRent=mk)
        if st.startswith('Vac'):
            tx(c,158,y,'—'); 
            for x in(205,262,318,362,410,468,528,582): tx(c,x,y-10,'-','r')
            sub['marketRent']+=mk
        else:
            f,l=pers(r); s,e=lease(r,AS); s=s.replace(day=1); e=addm(s,12)-dt.timedelta(days=1); mi=addm(s,-12*r.randint(0,6)); con=min(mx,mk)-r.choice([0,0,18,31]); pb='50%' in ty or r.random()<.4
            tr=r.randint(45,520) if pb else con; hap=con-tr; pet=r.choice([0,0,0,15]); cr=r.choice([0]*7+[-25,-40]); dep=r.choice([250,300,tr,400]); bal=r.choice([0,0,0,-12,tr,38.5,4.77]); mo=addm(AS,1).replace(day=r.randint(5,28)) if st=='Notice' else None
            tx(c,158,y,f'{f} {l}'); tx(c,345,y,usx(mi)); tx(c,395,y,usx(s)); tx(c,446,y,usx(e))
            if mo: tx(c,72,y-10,usx(mo))
            v=dict(marketRent=mk,contractRent=con,tr=tr,hap=hap,pet=pet,cr=cr,totalCharges=con+pet+cr,deposit=dep,balance=bal)
            for x,q in((205,'contractRent'),(262,'tr'),(318,'hap'),(362,'pet'),(410,'cr'),(468,'totalCharges'),(528,'deposit'),(582,'balance')): tx(c,x,y-10,par(v[q],'-' if q in('pet','cr','hap') else '0.00'),'r')
            for q in v: sub[q]+=v[q]
            ch=[{"code":a,"amount":v[q]} for a,q in(('Tenant Rent','tr'),('HAP Subsidy','hap'),('Pet Fee','pet'),('Credits','cr')) if v[q]]
            k.update(tenantName=f'{f} {l}',moveInDate=mi,leaseStartDate=s,leaseEndDate=e,moveOutDate=mo,contractRent=con,deposit=dep,balance=bal,totalCharges=con+pet+cr,charges=ch)
        rows.append(row(**k)); y-=23
    if y<60: c.showPage(); y=head()
    totline(f'Total {b}',sub,n)
    for q in grand: grand[q]+=sub[q]
    tots+=[T(f'Total {b}',q,sub[q],building=b) for q in('marketRent','contractRent','totalCharges','deposit','balance')]
if y<150: c.showPage(); y=head()
totline('Property Total',grand,len(rows)); tots+=[T('Property Total',q,grand[q]) for q in('marketRent','contractRent','totalCharges','deposit','balance')]
tx(c,30,y-6,'Occupancy Summary','l',B,8.5); y-=20
for k,v in counts.items(): tx(c,40,y,k,'l',F,7.5); tx(c,160,y,v,'r'); tx(c,210,y,f'{v/len(rows)*100:.1f}%','r'); y-=11
tx(c,40,y,'Total Units','l',B,7.5); tx(c,160,y,len(rows),'r'); tx(c,210,y,'100.0%','r')
c.save(); vac=counts['Vacant Ready']+counts['Vacant Not Ready']
truth(N,'Marigold Commons',AS,rows,len(rows),len(rows)-vac,vac,('MULTIFAMILY','ResMan-like affordable roll, two-line records, HAP subsidy, legal maximum column',True),totals=tots)
