# US affordable rent schedule by bedrooms, three properties, xlsx
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
N='2026 Rent Schedule - Hearthside portfolio.xlsx'
K=['beds','baths','units','sf','ami','gross','ua','net','other:2026 FMR','market','other:Monthly Net Potential','other:Wait List']
# type, br, ba, units, sf, ami(%/None), gross, ua, market ; wait
ua={'f':{1:71,2:94,3:118,4:141},'s':{0:0,1:0,2:0},'r':{2:163,3:198,4:226}}
FMR={0:1012,1:1118,2:1364,3:1722,4:1948}
P=[('HEARTHSIDE COMMONS  (LIHTC / Section 8 PBV - family)','f',[
 ('1BR - 30% / PBV',1,1,6,642,30,1118,1225,88),('1BR - 50%',1,1,8,642,50,906,1225,41),('1BR - 60%',1,1,10,655,60,1087,1225,17),
 ('2BR - 30% / PBV',2,1,8,848,30,1364,1480,133),('2BR - 50%',2,1,14,848,50,1087,1480,62),('2BR - 60%',2,1.5,18,872,60,1305,1495,24),
 ('3BR - 50%',3,2,10,1094,50,1256,1810,57),('3BR - 60%',3,2,12,1094,60,1507,1810,19),('4BR - 50%',4,2,4,1288,50,1401,2060,36),
 ('2BR - Manager',2,1,1,848,None,None,None,None)]),
 ('ST. BRENDAN TERRACE  (Section 202 / PRAC - elderly 62+)','s',[
 ('Efficiency',0,1,12,438,50,846,990,29),('1BR - PRAC',1,1,38,540,50,906,1120,114),('1BR - Accessible',1,1,6,566,50,906,1120,22),('1BR - Market',1,1,4,540,None,None,1120,3),
 ('2BR - Resident Mgr',2,1,1,780,None,None,None,None)]),
 ('SCATTERED SITES  (HOME / public housing conversion - tenants pay all utilities)','r',[
 ('2BR Duplex - Low HOME',2,1,6,910,50,1087,1390,38),('2BR Duplex - High HOME',2,1,4,910,65,1364,1390,11),('3BR Ranch - Low HOME',3,1,9,1120,50,1256,1680,47),
 ('3BR Ranch - High HOME',3,1.5,7,1164,65,1612,1680,9),('3BR Townhouse - RAD',3,1.5,8,1210,60,1507,1725,66),('4BR House - Low HOME',4,2,3,1395,50,1401,1925,31),('4BR House - RAD',4,2,2,1420,60,1681,1950,28)])]
wb=Workbook(); ws=wb.active; ws.title='Rent Schedule'
F=lambda **k: Font(name='Cambria',**{'size':10,**k})
ws['A1']='Hearthside Community Homes, Inc.'; ws['A1'].font=F(size=14,bold=True)
ws['A2']='Rent schedule effective 01/01/2026 - by bedroom size and set-aside'; ws['A2'].font=F()
H=['Unit Type','BR','BA','No. Units','Avg SF','AMI Limit','Gross Rent','Utility Allow.','Net Rent','2026 FMR','Market Rent','Monthly Net Potential','Wait List']
r=4; rows=[];totals=[];G=[0,0,0,0]
thin=Side('thin',color='FF888888')
def tot(r,lab,u,mp,wl,sf=None,bold=True):
    ws.cell(r,1,lab); ws.cell(r,4,u); ws.cell(r,12,mp); ws.cell(r,13,wl)
    if sf: ws.cell(r,5,sf)
    for j in range(1,14):
        c=ws.cell(r,j); c.font=F(bold=True); c.border=Border(top=Side('thin'))
        c.number_format='$#,##0' if j==12 else '#,##0'
    t={"label":lab,"units":u,"other:Monthly Net Potential":mp,"other:Wait List":wl}
    if sf: t["sf"]=sf
    totals.append(t)
for pn,q,L in P:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); c=ws.cell(r,1,pn); c.font=F(bold=True,color='FFFFFFFF'); c.fill=PatternFill('solid',fgColor='FF3B5E4B'); r+=1
    for j,x in enumerate(H,1):
        c=ws.cell(r,j,x); c.font=F(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal='left' if j==1 else 'center',vertical='bottom'); c.border=Border(bottom=thin)
    ws.row_dimensions[r].height=27; r+=1
    U=M=W=A=0
    for ty,br,ba,u,sf,ami,gr,mk,wl in L:
        t={"type":ty,"beds":br,"baths":ba,"units":u,"sf":sf}
        v=[ty,br,ba,u,sf,None,None,None,None,None,mk,None,wl]
        if ami: v[5]=ami/100; t["ami"]=ami
        if gr:
            a=ua[q][br]; v[6]=gr; v[7]=a; v[8]=gr-a; v[9]=FMR[br]; v[11]=u*(gr-a)
            t.update(gross=gr,ua=a,net=gr-a); t["other:2026 FMR"]=FMR[br]; t["other:Monthly Net Potential"]=v[11]
        elif mk: # market
            v[5]='n/a'; v[8]=mk; v[9]=FMR[br]; v[11]=u*mk; t["net"]=mk; t["other:2026 FMR"]=FMR[br]; t["other:Monthly Net Potential"]=v[11]
        else: v[5]='exempt'
        if mk: t["market"]=mk
        if wl is not None: t["other:Wait List"]=wl
        for j,x in enumerate(v,1):
            c=ws.cell(r,j,x); c.font=F()
            if j==6: c.number_format='0%'; c.alignment=Alignment(horizontal='center')
            elif j in(7,8,9,10,11,12): c.number_format='$#,##0'
            elif j==3: c.number_format='0.0'; c.alignment=Alignment(horizontal='center')
            elif j in(2,4): c.alignment=Alignment(horizontal='center')
            elif j==5: c.number_format='#,##0'
            if j<14: c.border=Border(bottom=Side('hair'))
        rows.append(t); U+=u; M+=v[11] or 0; W+=wl or 0; A+=u*sf; r+=1
    lab='Total '+{'f':'Hearthside Commons','s':'St. Brendan Terrace','r':'Scattered Sites'}[q]
    tot(r,lab,U,M,W,round(A/U)); r+=2
    for j,x in enumerate((U,M,W,A)): G[j]+=x
tot(r,'PORTFOLIO',G[0],G[1],G[2],round(G[3]/G[0])); r+=2
for x in ['Net Rent = Gross Rent less Utility Allowance (see UA tab). PBV/PRAC/RAD tenants pay 30% of adjusted income; contract rent shown as gross.',
          'Market Rent per appraisal update Oct 2025. Staff units carry no rent. Wait list counts as of 12/15/2025 (households may appear on more than one list).']:
    ws.cell(r,1,x).font=F(size=8,italic=True); r+=1
for col,w in zip('ABCDEFGHIJKLM',(27,5,6,8,8,8,9,9,9,9,9,12,8)): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
u=wb.create_sheet('UA'); u.append(['Utility allowances eff. 10/01/2025']); u.append(['Item','1BR','2BR','3BR','4BR'])
for x in [('Heating (gas)',31,41,52,62),('Cooking (elec)',8,11,14,17),('Other electric',32,42,52,62),('Total Hearthside Commons',71,94,118,141)]: u.append(x)
u.column_dimensions['A'].width=28
wb.save(doc(N))
save(N,'UM','US affordable portfolio rent schedule, three property sections with repeated headers, AMI, gross / UA / net, FMR, market and wait lists, staff units without rent',False,K,rows,totals)
