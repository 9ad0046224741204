from common import *
import xlsxwriter
r=random.Random(909); nm=Names(r)
N='QB_Memorized_Rent_Charges_by_Bay.xlsx'
w=xlsxwriter.Workbook(doc(N)); s=w.add_worksheet('Sheet1'); fb=lambda **k: w.add_format(dict(font_name='Arial',font_size=8,**k))
n=fb(); b=fb(bold=1); hb=fb(bold=1,bottom=2); m=fb(num_format='#,##0.00'); mt=fb(num_format='#,##0.00',bold=1,top=1); md=fb(num_format='#,##0.00',bold=1,top=1,bottom=6); d=fb(num_format='mm/dd/yyyy')
T1=fb(bold=1); 
s.write(0,0,'4:52 PM',fb(bold=1)); s.write(0,6,'Barlowe Yard & Contractor Bays LLC',w.add_format(dict(font_name='Arial',font_size=12,bold=1))); s.write(1,0,'09/28/26',T1); s.write(1,6,'Rent Roll - Recurring Charges by Bay',w.add_format(dict(font_name='Arial',font_size=12,bold=1))); s.write(2,0,'Accrual Basis',T1); s.write(2,6,'As of October 1, 2026',T1)
cols={1:'Bay',3:'Customer',5:'Sq Ft',7:'Item',9:'Lease Start',11:'Lease End',13:'Amount',15:'Customer Balance'}
for c in range(16): s.set_column(c,c,1.2 if c%2==0 else 11)
s.set_column(0,0,9); s.set_column(3,3,27); s.set_column(15,15,15); s.set_column(6,6,3)
for c,h in cols.items(): s.write(4,c,h,hb)
cu=["Ace-Hi Drywall Inc","Dirksen Electric","Lobo Tree Service","R&R Concrete Cutting","Salcido Landscaping","Blue Flame HVAC","Mesa Sign & Awning","Zia Restoration 4x4","High Desert Roofing","Tres Hermanos Tile","Coombs Plumbing LLC","Sun Valley Pools","Fonoti Freight","Turquoise Trail Brewing (storage)","Nine Mile Welding","Enchanted Cabinets","Apex Pest Control","La Llorona Film Props","QuickPour Asphalt"]
y=5; rows=[]; GT=0; GB=0; k=0
for i in range(22):
    u=f"{'A' if i<10 else 'B' if i<18 else 'Yard '}{i+1 if i<10 else i-9 if i<18 else i-17}"; sf=r.choice([800,1000,1200,1600]) if i<18 else 6000
    s.write(y,1,u,b)
    if i in (5,13,20):
        s.write(y,3,'(vacant)',n); s.write(y,5,sf,fb(num_format='#,##0')); rows.append(row(unit=u,area=sf,statusText='(vacant)')); y+=1; continue
    t=cu[k];k+=1; a=rdate(r,D(2019,1,1),D(2026,8,1),1); e=D(a.year+r.choice([3,5,7]),a.month,1)-dt.timedelta(1); hold=e<D(2026,10,1)
    s.write(y,3,t,n); s.write(y,5,sf,fb(num_format='#,##0')); s.write_datetime(y,9,dt.datetime(a.year,a.month,1),d)
    s.write(y,11,'MTM',n) if hold else s.write_datetime(y,11,dt.datetime(e.year,e.month,e.day),d)
    ch=[('Rent',round(sf*(1.05 if i<18 else .14)+r.choice([0,25,50]),2))]
    if i<18: ch.append(('CAM',round(sf*.16,2)))
    if r.random()<.4: ch.append(('Water',35.0))
    if r.random()<.25: ch.append(('Trailer Pkg',75.0))
    tot=round(sum(v for _,v in ch),2); bal=r.choice([0,0,0,tot,-50.0,round(tot*1.5,2)])
    for j,(it,v) in enumerate(ch): s.write(y,7,it,n); s.write(y,13,v,m); y+=1
    s.write(y,1,f"Total {u}",b); s.write(y,13,tot,mt); s.write(y,15,bal,m); y+=1; GT=round(GT+tot,2); GB=round(GB+bal,2)
    rows.append(row(unit=u,tenantName=t,statusText='Occupied',area=sf,contractRent=ch[0][1],charges=[dict(code=a_,amount=v) for a_,v in ch],totalCharges=tot,leaseStartDate=a,leaseEndDate='MTM' if hold else e,balance=float(bal)))
s.write(y,0,'TOTAL',b); s.write(y,13,GT,md); s.write(y,15,GB,md); s.freeze_panes(5,0); s.set_landscape(); s.fit_to_pages(1,0); w.close()
save(N,'INDUSTRIAL','QuickBooks export, spacer columns, charge lines under each bay',True,dict(propertyName='Barlowe Yard & Contractor Bays LLC',asOnDate='2026-10-01',units=22,occupied=19,vacant=3,sheet=None,planted=None,rows=rows),[('totalCharges',GT),('balance',GB)])
