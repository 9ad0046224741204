"""Senior housing unit mix hand-made in Excel by the owner's bookkeeper: care level merged down the first column, subtotals above nothing, payor recap at the side, some counts stored as text"""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
N='um_senior_owner'
# type, sf, units, licensed beds, occupied, market, 2nd person fee, avg care, in-place
S=[('Independent\nLiving',[('IL Studio',425,14,None,11,2450,None,None,2318),('IL 1 BR',580,30,None,27,2995,650,None,2874),('IL 2 BR Cottage',910,8,None,8,3950,650,None,3806)]),
('Assisted\nLiving',[('AL Companion (shared)',310,6,12,5,2900,None,485,2695),('AL Studio',340,28,28,21,3695,850,612,3410),('AL Deluxe Studio',395,10,10,9,4095,850,598,3922),('AL 1 BR',520,12,16,8,4650,850,704,4385)]),
('Memory\nCare',[('MC Private',275,16,16,14,5900,None,None,5540),('MC Semi-Private',350,5,10,3,4700,None,None,4215)])]
K=['sf','units','pct_units','other:Licensed Beds','occupied','vacant','pct_occ','market','other:2nd Person Fee','other:Avg Care Fee','actual','other:Annual In-Place Rent']
HD=['Level of Care','Unit Type','Avg SF','# Units','% of Units','Licensed Beds','Occupied','Vacant','% Occupied','Market Rent','2nd Person Fee','Avg Care Fee','In-Place Rent','Annual In-Place Rent']
NF=['#,##0','0','0.0%','0','0','0','0%','#,##0','#,##0','#,##0','#,##0','"$"#,##0']
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
F=lambda **k: Font(name=k.pop('name','Cambria'),size=k.pop('size',10),**k)
th=Side(style='thin'); box=Border(left=th,right=th,top=th,bottom=th)
ws['A1']='WILLOW CREST SENIOR COMMUNITY - Unit Mix & Rates'; ws['A1'].font=F(bold=True,size=13,color='1F3864')
ws['A2']='Chillicothe, Ohio     As of 9/1/2025     rates are per month, second person extra'; ws['A2'].font=F(italic=True)
for j,t in enumerate(HD,1):
    c=ws.cell(4,j,t); c.font=F(bold=True); c.fill=PatternFill('solid',fgColor='FFE699'); c.border=box; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[4].height=42
U=sum(u[2] for s in S for u in s[1]); TOT=U
from decimal import Decimal, ROUND_HALF_UP
def hu(a,n): return float(Decimal(repr(round(a,9))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))
rows=[];tots=[];r=5
def put(r,lab,v,tot=None):
    ws.cell(r,2,lab)
    for j,k in enumerate(K,3):
        q=v.get(k)
        if q is not None:
            ws.cell(r,j,q/100 if k.startswith('pct') else q).number_format=NF[j-3]
    for j in range(1,15):
        c=ws.cell(r,j); c.border=box; c.font=F(bold=bool(tot))
        if j>2: c.alignment=Alignment(horizontal='right')
        if tot: c.fill=PatternFill('solid',fgColor=tot)
def agg(L):
    t={k:sum(x.get(k) or 0 for x in L) for k in ('units','occupied','vacant','other:Licensed Beds','other:Annual In-Place Rent')}
    if not t['other:Licensed Beds']: t['other:Licensed Beds']=None
    t['pct_units']=100*t['units']/TOT; t['pct_occ']=100*t['occupied']/t['units']; return t
def tr(v):
    v={k:q for k,q in v.items() if q is not None}
    v['pct_units']=hu(v['pct_units'],1); v['pct_occ']=int(hu(v['pct_occ'],0)); return v
allr=[]
for s,L in S:
    r0=r; sec=[]
    for ty,sf,u,lb,o,mk,sp,cf,ac in L:
        v={'sf':sf,'units':u,'pct_units':100*u/TOT,'other:Licensed Beds':lb,'occupied':o,'vacant':u-o,'pct_occ':100*o/u,'market':mk,'other:2nd Person Fee':sp,'other:Avg Care Fee':cf,'actual':ac,'other:Annual In-Place Rent':o*ac*12}
        put(r,ty,v); sec.append(v); rows.append({'type':ty,**tr(v)})
        r+=1
    ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1); c=ws.cell(r0,1,s); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
    t=agg(sec); allr+=sec; lab=s.replace('\n',' ')+' subtotal'; put(r,lab,t,'F2F2F2'); tots.append({'label':lab,**tr(t)}); r+=1
t=agg(allr); put(r,'TOTAL COMMUNITY',t,'FFE699'); tots.append({'label':'TOTAL COMMUNITY',**tr(t)})
# counts of one row stored as text, as typed by hand
for rr in range(5,r):
    if ws.cell(rr,2).value=='AL 1 BR':
        for j in (4,7): ws.cell(rr,j).value=str(ws.cell(rr,j).value); 
r+=2
for tx in ('MC rates include care. AL care fee is the average of levels 1-4 for residents billed.','Cottages have one-car garages. Respite suite (1) is not in the mix.'):
    ws.cell(r,2,tx).font=F(italic=True,size=9); r+=1
r+=1
ws.cell(r,2,'Payor of occupied apartments').font=F(bold=True); r+=1
occ=t['occupied']; pay=[('Private pay',occ-19),('LTC insurance',7),('Ohio Assisted Living Waiver',12)]
for a,b in pay: ws.cell(r,2,a).font=F(); ws.cell(r,3,b).font=F(); r+=1
for col,w in zip('ABCDEFGHIJKLMN',(12,25,8,8,9,10,10,8,10,9,10,9,10,13)): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N,'xlsx'))
save(N,'xlsx','UM','SENIOR_HOUSING','hand-made Excel of a senior community, care level merged down the first column, fees as further columns, subtotals per care level, one row of counts stored as text, payor recap below',K,rows,tots,hard='licensed beds is no bedroom column; recap under the table')
print(tots)
