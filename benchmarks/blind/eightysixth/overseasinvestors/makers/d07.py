from h import *
from fpdf import FPDF
random.seed(8607)
FN='RentRoll_Lease_Charges_CooperageQuay.pdf'
fi='Aoife Brian Ciara Declan Eoin Fiona Gareth Hilary Ivan Julia Kevin Laura Manus Nora Oisin Paula Ronan Sinead Tadhg Una Viktor Wanda Zofia Amit Lucas'.split()
la="Brennan Cassidy Delaney Egan Fallon Gilhooly Hynes Jordan Keogh Lalor McEntee Nagle O'Dea Prendiville Quirke Redmond Sheehy Tierney Walsh Silva Nowak Patel Costa Moloney Heffernan".split()
TY={'1B1':('1 Bed',48.5,1885),'2B1':('2 Bed 1 Bath',69,2290),'2B2':('2 Bed 2 Bath',76.5,2460),'3B2':('3 Bed 2 Bath',95,2980),'STU':('Studio',39,1595)}
U=[];used=set()
def nm():
    while 1:
        x=f'{random.choice(la)}, {random.choice(fi)}'
        if x not in used: used.add(x); return x
for f in range(1,8):
    for k in range(1,17):
        t=['1B1','1B1','2B2','2B1','STU','1B1','2B2','3B2'][(k-1)%8]; _,sz,mk=TY[t]; mk+=10*f
        z=random.random(); st='Occ' if z<.9 else 'Vacant' if z<.95 else 'Notice'
        u=dict(id=f'CQ-{f}{k:02d}',t=t,sz=sz,mk=mk,st=st)
        if st!='Vacant':
            mi=addm(D(2022,3,1),random.randrange(0,40))+dt.timedelta(days=random.randrange(0,27)); ls=mi
            le=exp(ls,1)
            while le<D(2025,7,31): le=exp(le+dt.timedelta(days=1),1)
            rent=round(mk*random.uniform(.88,1.0)); ch=[('rent',rent)]
            if random.random()<.45: ch.append(('pkg',150 if t!='3B2' else 175))
            if random.random()<.2: ch.append(('pet',40))
            if random.random()<.12: ch.append(('stor',25))
            u.update(nm=nm(),mi=mi,ls=ls,le=le,ch=ch,dep=rent,bal=random.choice([0]*12+[rent,-25.0,150.0,round(rent*.5,2)]),mo=D(2025,8,random.choice([8,15,22,29])) if st=='Notice' else None)
        U.append(u)
FUT=[dict(id='CQ-205',t='STU',sz=39,nm=nm(),mi=D(2025,8,4)),dict(id='CQ-412',t='2B1',sz=69,nm=nm(),mi=D(2025,8,18))]
for x in FUT:
    u=[v for v in U if v['id']==x['id']][0]; x['t']=u['t']; x['sz']=u['sz']; x['mk']=u['mk']; x['ch']=[('rent',u['mk']-20)]; x['dep']=0; x['bal']=0; x['le']=exp(x['mi'],1)
    if u['st']=='Occ': u['st']='Notice'; u['mo']=x['mi']-dt.timedelta(days=3)
f=lambda d:d.strftime('%d/%m/%Y')
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',10); s.cell(0,4.5,'Rent Roll with Lease Charges',align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8); s.cell(0,4,'Cooperage Quay (cq1)',align='C',new_x='LMARGIN',new_y='NEXT'); s.cell(0,4,'As Of = 31/07/2025   Month Year = 07/2025',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',6.6)
        for rr in(('Unit','Unit Type','Unit','Resident','Name','Market','Charge','Amount','Resident','Move In','Lease','Move Out','Balance'),('','','Sq Mtr','','','Rent','Code','','Deposit','','Expiration','','')):
            for (w,a),x in zip(CW,rr): s.cell(w,3.4,x,align=a)
            s.ln()
        y=s.get_y()+.6; s.line(10,y,287,y); s.ln(1.6)
    def footer(s): s.set_y(-10); s.set_font('Helvetica','',6.5); s.cell(100,4,'01/08/2025 07:42'); s.cell(0,4,f'Page {s.page_no()} of {{nb}}',align='R')
CW=[(16,'L'),(15,'L'),(13,'R'),(19,'C'),(38,'L'),(21,'R'),(19,'C'),(22,'R'),(22,'R'),(22,'C'),(22,'C'),(22,'C'),(24,'R')]
p=P('L','mm','A4'); p.set_auto_page_break(False); p.add_page()
rows=[]; tid=[3100]
def line(v,b=''):
    p.set_font('Helvetica',b,6.6)
    for (w,a),x in zip(CW,v): p.cell(w,3.5,str(x),align=a)
    p.ln()
def rec(u,sec):
    ch=u.get('ch',[]); need=3.5*(max(1,len(ch))+1)+2
    if p.get_y()+need>196: p.add_page()
    vac=not ch
    tid[0]+=7; tot=sum(a for _,a in ch)
    L=[u['id'],u['t'],f"{u['sz']:.2f}",'VACANT' if vac else f't00{tid[0]}','VACANT' if vac else u['nm'],f"{u['mk']:,.2f}",ch[0][0] if ch else '',f'{ch[0][1]:,.2f}' if ch else '0.00',f"{u.get('dep',0):,.2f}",f(u['mi']) if not vac else '',f(u['le']) if not vac else '',f(u['mo']) if u.get('mo') else '',f"{u.get('bal',0):,.2f}"]
    line(L)
    for c,a in ch[1:]: line(['']*6+[c,f'{a:,.2f}']+['']*5)
    y=p.get_y()
    if ch: p.line(170,y,190-6,y) if False else None; line(['']*6+['Total',f'{tot:,.2f}']+['']*5,'B')
    p.ln(1)
    R=dict(unit=u['id'],unitType=u['t'],area=u['sz'],marketRent=u['mk'],section=sec,deposit=u.get('dep',0),balance=u.get('bal',0),contractRent=0 if vac else None,statusText='VACANT' if vac else ('Future' if 'Future' in sec else 'Occupied'))
    if not vac: R.update(tenantName=u['nm'],moveInDate=iso(u['mi']),leaseEndDate=iso(u['le']),moveOutDate=iso(u['mo']) if u.get('mo') else None,contractRent=ch[0][1],totalCharges=tot,charges=[dict(code=c,amount=a) for c,a in ch])
    rows.append(R); return tot
s1='Current/Notice/Vacant Residents'; p.set_font('Helvetica','B',7); p.cell(0,4,s1,new_x='LMARGIN',new_y='NEXT')
ct=sum(rec(u,s1) for u in U)
cm=sum(u['mk'] for u in U)
if p.get_y()>180: p.add_page()
line(['Total','','','',s1[:24],f'{cm:,.2f}','',f'{ct:,.2f}',f"{sum(u.get('dep',0) for u in U):,.2f}",'','','',f"{sum(u.get('bal',0) for u in U):,.2f}"],'B'); p.ln(2)
s2='Future Residents/Applicants'; p.set_font('Helvetica','B',7); p.cell(0,4,s2,new_x='LMARGIN',new_y='NEXT')
FT=sum(rec(u,s2) for u in FUT)
p.add_page(); p.set_font('Helvetica','B',8); p.cell(0,5,'Summary Groups',new_x='LMARGIN',new_y='NEXT')
occ=[u for u in U if u['st']!='Vacant']; vac=[u for u in U if u['st']=='Vacant']
def sm(v,b=''):
    p.set_font('Helvetica',b,7)
    for w,x in zip((60,30,32,32,26,26,30),v): p.cell(w,4,x,align='L' if w==60 else 'R')
    p.ln()
sm(['','Square Mtr','Market Rent','Lease Charges','# Of Units','% Occ.','Balance'],'B')
for n,g in(('Occupied Units',occ),('Total Vacant Units',vac)): sm([n,f"{sum(u['sz'] for u in g):,.2f}",f"{sum(u['mk'] for u in g):,.2f}",f"{sum(a for u in g for _,a in u.get('ch',[])):,.2f}",str(len(g)),f'{100*len(g)/len(U):.2f}',f"{sum(u.get('bal',0) for u in g):,.2f}"])
sm(['Totals:',f"{sum(u['sz'] for u in U):,.2f}",f'{cm:,.2f}',f'{ct:,.2f}',str(len(U)),'100.00',f"{sum(u.get('bal',0) for u in U):,.2f}"],'B'); p.ln(3)
p.set_font('Helvetica','B',8); p.cell(0,5,'Summary of Charges by Charge Code (Current/Notice Residents Only)',new_x='LMARGIN',new_y='NEXT')
for c in('pet','pkg','rent','stor'): sm([c,f"{sum(a for u in U for k,a in u.get('ch',[]) if k==c):,.2f}",'','','','',''])
sm(['Total',f'{ct:,.2f}','','','','',''],'B')
p.output(doc(FN))
save(FN,'MULTIFAMILY','Yardi-like rent roll with lease charges, Dublin build-to-rent, multi-page, future residents',True,'Cooperage Quay','2025-07-31',rows,len(U),len(occ),len(vac))
