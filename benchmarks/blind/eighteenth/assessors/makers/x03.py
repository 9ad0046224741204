# Salon booths: QuickBooks export style (indented columns, memorized list)
from xl import *
N='quickbooks_salon_booths.xlsx'; r=R(1913)
wb=Workbook();w=wb.active;w.title='Sheet1'
F8=Font(name='Arial',size=8);FB=Font(name='Arial',size=8,bold=True)
def put(R_,k,v,b=False,f=None):
    c=w.cell(R_,k,v);c.font=FB if b else F8
    if f: c.number_format=f
    return c
put(1,1,'9:42 AM',1);put(2,1,'01/08/26',1);put(1,5,'Shear Bliss Salon Suites, LLC',1).font=Font(name='Arial',size=12,bold=True);put(2,5,'Customer Rent List by Station',1).font=Font(name='Arial',size=14,bold=True);put(3,5,'As of January 1, 2026',1)
for k,t in((5,'Station'),(7,'Customer'),(9,'Terms'),(11,'Start'),(13,'Rate / Mo'),(15,'Deposit Held'),(17,'Open Balance')):
    c=put(5,k,t,1);c.border=Border(bottom=med);c.alignment=Alignment(horizontal='center')
R_=6;rows=[];put(R_,1,'Rental Income',1);R_+=1;allt=[0,0,0]
nf='#,##0.00'
secs=[('Booths - main floor','Booth',[f'Booth {i}' for i in range(1,13)],(480,520,560),{'Booth 4','Booth 11'}),('Private suites','Suite',[f'Suite {c}' for c in 'ABCDEFG'],(875,925,1040),{'Suite F'}),('Treatment rooms','Rm',['Facial Rm','Massage Rm','Lash Rm'],(690,720),set())]
for t,_,us_,rates,vac in secs:
    put(R_,2,t,1);R_+=1;s=[0,0,0]
    for u in us_:
        put(R_,5,u)
        if u in vac:
            put(R_,7,'OPEN');rows.append(row(unit=u,statusText='OPEN',section=t));R_+=1;continue
        n=r.nm(True);n=n+' (' +r.choice(['stylist','barber','color','nails'])+')' if _=='Booth' and r.random()<.3 else n
        rt=float(r.choice(rates));dep=float(r.choice([0,250,rt]));bal=r.choice([0,0,0,rt,-rt,60.0]);d=r.d(2019,2025);tm=r.choice(['Due 1st','Due 1st','Wk auto'])
        put(R_,7,n);put(R_,9,tm);put(R_,11,D.datetime(d.year,d.month,d.day),f='mm/dd/yyyy');put(R_,13,rt,f=nf);put(R_,15,dep,f=nf);put(R_,17,float(bal),f=nf)
        s=[s[0]+rt,s[1]+dep,s[2]+bal];rows.append(row(unit=u,tenantName=n,statusText='Occupied',section=t,contractRent=rt,deposit=dep,balance=float(bal),moveInDate=iso(d)));R_+=1
    put(R_,2,'Total '+t,1)
    for k,v in zip((13,15,17),s): put(R_,k,float(v),1,nf).border=Border(top=thin)
    allt=[a+b for a,b in zip(allt,s)];R_+=1
put(R_,1,'Total Rental Income',1)
for k,v in zip((13,15,17),allt): put(R_,k,float(v),1,nf).border=Border(top=thin)
R_+=1;put(R_,1,'TOTAL',1)
for k,v in zip((13,15,17),allt): put(R_,k,float(v),1,nf).border=Border(top=thin,bottom=Side(style='double'))
widths(w,[3,3,3,3,14,1,27,1,10,1,11,1,11,1,12,1,12])
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;wb.save(doc(N))
o=sum(1 for x in rows if x['statusText']!='OPEN')
save(N,'RETAIL','QuickBooks export, indent columns and spacer columns, section totals',True,'Shear Bliss Salon Suites, LLC','2026-01-01',rows,len(rows),o,len(rows)-o,dict(contractRent=allt[0],deposit=allt[1],balance=allt[2]))
