# Floor plan availability, xlsx, phases, notice/vacant splits, spanning header
import json, random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(31)
NAME='Unit_Type_Availability_Tamarack_Glen'
cols=['sf','units','occ_nontv','ntv_rented','ntv_unrented','vac_rented','vac_unrented','down','pct_occ','pct_leased','market','actual']
FP=[('Phase I - Buildings 1 thru 9',[('0x1A - Sparrow',0,1,512,16,1085),('1x1A - Finch',1,1,668,48,1240),('1x1A R - Finch Renovated',1,1,668,22,1365),('1x1B - Wren',1,1,724,36,1295),('2x1A - Heron',2,1,905,24,1480),('2x2A - Osprey',2,2,1012,52,1625),('2x2A R - Osprey Renovated',2,2,1012,18,1775)]),
('Phase II - Buildings 10 thru 14',[('1x1C - Plover',1,1,741,30,1385),('1x1.5D - Plover Loft',1,1.5,866,8,1540),('2x2B - Kestrel',2,2,1088,40,1765),('2x2.5T - Kestrel Townhome',2,2.5,1264,12,2040),('3x2A - Harrier',3,2,1322,20,2215)])]
S=Side(style='thin',color='7F7F7F')
wb=Workbook();ws=wb.active;ws.title='Unit Type'
ws['B1']='TAMARACK GLEN';ws['B1'].font=Font(name='Arial',bold=True,size=16)
ws['B2']='Availability Summary by Floor Plan  |  as of Sunday 02/23/2025';ws['B2'].font=Font(name='Arial',size=10,color='555555')
top=['Floor Plan','Bed','Bath','Avg\nSq Ft','Total\nUnits','Occupied','On Notice','','Vacant','','Down','Occupancy','','Avg Rent','']
sub=['','','','','','No Notice','Rented','Unrented','Rented','Unrented','','% Occ','% Leased','Market','In-Place']
for i,(a,b) in enumerate(zip(top,sub)):
    for r,t in((4,a),(5,b)):
        c=ws.cell(r,2+i,t or None);c.font=Font(name='Arial',bold=True,size=9);c.fill=PatternFill('solid',fgColor='D9E2D0');c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);c.border=Border(top=S,bottom=S,left=S,right=S)
for a in('B4:B5','C4:C5','D4:D5','E4:E5','F4:F5','H4:I4','J4:K4','L4:L5','M4:N4','O4:P4'): ws.merge_cells(a)
ws.row_dimensions[4].height=28
rows=[];tots=[];rr=6
def put(lab,bd,bt,v,bold=False,pre=False):
    global rr
    vv=[lab,bd,bt]+v
    for i,x in enumerate(vv):
        c=ws.cell(rr,2+i,x);c.font=Font(name='Arial',size=9,bold=bold)
        if i>=3:c.number_format={11:'0.0%',12:'0.0%',13:'$#,##0',14:'$#,##0.00',3:'#,##0'}.get(i,'0')
        if bold:c.border=Border(top=S)
    rr+=1
def agg(rs):
    n=sum(r[1] for r in rs);cn=[sum(r[i] for r in rs) for i in range(1,8)]
    occ=lambda r:r[2]+r[3]+r[4]
    o=sum(map(occ,rs))
    return [round(sum(r[0]*r[1] for r in rs)/n)]+cn+[round(o/n,3),round((cn[1]+cn[2]+cn[4])/n,3),round(sum(r[10]*r[1] for r in rs)/n),round(sum(r[11]*occ(r) for r in rs)/o,2)]
A=[]
for ph,fs in FP:
    c=ws.cell(rr,2,ph);ws.merge_cells(start_row=rr,start_column=2,end_row=rr,end_column=16);c.font=Font(name='Arial',bold=True,italic=True,size=10);c.fill=PatternFill('solid',fgColor='F2F2F2');rr+=1
    P=[]
    for t,bd,bt,sf,n,mk in fs:
        nr=R.randrange(0,1+n//14);nu=R.randrange(0,1+n//10);vr=R.randrange(0,1+n//12);vu=R.randrange(0,2+n//14);dn=1 if R.random()<.25 else 0
        oc=n-nr-nu-vr-vu-dn;o=oc+nr+nu
        # leased = occupied less notice unrented plus vacant rented
        v=[sf,n,oc,nr,nu,vr,vu,dn,round(o/n,3),round((o-nu+vr)/n,3),mk,round(mk*R.uniform(.91,1.0),2)]
        put(t,bd,bt,v);P.append(v);rows.append({'type':t,'beds':bd,'baths':bt,**dict(zip(cols,v))})
    a=agg(P);lab='Subtotal '+ph.split(' - ')[0];put(lab,None,None,a,True);tots.append({'label':lab,**dict(zip(cols,a))});A+=P;rr+=1
a=agg(A);lab='Property Total / Average';put(lab,None,None,a,True);tots.append({'label':lab,**dict(zip(cols,a))})
for i in range(2,17): ws.cell(rr-1,i).fill=PatternFill('solid',fgColor='D9E2D0')
ws.cell(rr+1,2,'Occupied = no notice + on notice.  Leased = occupied - notice unrented + vacant rented.  Model and office units are shown as Down.').font=Font(name='Arial',size=8,italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=30
for l in 'CDEFGHIJKLMNOP': ws.column_dimensions[l].width=10
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.sheet_view.showGridLines=False
wb.save(f'documents/{NAME}.xlsx')
json.dump({'name':NAME+'.xlsx','kind':'UM','planted':None,'money':cols,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),a)
