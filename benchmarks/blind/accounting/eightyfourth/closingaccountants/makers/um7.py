# LIHTC syndicator unit mix / rent schedule, xlsx, grouped header, bedroom subtotals
import sys; sys.path.insert(0,'build/blind/makers')
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L_
N='Copper Ridge - Underwriting Rent Schedule v4.xlsx'
# type, set-aside, baths, units, sf, gross limit, UA, contract(net charged), market
D=[('1 BR',[('30% AMI',1,4,642,498,71,427,1125),('50% AMI',1,8,642,831,71,760,1125),('60% AMI',1,14,642,997,71,899,1125),('60% AMI / PBV',1,6,642,997,71,1042,1125)]),
('2 BR',[('30% AMI',1,5,868,598,92,506,1340),('50% AMI',1,12,868,997,92,905,1340),('60% AMI',1,22,868,1196,92,1065,1340),('60% AMI',2,10,931,1196,92,1090,1395),('60% AMI / PBV',1,5,868,1196,92,1238,1340)]),
('3 BR',[('30% AMI',2,3,1114,691,118,573,1585),('50% AMI',2,6,1114,1152,118,1034,1585),('60% AMI',2,16,1114,1382,118,1225,1585),('Market',2,4,1114,None,None,1540,1585)]),
('4 BR',[('60% AMI',2,4,1302,1542,139,1365,1760)]),]
K=['baths','units','pct_units','sf','gross','ua','net','actual','actual_total','other:Annual Contract Rent','market','other:Contract / Market']
TU=sum(x[2] for _,l in D for x in l)
wb=openpyxl.Workbook(); ws0=wb.active; ws0.title='Assumptions'
F=lambda b=False,c='000000',s=10:Font(name='Garamond',size=s,bold=b,color=c)
for i,(a,b) in enumerate([('Project','Copper Ridge Apartments'),('Sponsor','Tamarack Housing Partners, LLC'),('Fund','Northfield Tax Credit Fund XXII'),('County AMI (4-person)',88600),('Rent limits effective','5/15/2024'),('UA source','Housing authority schedule 1/1/2025, electric + gas heat'),('Contract increase','2% rents / 3% expenses')],2):
    ws0.cell(i,2,a).font=F(True); ws0.cell(i,3,b).font=F()
ws0.column_dimensions['B'].width=26; ws0.column_dimensions['C'].width=52
ws=wb.create_sheet('Rent Schedule'); wb.active=1; ws0.sheet_view.tabSelected=False
ws['B2']='COPPER RIDGE APARTMENTS'; ws['B2'].font=F(True,'7A3B12',14); ws['B3']='Unit mix and contract rents - 2025 underwriting'; ws['B3'].font=F(s=11)
hdr=['Unit Type','Set-Aside','Baths','# of Units','% of Total','Avg SF','Max Gross','Utility Allow.','Max Net','In-Place Rent','Monthly Total','Annual Contract Rent','Market Rent','Contract / Market']
fill=PatternFill('solid',fgColor='7A3B12'); th=Side(style='thin',color='7A3B12')
for a,b,t in((2,7,'Units'),(8,10,'LIHTC Rent Limit'),(11,13,'Contract Rent'),(14,15,'Comparison')):
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); c=ws.cell(5,a,t); c.font=F(True,'FFFFFF'); c.fill=fill; c.alignment=Alignment(horizontal='center')
for j,h in enumerate(hdr,2):
    c=ws.cell(6,j,h); c.font=F(True); c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True); c.border=Border(bottom=th)
x=7; rows=[];tots=[];A=[]
fmts=[None,None,'0','0','0.0%','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0','0.0%']
def put(vals,bold=False,fillc=None):
    for j,(v,fm) in enumerate(zip(vals,fmts),2):
        c=ws.cell(x,j,v); c.font=F(bold)
        if fm: c.number_format=fm; c.alignment=Alignment(horizontal='center' if j<7 else 'right')
        if bold: c.border=Border(top=th)
        if fillc: c.fill=PatternFill('solid',fgColor=fillc)
def sub(lab,l,fc):
    u=sum(a[2] for a in l); mt=sum(a[2]*a[6] for a in l); sf=round(sum(a[2]*a[3] for a in l)/u)
    put([lab,None,None,u,u/TU,sf,None,None,None,round(mt/u),mt,mt*12,round(sum(a[2]*a[7] for a in l)/u),None],True,fc)
    tots.append({'label':lab,'units':u,'pct_units':round(100*u/TU,1),'sf':sf,'actual':round(mt/u),'actual_total':mt,'other:Annual Contract Rent':mt*12,'market':round(sum(a[2]*a[7] for a in l)/u)})
for br,l in D:
    for sa,ba,u,sf,g,ua,ct,mk in l:
        net=g-ua if g else None
        put([br,sa,ba,u,u/TU,sf,g,ua,net,ct,ct*u,ct*u*12,mk,ct/mk])
        rows.append({'type':br,'ami':sa,'baths':ba,'units':u,'pct_units':round(100*u/TU,1),'sf':sf,'gross':g,'ua':ua,'net':net,'actual':ct,'actual_total':ct*u,'other:Annual Contract Rent':ct*u*12,'market':mk,'other:Contract / Market':round(100*ct/mk,1)})
        x+=1
    A+=[(sa,ba,u,sf,g,ua,ct,mk) for sa,ba,u,sf,g,ua,ct,mk in l]
    sub(f'Subtotal {br}',l,'F6E9DF'); x+=1
sub('Total / Weighted Avg.',A,'E8CDB8'); x+=2
for t in ('PBV rents per HAP contract, net of utility allowance; may exceed the LIHTC limit where subsidy is project based.','Market rents: appraisal dated 2/27/2025, restricted comparables excluded. Market units carry no rent limit.','Manager unit (2 BR) is included above as a 60% unit.'):
    ws.cell(x,2,t).font=Font(name='Garamond',size=9,italic=True); x+=1
ws.column_dimensions['A'].width=2
for j,w in enumerate([20,15,7,8,9,8,9,9,9,10,11,13,9,11],2): ws.column_dimensions[L_(j)].width=w
ws.row_dimensions[6].height=30; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=1; ws.freeze_panes='D7'; ws.sheet_view.showGridLines=False
wb.save(doc(N)); save(N,'UM','LIHTC rent schedule by bedroom and set-aside, grouped header, second sheet, xlsx',True,K,rows,tots)
