# Apartment roll, buildings as own column printed once, charges as extra rows, numbers as text
from xl import *
N='rentmgr_export_charges_as_rows_tamarind.xlsx'; r=R(1917)
wb=Workbook();w=wb.active;w.title='Report'
def put(R_,k,v,b=False,al=None):
    c=w.cell(R_,k,v);c.font=Font(name='Tahoma',size=9,bold=b)
    if al: c.alignment=Alignment(horizontal=al)
    return c
w.merge_cells('A1:L1');put(1,1,'TAMARIND TERRACE (TT)',1);w.merge_cells('A2:L2');put(2,1,'Rent Roll w/ Recurring Charges - Through 01/31/2026')
for k,h in enumerate(['Bldg','Unit','Type','Unit Status','Name','Lease Start','Lease End','Charge','Amount','Market','Sec Dep','Bal Due'],1): put(4,k,h,1).border=Border(bottom=thin,top=thin)
m=lambda x:f'{x:,.2f}' if x>=0 else f'-{-x:,.2f}'
R_=5;rows=[];ty=[('1x1 Flat',1015),('2x1 Flat',1180),('2x2 Townhome',1375)]
for b in ('Acacia','Banyan','Cassia','Durian'):
    bs=R_
    first=True;rs=[]
    for j in range(1,9):
        u=f'{b[0]}-{j}';t=ty[(j*2+ord(b[0]))%3];mk=float(t[1])
        if first: put(R_,1,b,1);first=False
        put(R_,2,u);put(R_,3,t[0]);put(R_,10,m(mk),al='right')
        z=(b,j)
        if z in((('Acacia',3)),('Banyan',8),('Durian',2)):
            st='Vacant - Ready' if b!='Durian' else 'Vacant - Down';put(R_,4,st);rs.append(row(unit=u,building=b,unitType=t[0],statusText=st,marketRent=mk));R_+=1;continue
        st='Occupied' if z not in(('Acacia',6),('Cassia',1)) else 'Occupied - NTV'
        n=r.nm(True);rt=mk-r.choice([0,0,15,30,45,65]);ch=[('RENT',rt)]
        for cd,a,p in(('PETR',30.0,.3),('WASH',45.0,.35),('GAR',85.0,.15),('EMPL',-200.0,0)):
            if r.random()<p: ch.append((cd,a))
        if z==('Banyan',1): ch.append(('EMPL',-200.0))
        a=D.date(2025,r.randint(2,12),1);e=addy(a,1)-D.timedelta(1);mt=r.random()<.12;dep=float(r.choice([250,400,500]));bal=float(r.choice([0,0,0,0,rt,-15.5,62]))
        put(R_,4,st);put(R_,5,n);put(R_,6,a.strftime('%d-%b-%Y'));put(R_,7,'Month-to-Month' if mt else e.strftime('%d-%b-%Y'));put(R_,11,m(dep),al='right');put(R_,12,m(bal),al='right')
        for cd,v in ch: put(R_,8,cd);put(R_,9,m(v),al='right');R_+=1
        tot=sum(v for _,v in ch)
        if len(ch)>1: put(R_,8,'Unit total').font=Font(name='Tahoma',size=9,italic=True);put(R_,9,m(tot),al='right').border=Border(top=thin);R_+=1
        rs.append(row(unit=u,building=b,unitType=t[0],statusText=st,tenantName=n,leaseStartDate=iso(a),leaseEndDate='Month-to-Month' if mt else iso(e),marketRent=mk,contractRent=rt,deposit=dep,balance=bal,charges=[dict(code=c_,amount=v) for c_,v in ch],totalCharges=tot if len(ch)>1 else None))
        rs[-1]['_t']=tot
    q=lambda k,x_:round(sum(x.get(k,0) for x in x_),2)
    put(R_,2,f'{b} - 8 units',1);put(R_,9,m(q('_t',rs)),1,'right');put(R_,10,m(q('marketRent',rs)),1,'right');put(R_,11,m(q('deposit',rs)),1,'right');put(R_,12,m(q('balance',rs)),1,'right')
    for k in range(1,13): w.cell(R_,k).fill=fill('E7E6E6')
    R_+=2;rows+=rs
put(R_,2,'Tamarind Terrace - 32 units',1)
for k,key in((9,'_t'),(10,'marketRent'),(11,'deposit'),(12,'balance')): put(R_,k,m(q(key,rows)),1,'right').border=Border(top=thin,bottom=med)
allc=q('_t',rows)
R_+=2;put(R_,2,'Charge recap',1);R_+=1;cs={}
for x in rows:
    x.pop('_t',None)
    for c in x.get('charges',[]): cs[c['code']]=cs.get(c['code'],0)+c['amount']
for a,b in cs.items(): put(R_,2,a);put(R_,3,m(b),al='right');R_+=1
put(R_,2,'Total');put(R_,3,m(sum(cs.values())),al='right');assert abs(sum(cs.values())-allc)<.01
R_+=2;put(R_,2,'Occupied 29');put(R_,3,'Vacant 3')
widths(w,[9,10,14,15,24,12,15,10,11,11,10,11]);w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc(N))
print('rent recap',cs['RENT'],q('contractRent',rows),len(rows))
save(N,'MULTIFAMILY','Rent Manager export, recurring charges on rows of their own, building printed once, amounts as text',True,'TAMARIND TERRACE','2026-01-31',rows,32,29,3,{k:q(k,rows) for k in('marketRent','deposit','balance')})
