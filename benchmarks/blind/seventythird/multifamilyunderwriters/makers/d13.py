# NYC-style stabilized walk-up with stores, broker/owner workbook with formulas
from common import *
import xlsxwriter
rng=random.Random(7313); nm=N(rng)
F='1461 Bushwick Terrace - Rent Roll 1.1.26.xlsx'
wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('RR')
fn={'font_name':'Garamond','font_size':10}
f=lambda **k:wb.add_format({**fn,**k})
T_=f(bold=1,font_size=16); H=f(bold=1,text_wrap=1,align='center',valign='vcenter',top=2,bottom=2); C=f(); CC=f(align='center'); M=f(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'); D_=f(num_format='d-mmm-yy',align='center'); SB=f(bold=1,bg_color='#EFE6D5'); MB=f(bold=1,num_format='_($* #,##0.00_)',top=1); it=f(italic=1,font_size=9)
ws.merge_range('B2:K2','1461 Bushwick Terrace, Brooklyn, NY',T_); ws.merge_range('B3:K3','Rent Roll as of January 1, 2026',f(bold=1)); 
hd=['Unit','Tenant','Type','Regulatory Status','Lease Start','Lease Exp.','Legal Rent','Monthly Rent','Annual Rent','Security','Notes']
ws.set_row(4,30)
for i,h in enumerate(hd): ws.write(4,1+i,h,H)
r=5;rows=[]
def put(vals,rent_formula=True):
    for i,v in enumerate(vals):
        if v is None: continue
        if isinstance(v,dt.date): ws.write_datetime(r,1+i,dt.datetime(v.year,v.month,v.day),D_)
        elif i==8: ws.write_formula(r,1+i,f'=I{r+1}*12',M,v)
        elif i in(6,7,9): ws.write_number(r,1+i,v,M)
        else: ws.write(r,1+i,v,CC if i in(0,2,3,4,5) else C)
ws.merge_range(r,1,r,11,'COMMERCIAL',SB); r+=1; r1=r+1;ct=0
for u,t,ty,a,b,rent,sec,nt,st in [('Store 1','Deli 1461 Corp.','Grocery',D(2020,6,1),D(2030,5,31),6200.,12400.,'3% annual increases each June 1; next: $6,386.00 on 6/1/26',[(D(2026,6,1),6386.)]),('Store 2','Halo Nails & Spa Inc.','Salon',D(2024,2,1),D(2029,1,31),4150.,8300.,'$4,275.00 eff. 2/1/26',[(D(2026,2,1),4275.)]),('Rooftop','Tristate Tower Holdings','Antenna',D(2017,10,1),D(2027,9,30),2480.,None,'',[])]:
    put([u,t,ty,None,a,b,None,rent,rent*12,sec,nt or None]); ct+=rent
    rows.append(row(unit=u,tenantName=t,unitType=ty,section='COMMERCIAL',statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rent,annualRent=rent*12,deposit=sec,rentSteps=[dict(date=e.isoformat(),amount=x) for e,x in st])); r+=1
ws.write(r,2,'Commercial Subtotal',f(bold=1)); ws.write_formula(r,8,f'=SUM(I{r1}:I{r})',MB,ct); ws.write_formula(r,9,f'=SUM(J{r1}:J{r})',MB,ct*12); cr=r; r+=2
ws.merge_range(r,1,r,11,'RESIDENTIAL',SB); r+=1; r2=r+1; rt=0;ls_=0;vac=0
for fl in range(2,7):
    for ln in ('A','B','C','D','E'):
        u=f'{fl}{ln}'; ty={'A':'2BR','B':'1BR','C':'1BR','D':'3BR','E':'Studio'}[ln]
        x=rng.random(); reg='FM' if u in('3D','6A','6D','4B') else 'RC' if u=='2A' else 'RS'
        a=D(rng.choice([2024,2025,2025]),rng.randint(1,12),1); yrs=rng.choice([1,2]) if reg=='RS' else 1; b=term(a,12*yrs)
        if b<D(2026,1,1): a=term(a,12*yrs)+dt.timedelta(1); b=term(a,12)
        base={'Studio':1180,'1BR':1360,'2BR':1590,'3BR':1875}[ty]
        d=dict(unit=u,unitType=ty,section='RESIDENTIAL')
        if u=='5C': 
            put([u,'VACANT',ty,'RS',None,None,1482.37,None,None,None,'Renovation in progress']); ls_+=1482.37; vac+=1
            rows.append(row(statusText='VACANT',**d)); r+=1; continue
        if u=='2E':
            put([u,'Superintendent',ty,'Exempt',None,None,None,0.,0.,None,'Rent-free']); rows.append(row(tenantName='Superintendent',statusText='Occupied',**d)); r+=1; continue
        n=nm.fl()
        legal=None
        if reg=='RS':
            rent=round(base*rng.uniform(.72,1.12),2); legal=rent if rng.random()<.7 else round(rent*rng.uniform(1.08,1.4),2)
        elif reg=='RC': rent=742.18; legal=rent; a=None; b='Statutory'
        else: rent=float(round(base*2.05/25)*25)
        sec=rent if reg!='RC' else 210.; nt='Pref. rent' if legal and legal!=rent else ''
        if u=='4D': nt='SCRIE'
        put([u,n,ty,reg,a,b,legal,rent,round(rent*12,2),sec,nt or None]); rt+=rent; ls_+=legal or 0
        rows.append(row(tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=b,contractRent=rent,annualRent=round(rent*12,2),deposit=sec,**d)); r+=1
ws.write(r,2,'Residential Subtotal',f(bold=1)); ws.write_formula(r,7,f'=SUM(H{r2}:H{r})',MB,round(ls_,2)); ws.write_formula(r,8,f'=SUM(I{r2}:I{r})',MB,round(rt,2)); ws.write_formula(r,9,f'=SUM(J{r2}:J{r})',MB,round(rt*12,2)); rr=r; r+=2
G=f(bold=1,top=1,bottom=6,num_format='_($* #,##0.00_)')
ws.write(r,2,'TOTAL',G); ws.write_formula(r,8,f'=I{cr+1}+I{rr+1}',G,round(rt+ct,2)); ws.write_formula(r,9,f'=J{cr+1}+J{rr+1}',G,round((rt+ct)*12,2)); r+=2
ws.write(r,1,'RS = rent stabilized; RC = rent controlled; FM = free market. Legal rent per 2025 DHCR registration.  25 apartments (1 vacant, 1 super), 2 stores, 1 rooftop license.',it)
for c_,w in zip(range(12),[2,9,25,9,11,11,11,13,14,15,13,48]): ws.set_column(c_,c_,w)
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'MIXED_USE','NYC stabilized walk-up with stores, legal vs actual rent, Garamond formulas',True,dict(propertyName='1461 Bushwick Terrace',asOnDate='2026-01-01',units=None,occupied=None,vacant=1,sheet='RR',planted=None,rows=rows))
