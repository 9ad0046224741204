# LIHTC rent schedule workbook
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Tamarack Row - LIHTC Unit Mix.xlsx'
K=['beds','baths','ami','units','pct_units','sf','total_sf','gross','ua','net','actual','actual_total','other:Annual In-Place','market']
H=['Unit Type','BR','BA','AMI','# Units','% of Units','Avg SF','Total SF','Gross Max Rent','Utility Allow.','Net Max Rent','In-Place Rent','Monthly In-Place','Annual In-Place','Market Rent']
# type, br, ba, ami, units, sf, gross, ua, inplace, market
D=[('1 Bedroom',[('A1',1,1,30,4,648,587,71,516,1290),('A1',1,1,50,10,648,978,71,894,1290),('A1',1,1,60,14,648,1174,71,1071,1290),('A2 - ADA',1,1,60,3,671,1174,71,1064,1305)]),
('2 Bedroom',[('B1',2,1,30,4,862,704,94,610,1485),('B1',2,1,50,12,862,1173,94,1079,1485),('B1',2,1,60,18,862,1408,94,1268,1485),('B2',2,2,60,16,918,1408,94,1296,1560),('B2',2,2,80,6,918,1878,94,1512,1560)]),
('3 Bedroom',[('C1',3,2,30,2,1124,813,118,695,1790),('C1',3,2,50,8,1124,1356,118,1225,1790),('C1',3,2,60,14,1124,1627,118,1473,1790),('C2 - Townhome',3,2.5,80,4,1206,2170,118,1735,1875)]),
('Non-restricted',[('B1 - Manager',2,1,None,1,862,None,None,0,1485),('C1 - Market',3,2,None,2,1124,None,None,1765,1790)])]
U=sum(x[4] for _,l in D for x in l)
wb=openpyxl.Workbook();cv=wb.active;cv.title='Notes'
for i,t in enumerate(['Tamarack Row Apartments','Fannie Mae MAH underwriting - rent support','','In-place rents: rent roll dated 08/31/2025','Maximum rents: 2025 MTSP limits effective 04/01/2025','Utility allowances: PHA schedule effective 01/01/2025 (electric heat, cooking, lighting; owner pays water/sewer/trash)','Market rents: appraisal draft 09/12/2025']): cv.cell(2+i,2,t).font=Font(name='Arial',size=12 if i==0 else 10,bold=i==0)
ws=wb.create_sheet('Rent Schedule');A=lambda **k:Font(name='Arial',size=9,**k)
ws['B2']='Tamarack Row Apartments - Unit Mix and Rent Schedule';ws['B2'].font=Font(name='Arial',size=13,bold=True)
ws['B3']='Income and rent restricted under LIHTC LURA; 30% / 50% / 60% / 80% (income averaging)';ws['B3'].font=A(italic=True)
thin=Side(style='thin',color='A0A0A0');med=Side(style='medium')
for i,h in enumerate(H):
    c=ws.cell(5,2+i,h);c.font=A(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='2E5E4E');c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'center',vertical='center')
ws.row_dimensions[5].height=28
FM=['0','0.0','0%','0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
def line(r,lab,v,bold=False,fill=None,b=None):
    ws.cell(r,2,lab).font=A(bold=bold)
    for i,x in enumerate(v):
        c=ws.cell(r,3+i);c.font=A(bold=bold);c.number_format=FM[i];c.alignment=Alignment(horizontal='center' if i<4 else 'right')
        if x is not None: c.value=x/100 if i in (2,4) and x is not None else x
        if i==4 and x is not None: c.value=x_exact
    for i in range(15):
        c=ws.cell(r,2+i)
        if fill:c.fill=PatternFill('solid',fgColor=fill)
        c.border=b or Border(bottom=Side(style='hair',color='A0A0A0'))
rows=[];tots=[];r=6;gt=[]
def tot(items):
    n=sum(x[4] for x in items);w=lambda i:sum(x[4]*(x[i] or 0) for x in items)
    return n,w
for sec,items in D:
    for ty,br,ba,ami,n,sf,g,ua,ip,mk in items:
        x_exact=n/U
        v=[br,ba,ami,n,round(100*n/U,1),sf,n*sf,g,ua,g-ua if g else None,ip,ip*n,ip*n*12,mk]
        line(r,ty,v);r+=1
        rows.append(put({"type":ty},**dict(zip(K,v))))
    n,w=tot(items);x_exact=n/U
    v=[None,None,None,n,round(100*n/U,1),None,w(5),None,None,None,None,w(8),w(8)*12,None]
    line(r,f'{sec} Subtotal',v,True,'E2EFDA',Border(top=thin,bottom=thin));tots.append(put({"label":f'{sec} Subtotal'},**dict(zip(K,v))));r+=1
al=[x for _,l in D for x in l];n,w=tot(al);x_exact=1
v=[None,None,None,n,100.0,round(w(5)/n),w(5),None,None,None,round(w(8)/n),w(8),w(8)*12,round(w(9)/n)]
r+=1;line(r,'Total / Weighted Avg.',v,True,'C6E0B4',Border(top=med,bottom=med));tots.append(put({"label":'Total / Weighted Avg.'},**dict(zip(K,v))))
ws.cell(r+2,2,'Manager unit is rent free and excluded from restricted set-aside. In-place rents are averages of the leases in force, rounded to the dollar.').font=A(italic=True)
ws.column_dimensions['A'].width=2
for i,wd in enumerate((22,6,6,7,8,9,8,10,10,9,10,10,11,12,10)): ws.column_dimensions[chr(66+i)].width=wd
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1
wb.save(doc(NAME))
save(NAME,'UM',K,rows,tots,'LIHTC rent schedule with AMI tiers, gross/UA/net, bedroom subtotals, second sheet of a workbook',False)
print(U)
