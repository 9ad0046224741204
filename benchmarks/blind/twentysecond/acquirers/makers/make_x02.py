# Rent Manager-like export: unit record then indented recurring-charge lines; text numbers
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2812); f='x02_rentmanager_lines.xlsx'; asof=dt.date(2026,2,1)
wb=Workbook();ws=wb.active;ws.title='Rent Roll';B=Font(bold=True)
ws['B1']='Rent Roll - Detail';ws['B1'].font=Font(bold=True,size=14,color='1F4E78');ws['B2']='Pinegrove Garden Homes';ws['B3']='Effective: 2/1/2026';ws['H3']='Run 2/3/2026 9:14 AM by kbarlow'
r=5;rows=[];tot=mkt=dp=0;n=o=v=0
for c,h in zip('BCDEFGHIJK',['Unit','Type','Tenant Name','Acct #','Lease Begin','Lease End','Charge Type','Charge Amt','Market','Sec Dep']):ws[f'{c}5']=h;ws[f'{c}5'].font=B;ws[f'{c}5'].border=Border(bottom=Side('medium'))
r=6
for bl in 'ABC':
    ws[f'B{r}']=f'Bldg {bl}';ws[f'B{r}'].font=Font(bold=True,italic=True);r+=1;bt=bm=0
    for k in range(1,9):
        un=f'{bl}{k:02d}';ty='2BR/1BA Garden' if k%3 else '3BR/1.5BA End';mk=1150 if k%3 else 1395;n+=1;mkt+=mk;bm+=mk
        ws[f'B{r}']=un;ws[f'C{r}']=ty;ws[f'J{r}']=mk;ws[f'J{r}'].number_format='$#,##0'
        if un in('A07','C02'):
            v+=1;ws[f'D{r}']='** VACANT **';rows.append(row(unit=un,building=f'Bldg {bl}',unitType=ty,statusText='VACANT',marketRent=mk));r+=2;continue
        if un=='B01':
            ws[f'D{r}']='** OFFICE **';rows.append(row(unit=un,building=f'Bldg {bl}',unitType=ty,statusText='OFFICE',marketRent=mk));r+=2;continue
        o+=1;nm=g.nm(0);lb,le,_=g.lease(asof);mtm=g.random()<.15;rent=mk-g.choice([0,25,50,110]);dep=g.choice([500,800,rent]);dp+=dep
        ws[f'D{r}']=nm;ws[f'E{r}']=str(g.randint(3000,8999));ws[f'F{r}']=mdy2(lb);ws[f'G{r}']='MTM' if mtm else mdy2(le);ws[f'K{r}']=dep;ws[f'K{r}'].number_format='$#,##0'
        ch=[('Rent Charge',rent)]+([('Storage Shed',20)] if g.random()<.25 else [])+([('Pet Fee Monthly',30)] if g.random()<.3 else [])+[('Water Flat Fee',45)]+([('MTM Premium',75)] if mtm else [])+([('Loyalty Credit',-40)] if g.random()<.12 else [])
        for c,a in ch:
            ws[f'H{r}']=c;ws[f'I{r}']=a;ws[f'I{r}'].number_format='#,##0.00_);(#,##0.00)';r+=1
        t=sum(a for _,a in ch);ws[f'H{r}']='Total';ws[f'I{r}']=t;ws[f'I{r}'].number_format='#,##0.00_);(#,##0.00)';ws[f'I{r}'].border=Border(top=Side('thin'));ws[f'H{r}'].font=ws[f'I{r}'].font=B;r+=1;tot+=t;bt+=t
        rows.append(row(unit=un,building=f'Bldg {bl}',unitType=ty,tenantName=nm,leaseStartDate=lb,leaseEndDate='MTM' if mtm else le,charges=[dict(code=c,amount=a) for c,a in ch],contractRent=rent,totalCharges=t,marketRent=mk,deposit=dep))
        r+=1
    ws[f'D{r}']=f'Bldg {bl} Totals';ws[f'I{r}']=bt;ws[f'J{r}']=bm
    for c in 'DIJ':ws[f'{c}{r}'].font=B;ws[f'{c}{r}'].number_format='#,##0.00'
    r+=2
ws[f'D{r}']='Property Totals';ws[f'I{r}']=tot;ws[f'J{r}']=mkt;ws[f'K{r}']=dp
for c in 'DIJK':ws[f'{c}{r}'].font=B;ws[f'{c}{r}'].number_format='#,##0.00';ws[f'{c}{r}'].border=Border(top=Side('double'))
r+=2;ws[f'D{r}']=f'{n} units: {o} occupied, {v} vacant, 1 office'
for c,w in zip('ABCDEFGHIJK',[2,9,17,24,8,11,11,18,12,11,11]):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(H+'documents/'+f)
save(f,'MULTIFAMILY','rent manager, charge lines in rows',True,'Pinegrove Garden Homes',asof,rows,n,o,v,ties=[(tot,sm(rows,'totalCharges')),(dp,sm(rows,'deposit')),(mkt,sm(rows,'marketRent'))])
