from common import *
from openpyxl import Workbook
from openpyxl.styles import Font
R=random.Random(143); fn='CommRentRollCharges_draymoor_portfolio.xlsx'; AS=D(2025,12,31)
wb=Workbook(); ws=wb.active; ws.title='Report1'
ws['A1']='Rent Roll with Lease Charges'; ws['A2']='Portfolio: Draymoor Portfolio (draymoor)   As of: 12/31/2025   Month Year: 12/2025'; ws['A1'].font=Font(bold=True)
for j,h in enumerate(['Property','Unit','Lease','Status','Unit Area','Lease From','Lease To','Charge Code','Charge Amount','Annual Amount','Security Deposit'],1): ws.cell(4,j,h).font=Font(bold=True)
r=5; rows=[]; GT=GA=GD=0; n=o=0; nf='#,##0.00'
for pn,us in [('Draymoor Flex Park (drflex)',['F-01','F-02','F-03','F-04','F-05','F-06','F-07','F-08']),('Ivesdale Strip (ivstrp)',['1','2','3','4','5','6']),('Ottermere Court (ottcrt)',['S100','S110','S120','S200','S210'])]:
    ws.cell(r,1,pn).font=Font(bold=True); r+=1; pt=pa=pdp=0
    for u in us:
        a=R.choice([1150,1800,2475,3300,4620]); n+=1; pa+=a; code=pn.split('(')[1][:-1]
        ws.cell(r,1,code); ws.cell(r,2,u); ws.cell(r,5,a)
        if u in('F-03','4','S210'):
            ws.cell(r,3,'VACANT'); ws.cell(r,4,'Vacant'); rows.append(dict(unit=u,propertyName=pn.split(' (')[0],area=a,statusText='Vacant')); r+=1; continue
        o+=1; nm=R.choice(SUR)+' '+R.choice(['Tile LLC','Dance Academy','Physical Therapy','Signs','Tech Repair','Grooming','Insurance']); st=D(R.randint(2020,2025),R.randint(1,12),1); en=lend(st,R.choice([72,84,120]))
        m=r2(a*R.choice([1.15,1.4,1.75])); ch=[('rent',m),('cam',r2(a*.24)),('retax',r2(a*.19))]+([('ins',r2(a*.03))] if R.random()<.6 else [])+([('abate',-r2(m/2))] if R.random()<.12 else [])
        dep=R.choice([m,0.0]); ws.cell(r,3,nm); ws.cell(r,4,'Notice' if u=='F-06' else 'Current'); ws.cell(r,6,st).number_format='mm/dd/yyyy'; ws.cell(r,7,en).number_format='mm/dd/yyyy'; ws.cell(r,11,dep).number_format=nf
        for c,am in ch: ws.cell(r,8,c); ws.cell(r,9,am).number_format=nf; ws.cell(r,10,r2(am*12)).number_format=nf; r+=1
        t=r2(sum(x[1] for x in ch)); ws.cell(r,8,'Total'); ws.cell(r,9,t).number_format=nf; ws.cell(r,10,r2(t*12)).number_format=nf; r+=1
        pt+=t; pdp+=dep
        rows.append(dict(unit=u,propertyName=pn.split(' (')[0],tenantName=nm,statusText='Notice' if u=='F-06' else 'Current',area=a,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=r2(m*12),charges=ch,totalCharges=t,deposit=dep))
    for j,x in ((1,'Total '+pn),(5,pa),(9,r2(pt)),(10,r2(pt*12)),(11,r2(pdp))): ws.cell(r,j,x).font=Font(bold=True); ws.cell(r,j).number_format=nf
    GT+=pt;GA+=pa;GD+=pdp; r+=2
for j,x in ((1,'Grand Total'),(5,GA),(9,r2(GT)),(10,r2(GT*12)),(11,r2(GD))): ws.cell(r,j,x).font=Font(bold=True); ws.cell(r,j).number_format=nf
for c,w in zip('ABCDEFGHIJK',[14,8,28,10,11,12,12,12,14,14,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,fn))
save(fn,'MIXED_USE','Yardi-like lease-charge export of three properties','charge lines with total rows, three properties in one sheet, status Notice','Draymoor Portfolio',AS,n,o,n-o,rows,sheet='Report1')
