from common import *
import xlsxwriter
F='10_duplex_rentec.xlsx'
R=random.Random(1010); N=Names(1010)
wb=xlsxwriter.Workbook(doc(F)); f=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k})
ws=wb.add_worksheet('Tenant Rent Roll')
ws.write(0,0,'Report: Tenant Rent Roll',f(bold=True,font_size=12)); ws.write(1,0,'Account: Fontaine Family Rentals'); ws.write(2,0,'Date: 2026-01-31'); ws.write(2,4,'Filter: all properties, include vacant')
h=f(bold=True,bottom=2,bg_color='#c9daf8'); b=f(); mt=f(num_format='$#,##0.00;[Red]-$#,##0.00'); s=f(bold=True,num_format='$#,##0.00;[Red]-$#,##0.00',top=1); gp=f(bold=True,font_color='#1f4e79')
H=['Unit','Beds/Baths','Sq Ft','Tenant(s)','Lease','Rent','Rent Due Day','Deposit','Current Balance']
for c,x in enumerate(H): ws.write(4,c,x,h)
st=['412 Dogwood St','415 Dogwood St','1907 Peach Orchard Rd','22 Hollow Ct','24 Hollow Ct','330 Calhoun Ave','5511 Tinker Mill Rd','88 Varnell Ln','90 Varnell Ln','1240 Sycamore Ter','7 Gordon Pl','2301 E 34th St']
r=5; rows=[]; G=[0,0,0]; occ=0
for k,a in enumerate(st):
    ws.write(r,0,f'{a} (duplex)' if k!=9 else f'{a} (triplex)',gp); r+=1
    us={0:'AB',1:'AB',9:'123'}.get(k, ['L','R'] if k%3 else '12'); r0=r; S=[0,0,0]
    for u in us:
        bd=R.choice(['2/1','2/1.5','3/2']); sf=R.choice([840,910,975,1080,1125]); ws.write(r,0,u,b); ws.write(r,1,bd,b); ws.write(r,2,sf,f(num_format='#,##0'))
        t=dict(unit=u,propertyName=a,unitType=bd,area=sf)
        if (k,u) in((3,'1'),(7,'R'),(9,'3')):
            ws.write(r,3,'-- Vacant --',b); t['statusText']='Vacant'
        else:
            nm=N.fl(); 
            if R.random()<.3: nm+=' & '+N.pair()[0]
            rent=R.choice([895,925,950,1050,1095,1150,1225]); dep=R.choice([rent,500,rent,800]); bal=R.choice([0]*5+[-35.5,rent,210.0])
            x=date(R.randint(2022,2025),R.randint(2,12),1); 
            if R.random()<.3: lt='Month-to-month'; le=None
            else:
                le=addm(x,12)
                while le<=date(2026,1,31): le=addm(le,12)
                le-=timedelta(days=1); lt=f'{x.isoformat()} to {le.isoformat()}'
            ws.write(r,3,nm,b); ws.write(r,4,lt,b); ws.write(r,5,rent,mt); ws.write(r,6,R.choice(['1st','1st','5th']),b); ws.write(r,7,dep,mt); ws.write(r,8,bal,mt)
            t.update(tenantName=nm,statusText='Occupied',contractRent=rent,deposit=dep,balance=bal,leaseStartDate=iso(x) if le else None,leaseEndDate=iso(le) if le else 'Month-to-month'); occ+=1
            for j,v in enumerate((rent,dep,bal)): S[j]+=v
        rows.append(t); r+=1
    ws.write(r,3,f'Subtotal',s)
    ws.write_blank(r,4,None,s); ws.write_blank(r,6,None,s)
    for j,c in enumerate((5,7,8)):
        L='ABCDEFGHI'[c]; ws.write_formula(r,c,f'=SUBTOTAL(9,{L}{r0+1}:{L}{r})',s,S[j]); G[j]+=S[j]
    r+=2
ws.write(r,0,f'Grand Total: {len(rows)} units, {occ} rented, {len(rows)-occ} vacant',s)
for c in (1,2,3,4,6): ws.write_blank(r,c,None,s)
for j,c in enumerate((5,7,8)):
    L='ABCDEFGHI'[c]; ws.write_formula(r,c,f'=SUBTOTAL(9,{L}6:{L}{r})',s,G[j])
for c,w in enumerate([12,11,8,30,27,13,13,13,16]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'MULTIFAMILY','Rentec-like export','duplexes by address with subtotals',False,None,'2026-01-31',len(rows),occ,len(rows)-occ,rows,sheet=None)
