# broker's hand-made roll of a walk-up: merged title, notes, legal rent, other income rows
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2813); f='x03_broker_walkup.xlsx'
wb=Workbook();ws=wb.active;ws.title='RR'
ws.merge_cells('B2:L2');ws['B2']='58 Ferrier Street';ws['B2'].font=Font(name='Garamond',size=18,bold=True,color='FFFFFF');ws['B2'].fill=PatternFill('solid',fgColor='3B3838');ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:L3');ws['B3']='Current Rent Roll - October 2025';ws['B3'].alignment=Alignment(horizontal='center');ws['B3'].font=Font(name='Garamond',italic=True,size=12)
hd=['Apt','Rooms','Approx. SF','Tenant','Rent Reg.','Legal Rent','Actual Rent','Market (PF)','Lease Exp.','Security','Comments']
for i,h in enumerate(hd):
    q=ws.cell(5,2+i,h);q.font=Font(name='Garamond',bold=True);q.border=Border(bottom=Side('thick'));q.alignment=Alignment(wrap_text=True,horizontal='center')
data=[('1F','3 rm',575,'RS',1412.66,1412.66,1412.66,'5/26',1350,'Preferential removed 2019'),('1R','2 rm',430,'FM',None,1950,2150,'8/26',1950,''),('2F','4 rm',710,'RS',1688.09,1500,1688.09,'12/25',1425.5,'Pref. rent rider'),('2R','3 rm',560,'FM',None,2400,2450,'MTM',2400,'Wants new kitchen before renewing'),('3F','4 rm',710,None,None,None,2950,None,None,'Being gut renovated, delivery 12/1'),('3R','3 rm',560,'RC',604.18,604.18,604.18,'n/a',None,'Succession claim possible'),('4F','4 rm',710,'FM',None,2875,2950,'6/26',2875,''),('4R','3 rm',560,'Super',None,0,0,None,None,'Rent free as part of wages')]
Mon=lambda s:s
rows=[];r=6;T=[0,0,0]
for d in data:
    un,rm,sf,st,lg,ar,pf,ex,sec,cm=d
    nm=None if st is None else 'Superintendent' if st=='Super' else g.nm(1)
    for c,x in zip(range(2,13),[un,rm,sf,nm or 'VACANT','' if st in(None,'Super') else st,lg,ar,pf,ex,sec,cm]):
        q=ws.cell(r,c,x);q.font=Font(name='Garamond',size=11,color='C00000' if st is None else '000000')
        if c in(7,8,9,11):q.number_format='$#,##0.00'
        if c==12:q.alignment=Alignment(wrap_text=True)
    T[0]+=ar or 0;T[1]+=pf or 0;T[2]+=sec or 0
    rows.append(row(unit=un,unitType=rm,area=sf,tenantName=nm,statusText='VACANT' if st is None else None,contractRent=ar,marketRent=pf,leaseEndDate=ex,deposit=sec));r+=1
ws.cell(r,2,'Apartments (8)')
for c,x in zip((8,9,11),T):ws.cell(r,c,x)
for c in range(2,13):ws.cell(r,c).font=Font(name='Garamond',bold=True);ws.cell(r,c).border=Border(top=Side('thin'))
for c in(8,9,11):ws.cell(r,c).number_format='$#,##0.00'
r+=2;ws.cell(r,2,'Other Income').font=Font(name='Garamond',bold=True,underline='single');r+=1;o=0
for un,nm,x,p in [('Garage 1','Hollis Radcliff',225,250),('Garage 2',None,None,250),('Laundry','WashPoint Inc.',110,110)]:
    ws.cell(r,2,un);ws.cell(r,5,nm or 'VACANT');ws.cell(r,8,x);ws.cell(r,9,p);o+=x or 0
    for c in(8,9):ws.cell(r,c).number_format='$#,##0.00'
    rows.append(row(unit=un,section='Other Income',tenantName=nm,statusText=None if nm else 'VACANT',contractRent=x,marketRent=p));r+=1
r+=1;ws.cell(r,2,'TOTAL MONTHLY');ws.cell(r,8,T[0]+o);ws.cell(r,9,T[1]+610);r+=1;ws.cell(r,2,'TOTAL ANNUAL');ws.cell(r,8,12*(T[0]+o));ws.cell(r,9,12*(T[1]+610))
for q in(r-1,r):
    for c in(2,8,9):ws.cell(q,c).font=Font(name='Garamond',bold=True);ws.cell(q,c).number_format='$#,##0.00'
r+=2;ws.cell(r,2,'8 apartments: 6 leased, 1 vacant, 1 superintendent. RS = stabilized, RC = controlled, FM = free market.').font=Font(italic=True,size=9)
ws.cell(r+1,2,'All information from sources deemed reliable; subject to errors and omissions.').font=Font(italic=True,size=8)
for c,w in zip('ABCDEFGHIJKL',[2,11,8,9,22,8,11,12,12,9,11,34]):ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
ws.row_dimensions[2].height=27;ws.row_dimensions[5].height=32
wb.save(H+'documents/'+f)
save(f,'MULTIFAMILY','broker spreadsheet, small walk-up',True,'58 Ferrier Street','2025-10',rows,8,6,1,ties=[(T[0]+o,sm(rows,'contractRent')),(T[1]+610,sm(rows,'marketRent')),(T[2],sm(rows,'deposit'))])
