# LIHTC application rent schedule: agency workbook printed to PDF
from make_common import *
import openpyxl, subprocess
from openpyxl.styles import *
F='juniper_court_9pct_app_exhibit_F2.pdf'
LIM={0:1014,1:1086,2:1303}; UA={0:61,1:74,2:93}
g=lambda br,ami:int(LIM[br]*ami/60)
U=[(30,[('0-30',0,1,488,2,1),('1A-30',1,1,602,5,2),('1B-30',1,1,638,2,None),('2A-30',2,1,811,1,1)]),
(50,[('0-50',0,1,488,3,None),('1A-50',1,1,602,9,2),('1B-50',1,1,638,6,None),('2A-50',2,1,811,4,2),('2B-50',2,2,874,2,None)]),
(60,[('0-60',0,1,488,2,None),('1A-60',1,1,602,18,None),('1B-60',1,1,638,11,None),('2A-60',2,1,811,7,None),('2B-60',2,2,874,5,None)]),
(70,[('1A-70',1,1,602,6,None),('1B-70',1,1,638,3,None),('2B-70',2,2,874,3,None)]),
('MR',[('1A-MR',1,1,602,4,None,1245),('2B-MR',2,2,874,3,None,1480)]),
('EO',[('2A-EO',2,1,811,1,None,0)])]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Exh F-2'
fn=lambda **k:Font(name='Liberation Serif',size=k.pop('size',9),**k)
th=Side(style='thin'); bx=Border(th,th,th,th); gy=PatternFill('solid',fgColor='D0D0D0'); ly=PatternFill('solid',fgColor='FFFFE1')
W=[10,7,8,8,9,9,9,11,11,10,10,13]
for i,w in enumerate(W): ws.column_dimensions['ABCDEFGHIJKL'[i]].width=w
def merge(r,a,b,v,font=None,al='left',fill=None):
    ws.merge_cells(start_row=r,end_row=r,start_column=a,end_column=b); c=ws.cell(r,a,v); c.font=font or fn(); c.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if fill:
        for k in range(a,b+1): ws.cell(r,k).fill=fill
merge(1,1,12,'COMMONWEALTH HOUSING DEVELOPMENT AUTHORITY',fn(bold=True,size=13),'center')
merge(2,1,12,'2026 Competitive (9%) Housing Tax Credit Application  -  Exhibit F-2: Unit Mix and Rent Schedule',fn(bold=True,size=10.5),'center')
for r,(a,b,c,d) in enumerate([('Development Name:','Juniper Court Senior Residences','Application No.:','26-0147'),('Applicant:','Juniper Court Senior LP','County / MSA:','Ellery County (non-metro)'),('Target Population:','Elderly, 62 and over','Rent limits effective:','April 1, 2026')],4):
    merge(r,1,2,a,fn(bold=True)); merge(r,3,6,b,fn(),fill=ly); merge(r,7,8,c,fn(bold=True)); merge(r,9,12,d,fn(),fill=ly)
merge(8,1,12,'PART A.  UTILITY ALLOWANCES (tenant-paid, from local PHA schedule dated 10/1/2025)',fn(bold=True),fill=gy)
ua=[('Utility','0 BR','1 BR','2 BR'),('Electric heat',21,26,33),('Cooking (electric)',7,9,11),('Other electric',33,39,49),('Total allowance',61,74,93)]
for i,r in enumerate(ua):
    merge(9+i,1,3,r[0],fn(bold=i in(0,4)))
    for j in (1,2,3):
        c=ws.cell(9+i,3+j,r[j]); c.font=fn(bold=i in(0,4)); c.border=bx; c.alignment=Alignment(horizontal='center')
        if i: c.number_format='$#,##0'
    for k in (1,2,3): ws.cell(9+i,k).border=bx
merge(15,1,12,'PART B.  RENT SCHEDULE  (list each combination of bedroom type, size and income restriction on a line of its own)',fn(bold=True),fill=gy)
H=['Unit Type','AMI Limit','Number of Units\n(A)','HOME Units','Bed-\nrooms','Baths','Unit Size NRSF\n(B)','Total NRSF\n(A x B)','Gross Rent Limit\n(C)','Utility Allow.\n(D)','Net Rent\n(C - D)','Total Monthly Rent']
for i,h in enumerate(H,1):
    c=ws.cell(16,i,h); c.font=fn(bold=True,size=8.5); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=bx
ws.row_dimensions[16].height=50
r=17; rows=[];totals=[];GT=dict(units=0,home=0,sf=0,rent=0)
def line(vals,bold=False,fill=None):
    global r
    for i,v in enumerate(vals,1):
        c=ws.cell(r,i,v); c.font=fn(bold=bold); c.border=bx; c.alignment=Alignment(horizontal='left' if i==1 else 'center' if i<8 else 'right')
        if i in (8,): c.number_format='#,##0'
        if i in (9,10,11,12): c.number_format='$#,##0'
        if fill: c.fill=fill
    r+=1
K='other:HOME Units'; K2='other:Total Monthly Rent'; wa=0;lu=0
for ami,us in U:
    t=dict(units=0,home=0,sf=0,rent=0)
    for u in us:
        ty,br,ba,sf,n,h=u[:6]
        if isinstance(ami,int):
            gl=g(br,ami); net=gl-UA[br]; line([ty,f'{ami}%',n,h,br,ba,sf,n*sf,gl,UA[br],net,n*net]); d=dict(ami=ami,gross=gl,ua=UA[br]); wa+=ami*n; lu+=n
        else:
            net=u[6]; line([ty,ami,n,h,br,ba,sf,n*sf,'n/a','n/a',net,n*net]); d={}
        rows.append({'type':ty,'units':n,K:h,'beds':br,'baths':ba,'sf':sf,'total_sf':n*sf,'net':net,K2:n*net,**d})
        t['units']+=n; t['home']+=h or 0; t['sf']+=n*sf; t['rent']+=n*net
    for k in t: GT[k]+=t[k]
    if ami=='EO': continue
    lab=f'Subtotal {ami}% AMI' if ami!='MR' else 'Subtotal Market Rate'
    ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=2)
    line([lab,None,t['units'],t['home'] or None,None,None,None,t['sf'],None,None,None,t['rent']],True,gy); ws.row_dimensions[r-1].height=13
    totals.append({'label':lab,'units':t['units'],K:t['home'] or None,'total_sf':t['sf'],K2:t['rent']})
ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=2)
line(['TOTAL ALL UNITS',None,GT['units'],GT['home'],None,None,None,GT['sf'],None,None,None,GT['rent']],True,gy)
totals.append({'label':'TOTAL ALL UNITS','units':GT['units'],K:GT['home'],'total_sf':GT['sf'],K2:GT['rent']})
r+=1
for t in [f'Average of the income designations of the low-income units: {wa/lu:.1f}% (may not exceed 60.0%).',f'Annualized: the total monthly rent above times 12 is ${GT["rent"]*12:,}. Enter this amount in Exhibit G, line 1.',
 'MR = market rate.  EO = employee-occupied (no rent charged).  NRSF = net rentable square feet, measured to the inside face of the walls.','I certify that the rents above do not exceed the limits in effect for the county named.','','Signed: ______________________________     Title: ______________________     Date: ______________']:
    merge(r,1,12,t,fn(size=8.5)); r+=1
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0
ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='16:16'; ws.oddFooter.left.text='Exhibit F-2 (rev. 01/2026)'; ws.oddFooter.right.text='Page &P of &N'
ws.row_breaks.append(openpyxl.worksheet.pagebreak.Break(id=14))
ws.row_breaks=openpyxl.worksheet.pagebreak.RowBreak()
src=os.path.join(BUILD,F[:-4]+'.xlsx'); wb.save(src)
subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,src],check=True,capture_output=True)
save(F,'SENIOR_HOUSING','UNIT_MIX','state LIHTC application exhibit, gridded form printed from a workbook',['ami','units',K,'beds','baths','sf','total_sf','gross','ua','net',K2],rows,totals,hard='AMI limits, utility allowance table before, repeated header, MR and EO units')
