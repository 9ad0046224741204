# Loan application, rent schedule section of a rural affordable seniors/family project (xlsx form)
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
N='PCF Loan Application - Magnolia Trace.xlsx'
# type,beds,baths,ami,units,RA,sf,gross,ua,market
T=[('1BR Flat',1,1,30,3,3,660,402,84,745),('1BR Flat',1,1,50,9,6,660,670,84,745),('1BR Flat',1,1,60,8,0,660,804,84,745),('1BR Flat - ADA',1,1,50,2,2,684,670,84,745),
('2BR Flat',2,1,30,4,4,842,483,106,870),('2BR Flat',2,1,50,10,5,842,805,106,870),('2BR Flat',2,1,60,12,0,842,966,106,870),('2BR Townhome',2,1.5,60,6,0,918,966,118,905),('2BR Flat - ADA',2,1,60,2,0,866,966,106,870),
('3BR Townhome',3,2,30,1,1,1104,558,137,1010),('3BR Townhome',3,2,50,5,2,1104,930,137,1010),('3BR Townhome',3,2,60,5,0,1104,1116,137,1010)]
wb=openpyxl.Workbook();a=wb.active;a.title='A - Borrower';ws=wb.create_sheet('D - Rents');e=wb.create_sheet('E - Uses')
th=Side(style='thin');bx=Border(th,th,th,th);g=PatternFill('solid',fgColor='E2EFDA');bar=PatternFill('solid',fgColor='375623');inp=PatternFill('solid',fgColor='FFFFE0')
for i,(k,v) in enumerate([('Borrower','Magnolia Trace Housing Partners, LP'),('Project','Magnolia Trace Apartments'),('Location','Tallahatchie Rd, Batesburg County, MS'),('Loan requested',2350000),('Term / amortization','15 yrs / 35 yrs')]):
    a.cell(3+i,1,k).font=Font(bold=True);a.cell(3+i,2,v).fill=inp
a['A1']='PINE CAPITAL FUND - MULTIFAMILY LOAN APPLICATION';a['A1'].font=Font(bold=True,size=13);a['B6'].number_format='$#,##0';a.column_dimensions['A'].width=22;a.column_dimensions['B'].width=42
ws['B2']='SECTION D.  UNIT MIX AND PROPOSED RENTS';ws['B2'].font=Font(bold=True,color='FFFFFF',size=12)
for c in range(2,15): ws.cell(2,c).fill=bar
ws['B3']='Project: Magnolia Trace Apartments';ws['H3']='Utility allowance source: PHA schedule eff. 1/1/2025';ws['B4']='List each unit type and income limit on its own line. Do not include employee units in the totals by income limit.'
ws['B4'].font=Font(italic=True,size=9)
Hs=['Unit Type','Beds','Baths','Income Limit (% AMI)','No. of Units','RA Units','Net SF per Unit','Gross Rent (max.)','Utility Allow.','Net Rent','Comparable Market Rent','Total Monthly Rent','Total Annual Rent']
K=['beds','baths','ami','units','other:RA Units','sf','gross','ua','net','market','other:Total Monthly Rent','other:Total Annual Rent']
for i,h in enumerate(Hs):
    c=ws.cell(6,2+i,h);c.font=Font(bold=True,size=9);c.fill=g;c.border=bx;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    l=ws.cell(7,2+i,f'({chr(97+i)})');l.font=Font(size=8,italic=True);l.alignment=Alignment(horizontal='center');l.border=bx
ws.row_dimensions[6].height=40
r=8;rows=[]
fm=[None,'0','0.0','0%','0','0','#,##0']+['$#,##0']*6
def put(vals,bold=False):
    global r
    for i,v in enumerate(vals):
        c=ws.cell(r,2+i,v);c.border=bx;c.font=Font(bold=bold,size=10)
        if fm[i]: c.number_format=fm[i]
        if i and i<10 and not bold: c.fill=inp
        if isinstance(v,str) and i: c.alignment=Alignment(horizontal='center')
    r+=1
tu=tr=tm=ts=0
for t,b,ba,am,u,ra,sf,gr,ua,mk in T:
    net=gr-ua;put([t,b,ba,am/100,u,ra,sf,gr,ua,net,mk,u*net,u*net*12])
    rows.append(dict(type=t,**dict(zip(K,[b,ba,am,u,ra,sf,gr,ua,net,mk,u*net,u*net*12]))));tu+=u;tr+=ra;tm+=u*net;ts+=u*sf
put(["2BR Manager's Unit",2,1,'N/A',1,0,842,None,None,0,None,0,0]);rows.append(dict(type="2BR Manager's Unit",beds=2,baths=1,units=1,**{'other:RA Units':0,'sf':842,'net':0,'other:Total Monthly Rent':0,'other:Total Annual Rent':0}));tu+=1;ts+=842
put(['TOTAL',None,None,None,tu,tr,None,None,None,None,None,tm,tm*12],True)
tots=[dict(label='TOTAL',units=tu,**{'other:RA Units':tr,'other:Total Monthly Rent':tm,'other:Total Annual Rent':tm*12})]
r+=1
for k,v,f in [('Total net rentable SF',ts,'#,##0'),('Less vacancy (7%)',-round(tm*12*.07),'$#,##0;($#,##0)'),('Laundry and other income',4320,'$#,##0'),('Effective gross income',tm*12-round(tm*12*.07)+4320,'$#,##0')]:
    ws.cell(r,2,k);ws.cell(r,14,v).number_format=f;r+=1
ws.cell(r+1,2,'RA = USDA Rural Development rental assistance.  Tenants pay electric; owner pays water, sewer, trash.').font=Font(italic=True,size=9)
for c,w in zip('ABCDEFGHIJKLMN',(2,22,6,7,10,8,7,9,10,9,9,12,13,13)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for i,(k,v) in enumerate([('Acquisition',1480000),('Rehabilitation',2410000),('Soft costs',386500),('Developer fee',520000),('Reserves',168000)]): e.cell(2+i,1,k);e.cell(2+i,2,v).number_format='$#,##0'
e.column_dimensions['A'].width=26;e.column_dimensions['B'].width=14
e['A1']='SECTION E.  USES OF FUNDS';wb.active=1
a.sheet_view.tabSelected=False
wb.save(doc(N));print(tu,tr,tm,len(rows))
save(N,'UM',None,K,rows,tots,'loan application form, affordable rent schedule, lettered columns, several sheets',True)
