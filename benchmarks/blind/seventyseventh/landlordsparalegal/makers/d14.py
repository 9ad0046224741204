from common import *
import openpyxl;from openpyxl.styles import *
N='Calloway_Flex_tenant_ledger_roll.xlsx';wb=openpyxl.Workbook();w=wb.active;w.title='Schedule 1'
Q=[('Bay 1','Pinwheel Gymnastics Academy',6000,D(2023,6,1),D(2028,5,31),4500,1250,615,9000,[(D(2026,6,1),4635),(D(2027,6,1),4774)]),('Bay 2','Torque & Tin Auto Body',3000,D(2021,2,1),D(2026,1,31),2375,625,307.5,2375,[]),('Bay 3',None,3000,*[None]*6,[]),('Bays 4-5','Meridian Stone Fabricators, Inc.',6400,D(2024,10,1),D(2029,9,30),4960,1333.33,656,9920,[(D(2026,10,1),5108.8)]),('Bay 6','Aldous Freeze Dry Foods',3200,D(2025,5,1),D(2027,4,30),2720,666.67,328,5440,[(D(2026,5,1),2801.6)]),('Bay 7','Calloway Owners Association (shop)',1600,None,None,0,0,0,0,[]),('Bay 8','Brightwater Sign Works',3200,D(2020,11,1),D(2025,10,31),2480,666.67,328,2480,[]),('Bay 9',None,2800,*[None]*6,[]),('Bay 10','Grubmeyer Millwork LLC',9500,D(2022,1,1),D(2031,12,31),6650,1979.17,973.75,13300,[(D(2027,1,1),7049)])]
F=lambda **k:Font(name='Calibri',size=10,**k)
w['B2']='SCHEDULE 1 (LEASES)';w['B3']='Calloway Flex Condominium, 88 Calloway Drive';w['B4']='Dated: March 31, 2025';w['B2'].font=w['B3'].font=F(bold=True)
H=['Bay','Tenant','Area (SF)','Lease Dates','','Charge','Per Month','Security','Scheduled Increases','']
for j,h in enumerate(H):
    c=w.cell(6,j+2,h);c.font=F(bold=True);c.fill=PatternFill('solid',fgColor='FCE4D6')
w.merge_cells('E6:F6');w.merge_cells('J6:K6')
for l,x in zip('ABCDEFGHIJK',(2,10,34,10,12,12,18,12,12,12,12)):w.column_dimensions[l].width=x
rows=[];y=7
def put(c_,v,nf=None,b=False):
    c=w.cell(y,c_,v);c.font=F(bold=b)
    if nf:c.number_format=nf
g={}
for u,n,a,s,e,m,cam,tx,dp,st in Q:
    put(2,u,b=True);put(3,n or 'VACANT');put(4,a,'#,##0');y0=y
    if n is None:rows.append(dict(unit=u,area=a,statusText='VACANT'));y+=2;continue
    if s:put(5,s,'mm/dd/yyyy');put(6,e,'mm/dd/yyyy');w.cell(y,6).alignment=Alignment(horizontal='center')
    put(9,dp,'#,##0.00');ch=[]
    for k,(d_,q) in enumerate(st):
        y=y0+k;put(10,d_,'mm/dd/yyyy');put(11,q,'#,##0.00')
    y=y0
    for lab,q in(('Base rent',m),('CAM and insurance',cam),('Real estate tax',tx)):
        put(7,lab);put(8,q,'#,##0.00');y+=1;ch.append(dict(code=lab,amount=q));g[lab]=g.get(lab,0)+q
    t=round(m+cam+tx,2);put(7,'Total',b=True);put(8,t,'#,##0.00',True);w.cell(y,8).border=Border(top=Side(style='thin'));y+=2
    rows.append(dict(unit=u,tenantName=n,area=a,statusText='Occupied',contractRent=m,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dp,charges=ch,totalCharges=t,rentSteps=[dict(date=iso(x),amount=q) for x,q in st]))
put(2,'TOTALS',b=True);put(4,S(rows,'area'),'#,##0',True);put(9,S(rows,'deposit'),'#,##0.00',True)
for lab in g:put(7,lab);put(8,round(g[lab],2),'#,##0.00');y+=1
put(7,'All charges',b=True);put(8,S(rows,'totalCharges'),'#,##0.00',True);y+=2
put(2,'Nine premises, seven in use, two vacant. Bay 7 is used by the Association without charge.');y+=2;put(2,'Initialed by Seller ________   Purchaser ________')
n=wb.create_sheet('Notes')
for i,t in enumerate(['Bay 2: tenant has asked for a two-year extension.','Bay 8: option notice not received.','Bays 4-5 demising wall removed 2024 at tenant cost.']):n.cell(i+1,1,t)
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0
wb.save(f'{R}/documents/{N}')
save(N,'INDUSTRIAL','charges in rows beneath each tenant',True,dict(propertyName='Calloway Flex Condominium',asOnDate='2025-03-31',units=9,occupied=7,vacant=2,sheet='Schedule 1',rows=rows))
