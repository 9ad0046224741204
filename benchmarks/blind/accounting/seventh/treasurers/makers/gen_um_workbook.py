# own workbook: unit mix by building with occupancy, in-place and market rents, loss to lease
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
BL=[('Bldg 100-300: Old Mill Side (1974)',[('A0 Studio',0,1,10,9,455,905,940),('A1 One Bed',1,1,24,22,610,1042,1090),('A1R One Bed Reno',1,1,12,12,610,1165,1180),('B1 Two Bed',2,1,18,17,830,1238,1295)]),
('Bldg 400-500: River Side (1988)',[('C1 One Bed Balcony',1,1,16,15,675,1188,1225),('D2 Two Bed Split',2,2,20,18,960,1411,1465),('D2T Two Bed Townhouse',2,1.5,8,8,1045,1496,1510),('E3 Three Bed',3,2,6,5,1180,1702,1750)]),
('Carriage House (2005 conversion)',[('F1 Loft',1,1,3,3,790,1325,1350),('F2 Loft w/ Mezzanine',1,1.5,2,1,925,1450,1495),('G Live/Work',0,1,2,2,1260,1780,1780)])]
K=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','actual_sf','market','market_total','other:Loss to Lease']
wb=Workbook(); ws=wb.active; ws.title='Mix'; ws2=wb.create_sheet('Notes')
ws2['A1']='Market rents set at the 5/12/25 pricing call. Employee unit in B1 counted occupied at full rent.'
F=lambda b=False,s=9,c='000000':Font(name='Verdana',size=s,bold=b,color=c)
ws['A1']='MILLRACE APARTMENTS'; ws['A1'].font=F(True,13,'1F4E5F'); ws['A2']='Unit mix and rent position, 31 May 2025'; ws['A2'].font=F()
H=[('','','Floor Plan'),('','','BR'),('','','BA'),('','# of','Units'),('','','Occ.'),('','','Vac.'),('','%','Occ.'),('Avg','Unit','SF'),('Total','Rentable','SF'),('In-Place','Rent','(Avg)'),('In-Place','Rent','Monthly'),('In-Place','Rent','$/SF'),('','Market','Rent'),('Market','Rent','Monthly'),('Loss','to','Lease')]
for c,(a,b,d) in enumerate(H,1):
    for i,t in enumerate((a,b,d)):
        x=ws.cell(4+i,c,t or None); x.font=F(True); x.alignment=Alignment(horizontal='left' if c==1 else 'center'); x.fill=PatternFill('solid',fgColor='CFE3E8')
        if i==2: x.border=Border(bottom=Side(style='medium',color='1F4E5F'))
FM=['0','0','0','0.0%','#,##0','#,##0','#,##0','#,##0','0.00','#,##0','#,##0','#,##0;(#,##0)']
r=7;rows=[];tot=[]
def agg(L):
    n=sum(x['units'] for x in L);o=sum(x['occupied'] for x in L);sf=sum(x['total_sf'] for x in L);a=sum(x['actual_total'] for x in L);osf=sum(x['occupied']*x['sf'] for x in L);mk=sum(x['market_total'] for x in L)
    return [n,o,n-o,round(o/n,3),round(sf/n),sf,round(a/o),a,round(a/osf,2),round(mk/n),mk,sum(x['other:Loss to Lease'] for x in L)]
def wr(r,lab,v,b):
    ws.cell(r,1,lab).font=F(b)
    for c,(q,f) in enumerate(zip(v,FM),4): x=ws.cell(r,c,q); x.number_format=f; x.font=F(b); x.alignment=Alignment(horizontal='right')
for bn,L in BL:
    ws.cell(r,1,bn).font=F(True,9,'1F4E5F'); r+=1; S=[]
    for t,br,ba,n,o,sf,a,mk in L:
        v=[n,o,n-o,round(o/n,3),sf,n*sf,a,o*a,round(a/sf+1e-9,2),mk,n*mk,o*(mk-a)]
        q={'type':t,'beds':br,'baths':ba,**dict(zip(K,v))}; wr(r,t,v,False); ws.cell(r,2,br).font=F(); x=ws.cell(r,3,ba); x.font=F(); ws.cell(r,1).alignment=Alignment(indent=1)
        for c in (2,3): ws.cell(r,c).alignment=Alignment(horizontal='center')
        S.append(q); rows.append(q); r+=1
    lab={'B':'Subtotal '+bn.split(':')[0],'C':'Subtotal Carriage House'}[bn[0]]; v=agg(S); wr(r,lab,v,True); tot.append({'label':lab,**dict(zip(K,v))})
    for c in range(1,16): ws.cell(r,c).border=Border(top=Side(style='thin'))
    r+=2
v=agg(rows); wr(r,'Property total / average',v,True); tot.append({'label':'Property total / average',**dict(zip(K,v))})
for c in range(1,16): ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double')); ws.cell(r,c).fill=PatternFill('solid',fgColor='CFE3E8')
r+=2
for t in ('In-place monthly = occupied units x average in-place rent. In-place $/SF is on occupied SF.','Loss to lease = occupied units x (market less in-place). Vacant units are excluded.'): ws.cell(r,1,t).font=F(False,8); r+=1
ws.cell(5,17,'By bedroom').font=F(True); ws.cell(6,17,'Kind').font=F(True); ws.cell(6,18,'Count').font=F(True)
for i,(b,t) in enumerate(((0,'Studio / live-work'),(1,'1 BR'),(2,'2 BR'),(3,'3 BR'))): ws.cell(8+i,17,t).font=F(); ws.cell(8+i,18,sum(x['units'] for x in rows if x['beds']==b)).font=F()
ws.column_dimensions['A'].width=32
for c in 'BCDEFG': ws.column_dimensions[c].width=8
for c in 'HIJKLMNO': ws.column_dimensions[c].width=11
ws.column_dimensions['P'].width=3; ws.column_dimensions['Q'].width=20
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.freeze_panes='B7'
N='Millrace unit mix 053125.xlsx'; wb.save(doc(N)); truth(N,'UM',K,rows,tot)
