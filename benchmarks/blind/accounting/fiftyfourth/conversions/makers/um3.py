# self storage: unit mix workbook, sections by kind, subtotals, occupancy by units and rates
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L
NAME='Tri-Lakes Storage unit mix Oct24.xlsx'
D=[('INTERIOR - CLIMATE CONTROLLED',[("5 x 5",25,38,33,49,43.18),("5 x 10",50,72,67,84,76.90),("7.5 x 10",75,18,15,112,101.47),("10 x 10",100,64,58,142,131.26),("10 x 15",150,36,31,189,172.03),("10 x 20",200,22,21,239,224.40),("10 x 30",300,6,4,319,297.75)]),
 ('INTERIOR - NON CLIMATE',[("5 x 5",25,16,12,38,34.67),("5 x 10",50,30,27,64,58.22),("10 x 10",100,28,24,108,99.96),("10 x 15",150,12,12,139,133.08)]),
 ('DRIVE-UP',[("5 x 10",50,24,23,72,69.61),("10 x 10",100,56,50,124,115.38),("10 x 15",150,44,41,159,150.71),("10 x 20",200,60,54,189,178.35),("10 x 25",250,20,17,219,203.94),("10 x 30",300,26,24,249,238.17),("12 x 40 (RV door)",480,8,8,389,371.50)]),
 ('PARKING',[("10 x 20 Uncovered",200,18,11,55,49.09),("12 x 35 Uncovered",420,22,19,85,79.74),("12 x 40 Canopy",480,10,9,139,131.11)]),
 ('OTHER',[("Mailbox",0,40,22,15,14.09),("Billboard ground",0,1,1,350,350.00)])]
wb=openpyxl.Workbook(); cov=wb.active; cov.title='Info'; cov['A1']='Tri-Lakes Storage - Highway 60'; cov['A1'].font=Font(bold=True,size=14); cov['A3']='Source: SiteMaster 2000 unit statistics, run 11/01/2024'; cov['A4']='Gross building area is per the 2019 survey; parking stalls are counted at stall size.'; cov['A5']='Insurance and late fees are not in the rates.'
ws=wb.create_sheet('Unit Mix'); wb.active=1
fn='Tahoma'; f9=Font(name=fn,size=9); fb=Font(name=fn,size=9,bold=True); ctr=Alignment(horizontal='center',vertical='bottom',wrap_text=True); thin=Side(style='thin'); dbl=Side(style='double')
H=['Unit Size','Unit SF','Total Units','Total SF','Occupied Units','Vacant Units','Occ % (Units)','Occupied SF','Street Rate','Street / SF','Gross Potential','Avg Actual Rate','Actual Rent','Econ. Occ %']
K=['sf','units','total_sf','occupied','vacant','pct_occ','other:Occupied SF','market','market_sf','market_total','actual','actual_total','other:Econ. Occ %']
NF=['#,##0','#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','0.00','$#,##0','$#,##0.00','$#,##0.00','0.0%']
ws['A1']='Tri-Lakes Storage - Highway 60'; ws['A2']='UNIT MIX & OCCUPANCY  10/31/2024'; ws['A1'].font=Font(name=fn,size=12,bold=True); ws['A2'].font=fb
for (a,b,t) in ((4,8,'INVENTORY / OCCUPANCY'),(9,14,'MONTHLY RATES')):
    pass
ws.merge_cells('B4:H4'); ws['B4']='INVENTORY / OCCUPANCY'; ws.merge_cells('I4:N4'); ws['I4']='MONTHLY RATES'
for c in ('B4','I4'): ws[c].font=Font(name=fn,size=9,bold=True,color='FFFFFF'); ws[c].fill=PatternFill('solid',fgColor='8C3B2A'); ws[c].alignment=Alignment(horizontal='center')
for j,x in enumerate(H,1):
    c=ws.cell(5,j,x); c.font=fb; c.alignment=ctr if j>1 else Alignment(vertical='bottom'); c.border=Border(bottom=thin); ws.column_dimensions[L(j)].width=[23,8,8,10,10,8,10,10,10,9,12,11,12,10][j-1]
ws.row_dimensions[5].height=26
def calc(rs):
    U=sum(r[2] for r in rs); O=sum(r[3] for r in rs); SF=sum(r[1]*r[2] for r in rs); OS=sum(r[1]*r[3] for r in rs); G=sum(r[4]*r[2] for r in rs); A=round(sum(cents(r[5])*r[3] for r in rs)/100,2)
    d=dict(units=U,occupied=O,vacant=U-O,pct_occ=round(O/U*100,1),market_total=G,actual=round(A/O,2),actual_total=A)
    if SF: d.update(total_sf=SF); d['other:Occupied SF']=OS
    d['other:Econ. Occ %']=round(A/G*100,1)
    return d,(O/U,A/G,A/O)
r=6; rows=[]; totals=[]
def put(d,ex,bold=False,bd=None):
    for j,(k,nf) in enumerate(zip(K,NF),2):
        c=ws.cell(r,j); c.font=fb if bold else f9; c.number_format=nf
        if bd: c.border=bd
        if k in d: c.value={'pct_occ':ex[0],'other:Econ. Occ %':ex[1],'actual':round(ex[2],2)}.get(k,d[k])
for sec,rs in D:
    ws.cell(r,1,sec).font=Font(name=fn,size=9,bold=True,color='8C3B2A'); r+=1
    for x in rs:
        d,ex=calc([x])
        if x[1]: d['sf']=x[1]; d['market_sf']=round(x[4]/x[1],2)
        d['market']=x[4]; ws.cell(r,1,x[0]).font=f9; ws.cell(r,1).alignment=Alignment(indent=1); put(d,ex); rows.append(dict(type=x[0],**d)); r+=1
    d,ex=calc(rs); lb=f'Subtotal {sec.title()}'; ws.cell(r,1,lb).font=fb; ws.cell(r,1).border=Border(top=thin); put(d,ex,True,Border(top=thin)); totals.append(dict(label=lb,**d)); r+=2
d,ex=calc([x for s,rs in D for x in rs]); ws.cell(r,1,'FACILITY TOTAL').font=fb; put(d,ex,True,Border(top=thin,bottom=dbl)); totals.append(dict(label='FACILITY TOTAL',**d))
ws.cell(r+2,1,'Vacant includes units held for maintenance (10 x 10 climate: 2).').font=Font(name=fn,size=8,italic=True)
ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.column_dimensions['A'].width=36
wb.save(doc(NAME))
save(NAME,'UM',K,rows,totals,'Self-storage unit statistics workbook, two header rows with colour bands, sections by kind with subtotals, info sheet first',False)
