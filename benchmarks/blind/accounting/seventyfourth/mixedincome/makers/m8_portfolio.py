from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(7408)
P=[('Harbor Point','112 Quay St., 1974 / rehab 2016',[
 ('Studio','HAP',0,1,12,12,438,905,905),('1BR/1BA','HAP',1,1,38,37,612,1085,1085),('1BR/1BA','LIHTC 60%',1,1,10,10,612,1190,1012),('2BR/1BA','HAP',2,1,24,23,815,1290,1290),('2BR/1BA','LIHTC 60%',2,1,8,7,815,1395,1204),('2BR/1BA','Market',2,1,4,4,815,1395,1362)]),
('Tidewater Crossing','9 Ferry Rd., 2009',[
 ('1BR/1BA','LIHTC 50%',1,1,16,16,688,1225,846),('1BR/1BA','LIHTC 60%',1,1,20,19,688,1225,1018),('2BR/2BA','LIHTC 50%',2,2,14,14,942,1475,1009),('2BR/2BA','LIHTC 60%',2,2,34,31,942,1475,1216),('2BR/2BA','HCV',2,2,10,10,942,1475,1388),('2BR/2BA','Market',2,2,18,16,960,1510,1467),('3BR/2BA','LIHTC 60%',3,2,16,16,1180,1740,1402),('3BR/2BA','HCV',3,2,6,6,1180,1740,1655)]),
('Alder Grove Senior','400 Alder Ave., 1998',[
 ('Studio','LIHTC 30%',0,1,6,6,425,860,402),('1BR/1BA','PBV',1,1,22,22,575,1010,1010),('1BR/1BA','LIHTC 50%',1,1,28,27,575,1010,792),('2BR/1BA','LIHTC 50%',2,1,10,9,790,1240,945),('2BR/1BA','Manager',2,1,1,1,790,1240,0)]),
('Millrace Lofts','1 Millrace Plaza, 2021',[
 ('Studio','Market',0,1,20,18,510,1395,1372),('1BR/1BA','Workforce 80%',1,1,18,18,702,1640,1388),('1BR/1BA','Market',1,1,44,40,715,1640,1611),('1BR/1BA Den','Market',1,1,8,8,822,1825,1790),('2BR/2BA','Workforce 80%',2,2,9,8,1004,2080,1655),('2BR/2BA','Market',2,2,26,23,1015,2080,2046)])]
wb=Workbook(); ws=wb.active; ws.title='Unit Mix'
A=lambda **k: Font(name='Arial Narrow',size=10,**k)
thin=Side(style='thin'); hair=Side(style='hair'); dbl=Side(style='double')
ws['A1']='Seaboard Mutual Homes - Affordable & Mixed-Income Portfolio'; ws['A1'].font=A(bold=True); ws['A1'].font=Font(name='Arial Narrow',size=14,bold=True)
ws['A2']='Unit mix, occupancy and 2026 budget rents by program'; ws['A2'].font=A(italic=True)
ws['A3']='Occupancy per 10/31/2025 rent rolls. In-place rent includes tenant and subsidy share; average over occupied units.'; ws['A3'].font=A(italic=True)
ws.merge_cells('D5:G5'); ws['D5']='Units'; ws.merge_cells('H5:I5'); ws['H5']='Square Feet'; ws.merge_cells('J5:M5'); ws['J5']='Current Rents'; ws.merge_cells('N5:O5'); ws['N5']='2026 Budget'
H=['Property / Unit Type','Program','BR','Total','Occupied','Vacant','% Occ.','Average','Total','Market','In-Place','In-Place Monthly','In-Place / SF','Rent','Annual GPR']
K=['beds','units','occupied','vacant','pct_occ','sf','total_sf','market','actual','actual_total','actual_sf','other:2026 Budget Rent','other:2026 Budget Annual GPR']
fill=PatternFill('solid',fgColor='E2EFDA'); fh=PatternFill('solid',fgColor='375623')
for rr in (5,6):
    for c in range(1,16):
        x=ws.cell(rr,c); x.fill=fh; x.font=A(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
for i,h in enumerate(H): ws.cell(6,i+1,h)
ws.row_dimensions[6].height=28
NF=['0','0','0','0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$0.00','$#,##0','$#,##0']
NFT=['0','0','0','0','0.0%','#,##0','#,##0','$#,##0.00','$#,##0.00','$#,##0','$0.00','$#,##0.00','$#,##0']
r=7; rows=[];totals=[]; g=dict(u=0,o=0,sf=0,mk=0,at=0,osf=0,bt=0,gp=0)
def tot(lab,s,r,big=False):
    v=[None,s['u'],s['o'],s['u']-s['o'],round(s['o']/s['u'],3),round(s['sf']/s['u']),s['sf'],r2(s['mk']/s['u']),r2(s['at']/s['o']),s['at'],r2(s['at']/s['osf']),r2(s['bt']/s['u']),s['gp']]
    ws.cell(r,1,lab).font=A(bold=True)
    for c in range(1,16):
        x=ws.cell(r,c); x.border=Border(top=thin,bottom=dbl if big else None); x.fill=fill
    for i,a in enumerate(v):
        if a is None: continue
        x=ws.cell(r,3+i,a); x.number_format=NFT[i]; x.font=A(bold=True)
    t={k:a for k,a in zip(K,v) if a is not None}; t['pct_occ']=round(t['pct_occ']*100,1); totals.append(dict(label=lab,**t))
for pn,ad,ms in P:
    ws.cell(r,1,pn).font=A(bold=True); ws.cell(r,2,ad).font=A(italic=True,color='7F7F7F'); r+=1
    s=dict.fromkeys(g,0)
    for t,pg,br,ba,u,o,sf,mk,ip in ms:
        bud=0 if pg=='Manager' else round(ip*{'HAP':1.031,'PBV':1.031,'HCV':1.02,'Market':1.025}.get(pg,1.035))
        v=[br,u,o,u-o,round(o/u,3),sf,u*sf,mk,ip,ip*o,r2(ip/sf),bud,bud*u*12]
        ws.cell(r,1,t).font=A(); ws.cell(r,1).alignment=Alignment(indent=1); ws.cell(r,2,pg).font=A()
        for i,a in enumerate(v):
            x=ws.cell(r,3+i,a); x.number_format=NF[i]; x.font=A(); 
        for c in range(1,16): ws.cell(r,c).border=Border(bottom=hair)
        d=dict(type=t,**dict(zip(K,v))); d['pct_occ']=round(v[4]*100,1); rows.append(d); r+=1
        for k,a in zip(('u','o','sf','mk','at','osf','bt','gp'),(u,o,u*sf,mk*u,ip*o,sf*o,bud*u,bud*u*12)): s[k]+=a
    tot(f'{pn} - Total / Wtd. Avg.',s,r); r+=2
    for k in g: g[k]+=s[k]
tot('Portfolio - Total / Wtd. Avg.',g,r,True); r+=2
for t in ('HAP = project-based Section 8 contract units; PBV = project-based vouchers; HCV = tenant-based voucher households in LIHTC 60% units.','Manager unit at Alder Grove is rent-free and counted as occupied.'):
    ws.cell(r,1,t).font=Font(name='Arial Narrow',size=9,italic=True); r+=1
for c,w in zip('ABCDEFGHIJKLMNO',(33,15,5,7,9,8,8,9,10,11,11,12,9,11,13)): ws.column_dimensions[c].width=w
ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.sheet_view.showGridLines=False
w2=wb.create_sheet('2025 Limits & UA')
for row in (['Max gross rents, Calloway County HMFA (eff. 4/1/2025)'],[],['AMI','0 BR','1 BR','2 BR','3 BR'],['30%',486,521,625,722],['50%',811,869,1042,1204],['60%',973,1042,1251,1445],['80%',1298,1390,1668,1927],[],['Utility allowance','0 BR','1 BR','2 BR','3 BR'],['Harbor Point (electric)',41,52,66,None],['Tidewater Crossing (all electric)',None,74,95,118],['Alder Grove (none - included)',0,0,0,None]): w2.append(row)
w2.column_dimensions['A'].width=34
FILE='Seaboard unit mix 2026 budget.xlsx'; wb.save(DOC+FILE); print(len(rows),g)
save(FILE,'UM','Portfolio unit mix xlsx, four property sections, grouped headers, program column, weighted averages, budget rents',False,K,rows,totals)
